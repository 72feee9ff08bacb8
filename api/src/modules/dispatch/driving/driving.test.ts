import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { DrivenTrip, MarkedTrips, TripMark } from '@idavuelta/shared/contracts/staff';
import { query } from '../../../database/database.ts';
import { isoMoment } from '../../../database/iso-moment.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

let testApp: TestApp;
let dispatching: Awaited<ReturnType<typeof createDispatching>>;
before(async () => {
  testApp = await startTestApp();
  dispatching = await createDispatching(testApp);
});
after(() => testApp.close());

/** A published trip with two stops, which begins in so many hours. */
async function published({ hours = 2 } = {}) {
  const { event, id } = await dispatching.departure();
  const buyers = [
    await dispatching.buy(event, { position: door(0) }),
    await dispatching.buy(event, { position: door(5) }),
  ];
  const { parties } = await dispatching.read(id);
  const [van, driver] = [await dispatching.vehicle(), await logInStaff(testApp, 'driver')];
  await dispatching.draft(id, [
    tripOf(
      van.id,
      parties.map((party) => party.id),
      { driverId: driver.id },
    ),
  ]);
  const { draft } = await dispatching.read(id);
  const { status, body } = await dispatching.publish(id, draft?.revision ?? 0, true);
  assert.equal(status, 200, JSON.stringify(body));
  await startsIn(id, hours);
  return { event, id, buyers, van, driver, parties };
}

/** Moves the published trips of a departure. */
const startsIn = (departureId: number, hours: number) =>
  query(
    testApp.db,
    `WITH moved AS (SELECT t.id, now() + make_interval(hours => $2) - t.starts_at AS by
       FROM trip t JOIN dispatch_plan p ON p.id = t.plan_id WHERE p.departure_id = $1),
     stops AS (UPDATE trip_stop s SET planned_at = s.planned_at + moved.by FROM moved WHERE moved.id = s.trip_id)
     UPDATE trip t SET starts_at = t.starts_at + moved.by, ends_at = t.ends_at + moved.by FROM moved WHERE moved.id = t.id`,
    [departureId, hours],
  );

const tripsOf = async ({ token }: { token: string }) =>
  (await testApp.call<DrivenTrip[]>('GET', '/staff-api/my-trips', { token })).data;
const aMark = (trip: DrivenTrip | undefined, kind: TripMark['kind'], stop?: number, at = new Date()): TripMark => ({
  id: randomUUID(),
  tripId: trip?.id ?? 0,
  kind,
  ...(stop !== undefined && { party: trip?.stops[stop]?.party ?? '1.0' }),
  at: at.toISOString(),
});
const send = ({ token }: { token: string }, marks: TripMark[]) =>
  testApp.call<MarkedTrips>('POST', '/staff-api/my-trips/marks', { token, body: { marks } });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

test('[DSP-08] a driver sees the stops of their own trip in order, without e-mails, and that is recorded once', async () => {
  const { driver, van, buyers } = await published();
  const [trip, ...others] = await tripsOf(driver);
  assert.deepEqual(others, []);
  assert.deepEqual([trip?.van, trip?.seats, trip?.stops.length, trip?.waitMinutes], [van.plate, 15, 2, 5]);
  const [first, second] = trip?.stops ?? [];
  assert.ok(first && second && first.at < second.at);
  assert.deepEqual([first.seats, first.address, first.people[0]?.phone], [1, 'Av. Grau 123', '+51987654321']);
  for (const { email } of buyers) assert.ok(!JSON.stringify(trip).includes(email));
  await tripsOf(driver);
  const rows = await query(testApp.db, `SELECT 1 FROM audit WHERE action = 'read-run-sheet' AND subject = $1`, [
    `trip:${trip?.id}`,
  ]);
  assert.equal(rows.length, 1);
});

test('[DSP-08] nobody else sees the trip, and the driver only from a day before it to a day after', async () => {
  const { driver, id } = await published();
  assert.deepEqual(await tripsOf(await logInStaff(testApp, 'driver')), []);
  assert.equal((await testApp.call('GET', '/staff-api/my-trips', { token: dispatching.token })).status, 403);
  await startsIn(id, 25);
  assert.deepEqual(await tripsOf(driver), []);
  await startsIn(id, -23);
  assert.equal((await tripsOf(driver)).length, 1);
  await startsIn(id, -30);
  assert.deepEqual(await tripsOf(driver), []);
});

