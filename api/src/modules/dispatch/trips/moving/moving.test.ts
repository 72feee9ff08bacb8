import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { DrivenTrip, RunMoved, TripNews } from '@idavuelta/shared/contracts/staff';
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

async function move({ id }: Published, changes: object) {
  const runs = await runsOf(id);
  const body = { aboard: 'stay', delayMinutes: 0, preview: false, ...changes };
  return testApp.call<RunMoved>('POST', `/staff-api/runs/${runs.at(-1)?.id}/move`, { token: dispatching.token, body });
}

const open = async (published: Published) => (await driving.tripsOf(published.driver))[0] as DrivenTrip;
const problem = ({ body }: { body: unknown }) => {
  const [error] = (body as { errors?: { field: string; reason: string }[] }).errors ?? [];
  return error && `${error.field} ${error.reason}`;
};

test('[DSP-17] the preview says what changes for whom and changes nothing; then a whole run moves in order', async () => {
  const published = await driving.published({ stops: 3 });
  const before = await open(published);
  const [other, van] = [await logInStaff(testApp, 'driver'), await dispatching.vehicle()];
  const target = { vehicleId: van.id, driverId: other.id, note: 'Luz is nearer' };
  const { data: preview } = await move(published, { ...target, delayMinutes: 10, preview: true });
  assert.deepEqual(
    preview.changes.map(({ party, people, was, now }) => [
      ...[party, people, was.van, now.van],
      Date.parse(now.at) - Date.parse(was.at),
    ]),
    before.stops.map(({ party, people }) => [
      ...[party, people.map(({ name }) => name), published.van.plate, van.plate],
      600_000,
    ]),
  );
  assert.equal((await runsOf(published.id)).length, 1);
  const { data } = await move(published, target);
  assert.equal(data.notified, 3);
  const [theirs] = await driving.tripsOf(other);
  assert.deepEqual(
    theirs?.stops.map(({ party, at }) => [party, at]),
    before.stops.map(({ party, at }) => [party, at]),
  );
  assert.deepEqual(await driving.tripsOf(published.driver), []);
  const { data: news } = await testApp.call<TripNews>('GET', '/staff-api/my-trips/news', published.driver);
  assert.deepEqual([news.lost[0]?.reason, news.lost[0]?.note], ['given_away', 'Luz is nearer']);
});

test('[DSP-17] the rest of a started run moves; who is aboard stays, or changes vans when the run ends there', async () => {
  for (const aboard of ['stay', 'move'] as const) {
    const published = await driving.published({ stops: 3 });
    const trip = await open(published);
    await driving.send(published.driver, [driving.aMark(trip, 'left'), driving.aMark(trip, 'boarded', 0, ago(0))]);
    const [other, van] = [await logInStaff(testApp, 'driver'), await dispatching.vehicle()];
    const { data } = await move(published, { vehicleId: van.id, driverId: other.id, aboard });
    assert.deepEqual(
      [data.changes.map(({ party }) => party), data.aboard],
      [trip.stops.slice(1).map(({ party }) => party), aboard === 'move' ? [trip.stops[0]?.party] : []],
    );
    const [begun, rest] = await runsOf(published.id);
    assert.deepEqual(
      [begun?.end_reason, rest?.continues, rest?.driver_id],
      [aboard === 'move' ? 'given_away' : null, begun?.id, other.id],
    );
    const [mine] = await driving.tripsOf(published.driver);
    assert.deepEqual(
      mine?.stops.map(({ party }) => party),
      aboard === 'move' ? undefined : [trip.stops[0]?.party],
    );
    const [theirs] = await driving.tripsOf(other);
    assert.deepEqual([theirs?.stops.length, theirs?.change?.continues], [2, published.van.plate]);
  }
});

