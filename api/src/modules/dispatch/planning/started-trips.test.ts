import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { DispatchPlan } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { door, tripOf } from '../testing/dispatched-departures.ts';
import { startDriving } from '../testing/driven-trips.ts';

const { testApp, dispatching, driving } = await startDriving();
after(() => testApp.close());

/** A trip of three stops whose driver has left, another van, and a late buyer who lives between the stops. */
async function started() {
  await testApp.db.updateTable('vehicle').set({ retired: true }).execute();
  const published = await driving.published({ stops: 3 });
  const [trip] = await driving.tripsOf(published.driver);
  await driving.send(published.driver, [driving.aMark(trip, 'left')]);
  const other = { van: await dispatching.vehicle(), driver: await logInStaff(testApp, 'driver') };
  await dispatching.buy(published.event, { address: 'Av. Lima 2', position: door(2) });
  return { ...published, other, trip };
}

type Version = DispatchPlan['draft'];
const drivenBy = (version: Version, vehicleId: number) => version?.trips.find((trip) => trip.vehicleId === vehicleId);
const timesOf = (version: Version, vehicleId: number) =>
  drivenBy(version, vehicleId)?.stops.map(({ party, at }) => [party, at]);
/** Driver and times of the trip of a van, and whether it is locked as started. */
const sheetOf = (version: Version, vehicleId: number) => {
  const { driverId, startsAt, endsAt, locked, hasStarted } = drivenBy(version, vehicleId) ?? {};
  return { driverId, startsAt, endsAt, locked, hasStarted, stops: timesOf(version, vehicleId) };
};

test('[DSP-17] planning again leaves a started trip as published, plans the others around it, and is published', async () => {
  const { id, van, driver, other, parties, trip } = await started();
  const promised = sheetOf((await dispatching.read(id)).published, van.id);
  assert.deepEqual([promised.driverId, promised.locked, promised.hasStarted], [driver.id, true, true]);
  for (const fromScratch of [false, true]) {
    const plan = await dispatching.plan(id, fromScratch);
    assert.deepEqual(sheetOf(plan.draft, van.id), promised);
    const late = plan.parties.map((party) => party.id).filter((party) => !parties.some((one) => one.id === party));
    assert.deepEqual(
      drivenBy(plan.draft, other.van.id)?.stops.map(({ party }) => party),
      late,
    );
    assert.deepEqual([plan.unplanned, plan.draft?.moved], [[], []]);
  }
  const { draft } = await dispatching.read(id);
  const trips = draft?.trips.map(({ vehicleId = 0, stops, driverId }) =>
    tripOf(
      vehicleId,
      stops.map(({ party }) => party),
      { driverId: driverId ?? other.driver.id },
    ),
  );
  const { data } = await dispatching.draft(id, trips ?? [], draft?.revision);
  assert.deepEqual(sheetOf(data.draft, van.id), promised, 'nobody unlocks it');
  const { status, body } = await dispatching.publish(id, data.draft?.revision ?? 0, true);
  assert.equal(status, 200, JSON.stringify(body));
  const runs = await testApp.query<{ vehicle_id: number; end_reason: string | null }>(
    'SELECT vehicle_id, end_reason FROM run WHERE departure_id = $1 ORDER BY id',
    [id],
  );
  assert.deepEqual(
    runs.map((run) => [run.vehicle_id, run.end_reason]),
    [
      [van.id, null],
      [other.van.id, null],
    ],
  );
  const [now] = await driving.tripsOf(driver);
  assert.deepEqual(
    [now?.startsAt, now?.stops.map(({ at }) => at), typeof now?.leftAt],
    [trip?.startsAt, trip?.stops.map(({ at }) => at), 'string'],
  );
});

test('[DSP-17] a started trip that the draft gave away comes back when it is planned again', async () => {
  const { id, van, other, parties } = await started();
  const promised = sheetOf((await dispatching.read(id)).published, van.id);
  const stops = parties.map((party) => party.id);
  await dispatching.draft(id, [tripOf(other.van.id, stops, { driverId: other.driver.id })]);
  const plan = await dispatching.plan(id);
  assert.deepEqual(sheetOf(plan.draft, van.id), promised);
  assert.equal(drivenBy(plan.draft, other.van.id)?.stops.length, 1);
});

test('[DSP-17] who still rides in a started trip keeps the minute when somebody cancels', async () => {
  const { id, van, buyers } = await started();
  const before = await dispatching.read(id);
  const gone = before.parties.find(({ orderId }) => orderId === buyers[1]?.orderId)?.id;
  await testApp.query("UPDATE orders SET state = 'cancelled' WHERE id = $1", [buyers[1]?.orderId]);
  const plan = await dispatching.plan(id);
  const promised = timesOf(before.published, van.id);
  assert.deepEqual(
    timesOf(plan.draft, van.id),
    promised?.filter(([party]) => party !== gone),
  );
});