test('[DSP-08] what is marked is read again, and what a phone sends twice counts once', async () => {
  const { driver } = await published();
  const [trip] = await tripsOf(driver);
  const marks = [
    aMark(trip, 'left', undefined, ago(30)),
    aMark(trip, 'arrived', 0, ago(20)),
    aMark(trip, 'boarded', 0, ago(18)),
    aMark(trip, 'no_show', 1, ago(5)),
  ];
  const { data } = await send(driver, marks);
  assert.deepEqual(data.rejected, []);
  const [first, second] = data.trips[0]?.stops ?? [];
  assert.deepEqual(
    [data.trips[0]?.leftAt, first?.arrivedAt, first?.boardedAt, second?.noShowAt],
    marks.map(({ at }) => isoMoment(at)),
  );
  await send(driver, marks);
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    testApp.db,
    'SELECT count(*)::int FROM trip_mark WHERE trip_id = $1',
    [trip?.id],
  );
  assert.equal(count, 4);
  // they came after all
  const corrected = await send(driver, [aMark(trip, 'boarded', 1, ago(1))]);
  const stop = corrected.data.trips[0]?.stops[1];
  assert.deepEqual([stop?.boardedAt !== undefined, stop?.noShowAt], [true, undefined]);
  const done = await send(driver, [aMark(trip, 'done')]);
  assert.ok(done.data.trips[0]?.doneAt);
});

test('[DSP-08] marks of another trip, of nobody in it, or of a trip that is far are named, and the others are taken', async () => {
  const { driver, id } = await published();
  const { driver: other } = await published();
  const [trip] = await tripsOf(driver);
  const [foreign] = await tripsOf(other);
  const marks = [
    aMark(foreign, 'left'),
    { ...aMark(trip, 'arrived', 0), party: '2147483647.0' },
    { ...aMark(trip, 'left'), party: trip?.stops[0]?.party },
    aMark(trip, 'left'),
  ] as TripMark[];
  const { data } = await send(driver, marks);
  assert.deepEqual(data.rejected.map((each) => [marks.findIndex((mark) => mark.id === each.id), each.reason]).sort(), [
    [0, 'not_yours'],
    [1, 'unknown_party'],
    [2, 'unknown_party'],
  ]);
  assert.ok(data.trips[0]?.leftAt);
  for (const [hours, reason] of [
    [30, 'too_early'],
    [-60, 'too_late'],
  ] as const) {
    await startsIn(id, hours);
    assert.deepEqual((await send(driver, [aMark(trip, 'done')])).data.rejected[0]?.reason, reason);
  }
});

test('[DSP-08] a phone whose clock is ahead marks now, and a plan that is published again keeps what was marked', async () => {
  const { driver, id, van, parties } = await published();
  const [trip] = await tripsOf(driver);
  const { data } = await send(driver, [aMark(trip, 'arrived', 0, ago(-60))]);
  const arrivedAt = data.trips[0]?.stops[0]?.arrivedAt ?? '';
  assert.ok(Date.parse(arrivedAt) <= Date.now());
  await dispatching.draft(id, [tripOf(van.id, parties.map((party) => party.id).toReversed(), { driverId: driver.id })]);
  await dispatching.publish(id, (await dispatching.read(id)).draft?.revision ?? 0, true);
  await startsIn(id, 2);
  const [again] = await tripsOf(driver);
  assert.notEqual(again?.id, trip?.id);
  assert.equal(again?.stops.find(({ party }) => party === trip?.stops[0]?.party)?.arrivedAt, arrivedAt);
});

test('[DSP-08] a ticket that was checked has boarded', async () => {
  const { driver, buyers } = await published();
  await query(
    testApp.db,
    `INSERT INTO ticket_check (order_ticket_id, leg) SELECT id, 'outbound' FROM order_ticket WHERE order_id = $1`,
    [buyers[0]?.orderId],
  );
  const [trip] = await tripsOf(driver);
  assert.deepEqual(
    trip?.stops.map(({ boardedAt }) => boardedAt !== undefined),
    [true, false],
  );
});