test('[DSP-17] a run moves neither to itself, nor to a van that is full or elsewhere, nor when it has ended', async () => {
  const published = await driving.published();
  const [other, small, van] = [
    await logInStaff(testApp, 'driver'),
    await dispatching.vehicle(1),
    await dispatching.vehicle(),
  ];
  const to = (vehicleId: number, driverId: number) => move(published, { vehicleId, driverId });
  assert.equal(problem(await to(published.van.id, published.driver.id)), 'vehicleId same-run');
  assert.equal(problem(await to(small.id, other.id)), 'vehicleId capacity');
  assert.equal(problem(await to(van.id, 2_000_000_000)), 'driverId unknown-driver');
  await testApp.query(`UPDATE run SET ended_at = now(), end_reason = 'done' WHERE departure_id = $1`, [published.id]);
  assert.equal(problem(await to(van.id, other.id)), 'run run-ended');
  const { status } = await testApp.call('POST', '/staff-api/runs/2000000000/move', {
    token: dispatching.token,
    body: { vehicleId: van.id, driverId: other.id, aboard: 'stay', delayMinutes: 0, preview: true },
  });
  assert.equal(status, 404);
});

test('[DSP-17] a van or driver of another trip of the same departure is taken, whichever trip comes first', async () => {
  const published = await driving.published();
  const [first, second] = published.parties.map(({ id }) => id) as [string, string];
  const [van, driver] = [await dispatching.vehicle(), await logInStaff(testApp, 'driver')];
  const [spare, free] = [await dispatching.vehicle(), await logInStaff(testApp, 'driver')];
  const { draft } = await dispatching.read(published.id);
  const trips = [
    tripOf(published.van.id, [first], { driverId: published.driver.id }),
    tripOf(van.id, [second], { driverId: driver.id }),
  ];
  await dispatching.draft(published.id, trips, draft?.revision ?? 0);
  const { draft: two } = await dispatching.read(published.id);
  assert.equal((await dispatching.publish(published.id, two?.revision ?? 0, true)).status, 200);
  const [one, other] = await runsOf(published.id);
  const moveOne = (id: number | undefined, vehicleId: number, driverId: number) =>
    testApp.call<RunMoved>('POST', `/staff-api/runs/${id}/move`, {
      token: dispatching.token,
      body: { vehicleId, driverId, aboard: 'stay', delayMinutes: 0, preview: true },
    });
  assert.equal(problem(await moveOne(one?.id, van.id, free.id)), 'vehicleId taken');
  assert.equal(problem(await moveOne(one?.id, spare.id, driver.id)), 'driverId taken');
  assert.equal(problem(await moveOne(other?.id, published.van.id, free.id)), 'vehicleId taken');
  assert.equal((await moveOne(one?.id, spare.id, free.id)).status, 200);
});

test('[DSP-17] on the way home who is aboard and not yet at their door changes vans with the rest, or stays with the van', async () => {
  const published = await driving.published({ direction: 'back', stops: 3 });
  const trip = await open(published);
  const parties = trip.stops.map(({ party }) => party);
  await driving.send(published.driver, [
    ...[0, 1, 2].map((stop) => driving.aMark(trip, 'boarded', stop, ago(30))),
    driving.aMark(trip, 'arrived', 0, ago(5)),
  ]);
  const [other, van] = [await logInStaff(testApp, 'driver'), await dispatching.vehicle()];
  const target = { vehicleId: van.id, driverId: other.id };
  assert.equal(problem(await move(published, target)), 'run no-stops');
  const { data } = await move(published, { ...target, aboard: 'move' });
  assert.deepEqual([data.changes.map(({ party }) => party), data.aboard], [parties.slice(1), parties.slice(1)]);
  const [theirs] = await driving.tripsOf(other);
  assert.deepEqual(
    theirs?.stops.map(({ party, boardedAt, arrivedAt }) => [party, boardedAt !== undefined, arrivedAt]),
    parties.slice(1).map((party) => [party, true, undefined]),
  );
  const sent = await driving.send(other, [
    driving.aMark(theirs, 'arrived', 0),
    driving.aMark(theirs, 'arrived', 1),
    driving.aMark(theirs, 'done'),
  ]);
  assert.deepEqual(sent.data.rejected, []);
});
