import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { RidePage } from '@idavuelta/shared/contracts';
import type {
  DrivenTrip,
  ReportedTrip,
  ReportRow,
  TravelledDeparture,
  TripNews,
} from '@idavuelta/shared/contracts/staff';
import { dayAt } from '@idavuelta/shared/contracts/time';
import { isoMoment } from '../../../../database/iso-moment.ts';
import { signedToken } from '../../../../testing/session-tokens.ts';
import { logInStaff } from '../../../../testing/staff-members.ts';
import { tripOf } from '../../testing/dispatched-departures.ts';
import { ago, startDriving } from '../../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

type Published = Awaited<ReturnType<typeof driving.published>>;

const runsOf = (departureId: number) =>
  testApp.query<{ id: number; driver_id: number; end_reason: string | null; continues: number | null }>(
    'SELECT id, driver_id, end_reason, continues FROM run WHERE departure_id = $1 ORDER BY id',
    [departureId],
  );

/** Publishes again, with this driver and van. */
async function publishAgain(
  { id, van, driver, parties }: Published,
  changes: { driverId?: number; vehicleId?: number } = {},
) {
  const { driverId = driver.id, vehicleId = van.id } = changes;
  const { draft } = await dispatching.read(id);
  const stops = parties.map((party) => party.id);
  await dispatching.draft(id, [tripOf(vehicleId, stops, { driverId })], draft?.revision ?? 0);
  const { draft: changed } = await dispatching.read(id);
  return dispatching.publish(id, changed?.revision ?? 0, true);
}

const open = async (published: Published) => (await driving.tripsOf(published.driver))[0] as DrivenTrip;
const reasons = ({ data }: Awaited<ReturnType<typeof driving.send>>) => data.rejected.map(({ reason }) => reason);

test('[DSP-11] a plan that is published again keeps the run while driver and van stay, else begins another', async () => {
  const published = await driving.published();
  const [run] = await runsOf(published.id);
  await publishAgain(published);
  assert.deepEqual(await runsOf(published.id), [run]);
  const other = await logInStaff(testApp, 'driver');
  await publishAgain(published, { driverId: other.id });
  const [ended, begun, ...more] = await runsOf(published.id);
  assert.deepEqual(
    [ended?.id, ended?.end_reason, begun?.driver_id, begun?.end_reason],
    [run?.id, 'given_away', other.id, null],
  );
  assert.deepEqual(more, []);
});

test('[DSP-11] marks made before a change count although they arrive later, marks made after it do not', async () => {
  const published = await driving.published();
  const trip = await open(published);
  const other = await logInStaff(testApp, 'driver');
  const before = ago(0.05);
  await publishAgain(published, { driverId: other.id });
  const sent = await driving.send(published.driver, [
    driving.aMark(trip, 'left', undefined, before),
    driving.aMark(trip, 'boarded', 0, before),
    driving.aMark(trip, 'boarded', 1, new Date()),
  ]);
  assert.deepEqual(reasons(sent), ['not_yours']);
  await driving.startsIn(published.id, 2);
  const [theirs] = await driving.tripsOf(other);
  assert.deepEqual(
    theirs?.stops.map(({ boardedAt }) => boardedAt),
    [isoMoment(before), undefined],
  );
  assert.deepEqual([theirs?.leftAt, await driving.tripsOf(published.driver)], [undefined, []]);
  const { data: report } = await testApp.call<ReportedTrip[]>('GET', `/staff-api/trip-report/${published.id}/out`, {
    token: dispatching.token,
  });
  assert.deepEqual(
    report.map(({ planned, boarded }) => [planned, boarded]),
    [
      [1, 1],
      [1, 0],
    ],
  );
});

test('[DSP-11] a mark is taken back within fifteen minutes, and both stay in the record', async () => {
  const published = await driving.published();
  const trip = await open(published);
  const [early, late] = [driving.aMark(trip, 'boarded', 0, ago(20)), driving.aMark(trip, 'no_show', 1, ago(5))];
  await driving.send(published.driver, [early, late]);
  const undo = (takesBack: string) => ({ ...driving.aMark(trip, 'undone'), takesBack });
  const sent = await driving.send(published.driver, [undo(early.id), undo(late.id), undo(crypto.randomUUID())]);
  assert.deepEqual(reasons(sent).sort(), ['undo_expired', 'unknown_mark']);
  const [first, second] = sent.data.trips[0]?.stops ?? [];
  assert.deepEqual(
    [first?.boardedAt, second?.noShowAt, second?.unseen, first?.marks?.map(({ id }) => id)],
    [isoMoment(early.at), undefined, 1, [early.id]],
  );
  const rows = await testApp.query('SELECT 1 FROM trip_mark WHERE departure_id = $1', [published.id]);
  assert.equal(rows.length, 3);
});

