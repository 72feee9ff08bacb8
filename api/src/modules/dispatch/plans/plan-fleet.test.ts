import assert from 'node:assert/strict';
import { test } from 'node:test';
import { errorsOf, openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);

/** Creates a draft of one trip, with its van and driver. */
async function drafted() {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(0) });
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const parties = (await dispatching.read(id)).parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  return { event, id, van, driver, revision: data.draft?.revision ?? 0 };
}

test('[DSP-07] a plan says what its vehicles and drivers drive elsewhere about then, and of which departure', async () => {
  const other = await drafted();
  const { data } = await dispatching.publish(other.id, other.revision, true);
  const { id } = await dispatching.departure();
  const takenOf = async (departure: number, direction?: 'back') =>
    (await dispatching.read(departure, direction)).taken.filter(({ vehicleId }) => vehicleId === other.van.id);
  const [trip] = data.plan.published?.trips ?? [];
  const { event } = data.plan.departure;
  const elsewhere = {
    vehicleId: other.van.id,
    driverId: other.driver.id,
    startsAt: trip?.startsAt,
    endsAt: trip?.endsAt,
    departure: { id: other.id, event, direction: 'out' },
  };
  assert.deepEqual(await takenOf(id), [elsewhere]);
  assert.deepEqual(await takenOf(other.id, 'back'), [elsewhere], 'the way back is another plan');
  assert.deepEqual(await takenOf(other.id), [], 'its own trip takes nobody from it');

  const shift = (by: string) =>
    testApp.query(
      `UPDATE trip SET starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval WHERE vehicle_id = $1`,
      [other.van.id, by],
    );
  await shift('2 days');
  assert.deepEqual(await takenOf(id), []);
  await shift('-2 days');
  await testApp.query('UPDATE departure SET called_off_at = now() WHERE id = $1', [other.id]);
  assert.deepEqual(await takenOf(id), [], 'what is called off takes nobody');
});

test('[DSP-01] a van that went out of service and a driver who is blocked stay known to their trip, and are not published', async () => {
  const { id, van, driver, revision } = await drafted();
  await testApp.query('UPDATE vehicle SET retired = true WHERE id = $1', [van.id]);
  await testApp.query('UPDATE staff_user SET blocked_at = now() WHERE id = $1', [driver.id]);
  const plan = await dispatching.read(id);
  const known = plan.vehicles.find((vehicle) => vehicle.id === van.id);
  assert.deepEqual([known?.plate, known?.isOutOfService, known?.isRetired], [van.plate, true, true]);
  assert.equal(plan.drivers.find((each) => each.id === driver.id)?.isBlocked, true);
  assert.ok(plan.vehicles.every((vehicle) => vehicle.id === van.id || !vehicle.isOutOfService));
  const { id: fresh } = await dispatching.departure();
  assert.ok(!(await dispatching.read(fresh)).vehicles.some((vehicle) => vehicle.id === van.id));

  assert.deepEqual(errorsOf(await dispatching.publish(id, revision, true)), [
    { field: 'trips.0', reason: 'unknown-vehicle' },
    { field: 'trips.0', reason: 'unknown-driver' },
  ]);
});
