import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { MyVehicleChecks, VehicleCheck, VehicleCheckList } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);
const { token } = dispatching;
const mine = '/staff-api/my-vehicle-checks';

/** Publishes a trip that starts soon, of a driver who is logged in. */
async function drivenTrip() {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(1) });
  const [van, driver] = [await dispatching.vehicle(), await logInStaff(testApp, 'driver')];
  const parties = (await dispatching.read(id)).parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0)).status, 200);
  const [trip] = await testApp.query<{ id: number }>(
    `UPDATE trip SET starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'
     WHERE driver_id = $1 RETURNING id`,
    [driver.id],
  );
  assert.ok(trip);
  return { id, van, driver, tripId: trip.id };
}

const read = (driver: { token: string }) => testApp.call<MyVehicleChecks>('GET', mine, { token: driver.token });
const send = (driver: { token: string }, checks: object[]) =>
  testApp.call<MyVehicleChecks>('POST', mine, { token: driver.token, body: { checks } });
const aCheck = (tripId: number, over: object = {}) => ({
  id: randomUUID(),
  tripId,
  odometerKm: 120_500,
  passed: ['Luces', 'Llantas'],
  failed: ['SOAT'],
  note: 'SOAT vencido',
  at: new Date().toISOString(),
  ...over,
});

test('[DSP-24] the company writes the list, and two people do not overwrite one another', async () => {
  const url = '/staff-api/vehicle-check-list';
  const put = (items: string[], revision: number) =>
    testApp.call<VehicleCheckList>('PUT', url, { token, headers: { 'if-match': `"${revision}"` }, body: { items } });
  const { data } = await testApp.call<VehicleCheckList>('GET', url, { token });
  const changed = await put(['Luces', 'Llantas', 'SOAT'], data.revision);
  assert.deepEqual(changed.data, { items: ['Luces', 'Llantas', 'SOAT'], revision: data.revision + 1 });
  assert.equal(codeOf(await put([], data.revision)), 'CHANGED_MEANWHILE');
  const [entry] = await testApp.query<{ detail: { after: object } }>(
    "SELECT detail FROM audit WHERE action = 'change-vehicle-checks' ORDER BY id DESC LIMIT 1",
  );
  assert.deepEqual(entry?.detail.after, { items: 'Luces; Llantas; SOAT' });
  const { driver } = await drivenTrip();
  assert.deepEqual((await read(driver)).data.items, ['Luces', 'Llantas', 'SOAT']);
});

test('[DSP-24] a check is stored once with its run, and dispatchers see what failed', async () => {
  const { id, van, driver, tripId } = await drivenTrip();
  assert.deepEqual((await read(driver)).data.trips, [{ tripId }]);
  const check = aCheck(tripId);
  for (let times = 0; times < 2; times++) {
    const { data } = await send(driver, [check]);
    assert.equal(data.trips[0]?.tripId, tripId);
    assert.ok(data.trips[0]?.checkedAt);
  }
  const { data } = await testApp.call<VehicleCheck[]>('GET', '/staff-api/vehicle-checks', { token });
  const own = data.filter((each) => each.van === van.plate);
  assert.deepEqual(
    own.map(({ departure, odometerKm, passed, failed, note }) => [departure.id, odometerKm, passed, failed, note]),
    [[id, 120_500, ['Luces', 'Llantas'], ['SOAT'], 'SOAT vencido']],
  );
});

test('[DSP-24] an odometer that runs backwards is shown with the earlier reading', async () => {
  const { van, driver, tripId } = await drivenTrip();
  const earlier = new Date(Date.now() - 3_600_000).toISOString();
  await send(driver, [aCheck(tripId, { odometerKm: 120_900, at: earlier }), aCheck(tripId)]);
  const { data } = await testApp.call<VehicleCheck[]>('GET', '/staff-api/vehicle-checks', { token });
  assert.deepEqual(
    data.filter((each) => each.van === van.plate).map(({ odometerKm, earlierKm }) => [odometerKm, earlierKm]),
    [
      [120_500, 120_900],
      [120_900, undefined],
    ],
  );
});

test('[DSP-24] nobody checks for a trip that is not theirs, and a check made before a change still counts', async () => {
  const { id, driver, tripId, van } = await drivenTrip();
  const other = await logInStaff(testApp, 'driver');
  await send(other, [aCheck(tripId)]);
  const count = async () =>
    (
      await testApp.query<{ n: number }>('SELECT count(*)::int AS n FROM vehicle_check WHERE departure_id = $1', [id])
    )[0]?.n;
  assert.equal(await count(), 0);
  const parties = (await dispatching.read(id)).parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0)).status, 200);
  await send(driver, [aCheck(tripId)]);
  assert.equal(await count(), 1, 'the trip was replaced by the same run');
});
