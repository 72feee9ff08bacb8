import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { TripMark } from '@idavuelta/shared/contracts/staff';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { tripOf } from '../../testing/dispatched-departures.ts';
import { ago, startDriving } from '../../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

test('[DSP-08] a driver sees the stops of their own trip in order, without e-mails, and that is recorded once', async () => {
  const { driver, van, buyers } = await driving.published();
  const [trip, ...others] = await driving.tripsOf(driver);
  assert.deepEqual(others, []);
  assert.deepEqual([trip?.van, trip?.seats, trip?.stops.length, trip?.waitMinutes], [van.plate, 15, 2, 5]);
  const [first, second] = trip?.stops ?? [];
  assert.ok(first && second && first.at < second.at);
  assert.deepEqual([first.seats, first.address, first.people[0]?.phone], [1, 'Av. Grau 123', '+51987654321']);
  for (const { email } of buyers) assert.ok(!JSON.stringify(trip).includes(email));
  await driving.tripsOf(driver);
  const rows = await testApp.query(`SELECT 1 FROM audit WHERE action = 'read-run-sheet' AND subject = $1`, [
    `trip:${trip?.id}`,
  ]);
  assert.equal(rows.length, 1);
});

test('[DSP-08] nobody else sees the trip, and the driver only from a day before it to a day after', async () => {
  const { driver, id } = await driving.published();
  assert.deepEqual(await driving.tripsOf(await logInStaff(testApp, 'driver')), []);
  assert.equal((await testApp.call('GET', '/staff-api/my-trips', { token: dispatching.token })).status, 403);
  await driving.startsIn(id, 25);
  assert.deepEqual(await driving.tripsOf(driver), []);
  await driving.startsIn(id, -23);
  assert.equal((await driving.tripsOf(driver)).length, 1);
  await driving.startsIn(id, -30);
  assert.deepEqual(await driving.tripsOf(driver), []);
});

test('[DSP-08] what is marked is read again, and what a phone sends twice counts once', async () => {
  const { driver } = await driving.published();
  const [trip] = await driving.tripsOf(driver);
  const marks = [
    driving.aMark(trip, 'left', undefined, ago(30)),
    driving.aMark(trip, 'arrived', 0, ago(20)),
    driving.aMark(trip, 'boarded', 0, ago(18)),
    driving.aMark(trip, 'no_show', 1, ago(5)),
  ];
  const { data } = await driving.send(driver, marks);
  assert.deepEqual(data.rejected, []);
  const [first, second] = data.trips[0]?.stops ?? [];
  assert.deepEqual(
    [data.trips[0]?.leftAt, first?.arrivedAt, first?.boardedAt, second?.noShowAt],
    marks.map(({ at }) => isoMoment(at)),
  );
  await driving.send(driver, marks);
  const [{ count } = { count: 0 }] = await testApp.query<{ count: number }>(
    'SELECT count(*)::int FROM trip_mark WHERE trip_id = $1',
    [trip?.id],
  );
  assert.equal(count, 4);
  // they came after all
  const corrected = await driving.send(driver, [driving.aMark(trip, 'boarded', 1, ago(1))]);
  const stop = corrected.data.trips[0]?.stops[1];
  assert.deepEqual([stop?.boardedAt !== undefined, stop?.noShowAt], [true, undefined]);
  const done = await driving.send(driver, [driving.aMark(trip, 'done')]);
  assert.ok(done.data.trips[0]?.doneAt);
});

test('[DSP-08] marks of another trip, of nobody in it, or of a trip that is far are named, and the others are taken', async () => {
  const { driver, id } = await driving.published();
  const { driver: other } = await driving.published();
  const [trip] = await driving.tripsOf(driver);
  const [foreign] = await driving.tripsOf(other);
  const marks = [
    driving.aMark(foreign, 'left'),
    { ...driving.aMark(trip, 'arrived', 0), party: '2147483647.0' },
    { ...driving.aMark(trip, 'left'), party: trip?.stops[0]?.party },
    driving.aMark(trip, 'left'),
  ] as TripMark[];
  const { data } = await driving.send(driver, marks);
  assert.deepEqual(data.rejected.map((each) => [marks.findIndex((mark) => mark.id === each.id), each.reason]).sort(), [
    [0, 'not_yours'],
    [1, 'unknown_party'],
    [2, 'unknown_party'],
  ]);
  assert.ok(data.trips[0]?.leftAt);
  for (const hours of [30, -60]) {
    await driving.startsIn(id, hours);
    const { data: far } = await driving.send(driver, [driving.aMark(trip, 'done')]);
    assert.deepEqual(far.rejected[0]?.reason, 'not_in_window');
  }
});

test('[DSP-08] a phone whose clock is ahead marks now, and a plan that is published again keeps what was marked', async () => {
  const { driver, id, van, parties } = await driving.published();
  const [trip] = await driving.tripsOf(driver);
  const { data } = await driving.send(driver, [driving.aMark(trip, 'arrived', 0, ago(-60))]);
  const arrivedAt = data.trips[0]?.stops[0]?.arrivedAt ?? '';
  assert.ok(Date.parse(arrivedAt) <= Date.now());
  await dispatching.draft(id, [tripOf(van.id, parties.map((party) => party.id).toReversed(), { driverId: driver.id })]);
  await dispatching.publish(id, (await dispatching.read(id)).draft?.revision ?? 0, true);
  await driving.startsIn(id, 2);
  const [again] = await driving.tripsOf(driver);
  assert.notEqual(again?.id, trip?.id);
  assert.equal(again?.stops.find(({ party }) => party === trip?.stops[0]?.party)?.arrivedAt, arrivedAt);
});

test('[DSP-08] a ticket that was checked has boarded', async () => {
  const { driver, buyers } = await driving.published();
  await testApp.query(
    `INSERT INTO ticket_check (order_ticket_id, leg) SELECT id, 'outbound' FROM order_ticket WHERE order_id = $1`,
    [buyers[0]?.orderId],
  );
  const [trip] = await driving.tripsOf(driver);
  assert.deepEqual(
    trip?.stops.map(({ boardedAt }) => boardedAt !== undefined),
    [true, false],
  );
});