test('[DSP-11] the moments of a phone whose clock is wrong are corrected, and one that no run can have is refused', async () => {
  const published = await driving.published();
  const trip = await open(published);
  const hours = 7 * 60;
  const mark = driving.aMark(trip, 'left', undefined, ago(hours + 10));
  const { data } = await driving.send(published.driver, [mark], {
    sentAt: ago(hours).toISOString(),
    device: 'phone-1',
  });
  const leftAt = Date.parse(data.trips[0]?.leftAt ?? '');
  assert.ok(Math.abs(leftAt - ago(10).getTime()) < 5_000, data.trips[0]?.leftAt);
  const [kept] = await testApp.query('SELECT device, sent_at IS NOT NULL AS sent FROM trip_mark WHERE id = $1', [
    mark.id,
  ]);
  assert.deepEqual(kept, { device: 'phone-1', sent: true });
  for (const at of ['0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z'])
    assert.deepEqual(reasons(await driving.send(published.driver, [{ ...driving.aMark(trip, 'left'), at }])), [
      'not_in_window',
    ]);
});

test('[DSP-11] a run ends only when everybody is boarded, absent or explained, and takes no marks after its end', async () => {
  const published = await driving.published({ stops: 3 });
  const trip = await open(published);
  const done = () => driving.aMark(trip, 'done');
  await driving.send(published.driver, [driving.aMark(trip, 'boarded', 0), driving.aMark(trip, 'no_show', 1)]);
  assert.deepEqual(reasons(await driving.send(published.driver, [done()])), ['travellers_unseen']);
  const ended = await driving.send(published.driver, [driving.aMark(trip, 'explained', 2, ago(0)), done()]);
  assert.deepEqual(reasons(ended), []);
  assert.equal(ended.data.trips[0]?.stops[2]?.reason, 'Comes in her own car');
  assert.equal((await runsOf(published.id))[0]?.end_reason, 'done');
  const later = await driving.send(published.driver, [driving.aMark(trip, 'no_show', 0, new Date())]);
  assert.deepEqual(reasons(later), ['run_ended']);
});

test('[DSP-12] the window of a driver is 24 hours before the first stop, in hours', async () => {
  const published = await driving.published();
  const trip = await open(published);
  const toFirst = (Date.parse(trip.stops[0]?.at ?? '') - Date.parse(trip.startsAt)) / 3_600_000;
  await driving.startsIn(published.id, 24.05 - toFirst);
  assert.deepEqual(await driving.tripsOf(published.driver), []);
  await driving.startsIn(published.id, 23.95 - toFirst);
  assert.equal((await driving.tripsOf(published.driver)).length, 1);
});

test('[DSP-13] a started run is given away neither whole nor with whom it has seen; its rest is, as a run that continues it', async () => {
  const published = await driving.published({ stops: 3 });
  const trip = await open(published);
  const [first, ...rest] = trip.stops.map(({ party }) => party) as [string, ...string[]];
  await driving.send(published.driver, [driving.aMark(trip, 'left'), driving.aMark(trip, 'boarded', 0)]);
  const other = await logInStaff(testApp, 'driver');
  const whole = await publishAgain(published, { driverId: other.id });
  assert.deepEqual(
    [whole.status, (whole.body as { errors?: object[] }).errors],
    [409, [{ field: 'trips.0', reason: 'run-started' }]],
  );
  const [van, { draft }] = [await dispatching.vehicle(), await dispatching.read(published.id)];
  const trips = [
    tripOf(published.van.id, [first], { driverId: published.driver.id }),
    tripOf(van.id, rest, { driverId: other.id }),
  ];
  await dispatching.draft(published.id, trips, draft?.revision ?? 0);
  const { draft: divided } = await dispatching.read(published.id);
  assert.equal((await dispatching.publish(published.id, divided?.revision ?? 0, true)).status, 200);
  const [begun, continued] = await runsOf(published.id);
  assert.deepEqual([begun?.end_reason, continued?.continues, continued?.driver_id], [null, begun?.id, other.id]);
  await driving.startsIn(published.id, 2);
  const [theirs] = await driving.tripsOf(other);
  await driving.send(other, [driving.aMark(theirs, 'boarded', 0), driving.aMark(theirs, 'no_show', 1)]);
  const { data: report } = await testApp.call<ReportedTrip[]>('GET', `/staff-api/trip-report/${published.id}/out`, {
    token: dispatching.token,
  });
  assert.deepEqual(
    report.map(({ planned, boarded, noShows }) => [planned, boarded, noShows]),
    [
      [1, 1, 0],
      [2, 1, 1],
    ],
  );
});

test('[DSP-14] who travels, sales report, trip report and the ride of a traveller read the same', async () => {
  const published = await driving.published({ stops: 3 });
  const trip = await open(published);
  const [, , unseen] = published.buyers;
  await testApp.query(
    `INSERT INTO ticket_check (order_ticket_id, leg, checked_at)
     SELECT id, 'outbound', now() - interval '1 hour' FROM order_ticket WHERE order_id = $1`,
    [published.buyers[1]?.orderId],
  );
  const marks = [driving.aMark(trip, 'boarded', 0), driving.aMark(trip, 'no_show', 1)];
  await driving.send(published.driver, marks);
  const { token } = dispatching;
  const { data: who } = await testApp.call<TravelledDeparture>(
    'GET',
    `/staff-api/departures/${published.id}/travellers`,
    { token },
  );
  assert.deepEqual(who.travellers.map(({ boarded }) => boarded).sort(), [[], [], ['outbound']]);
  const owner = await logInStaff(testApp, 'owner');
  const day = dayAt(new Date(), 'America/Lima');
  const { data: rows, body } = await testApp.call<ReportRow[]>(
    'GET',
    `/staff-api/report?by=event&event=${published.event.eventId}&from=${day}&until=${day}`,
    { token: owner.token },
  );
  assert.ok(rows, JSON.stringify(body));
  assert.deepEqual(
    rows.map(({ boarded }) => boarded),
    [1],
  );
  const { data: report } = await testApp.call<ReportedTrip[]>('GET', `/staff-api/trip-report/${published.id}/out`, {
    token,
  });
  assert.deepEqual(
    report.map(({ boarded, noShows, unmarked }) => [boarded, noShows, unmarked]),
    [[1, 1, 1]],
  );
  // the version before ended a trip without asking who was seen
  await testApp.query(
    `INSERT INTO trip_mark (id, departure_id, direction, vehicle_id, trip_id, kind, marked_at, staff_user_id)
     VALUES (gen_random_uuid(), $1, 'out', $2, $3, 'done', now(), $4)`,
    [published.id, published.van.id, trip.id, published.driver.id],
  );
  await testApp.query(`UPDATE departure SET starts_at = now() + interval '3 hours' WHERE id = $1`, [published.id]);
  const { data: page } = await testApp.call<RidePage>(
    'GET',
    `/ride?token=${await signedToken('ride', unseen?.orderId ?? '', 60)}`,
  );
  assert.deepEqual(
    page.rides.map(({ progress, unseen: isUnseen }) => [progress, isUnseen]),
    [['done', true]],
  );
  assert.equal((await runsOf(published.id))[0]?.end_reason, 'done');
});

test('[DSP-18] a changed trip says what is different until its driver confirms it; who lost it is told', async () => {
  const published = await driving.published({ stops: 3 });
  const trip = await open(published);
  assert.equal(trip.change?.isNew, true);
  const confirm = (of: DrivenTrip) => driving.send(published.driver, [driving.aMark(of, 'confirmed')]);
  assert.equal((await confirm(trip)).data.trips[0]?.change, undefined);
  const [gone, ...left] = published.parties as [Published['parties'][number], ...Published['parties']];
  await publishAgain({ ...published, parties: left });
  await driving.startsIn(published.id, 2);
  const changed = await open(published);
  assert.deepEqual(
    [changed.change?.isNew, changed.change?.added, changed.change?.gone.map(({ address }) => address)],
    [false, [], [gone.address]],
  );
  assert.equal((await confirm(changed)).data.trips[0]?.change, undefined);
  const other = await logInStaff(testApp, 'driver');
  await publishAgain({ ...published, parties: left }, { driverId: other.id });
  const newsOf = async ({ token }: { token: string }) =>
    (await testApp.call<TripNews>('GET', '/staff-api/my-trips/news', { token })).data;
  const [lost, ...more] = (await newsOf(published.driver)).lost;
  assert.deepEqual([lost?.van, lost?.reason, more], [published.van.plate, 'given_away', []]);
  const { next, lost: none } = await newsOf(other);
  assert.deepEqual([none, next !== undefined && next.seenFrom < next.startsAt], [[], true]);
});
