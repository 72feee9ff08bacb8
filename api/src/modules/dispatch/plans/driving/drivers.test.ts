import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Driver, DriverInput } from '@idavuelta/shared/contracts/staff';
import { errorsOf, openTestApp } from '../../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);

/** Adds a driver with a profile. */
async function driverOf(profile: Partial<DriverInput> = {}) {
  const { id } = await dispatching.driver();
  const { status, data } = await testApp.call<Driver>('PUT', `/staff-api/drivers/${id}`, {
    token: dispatching.token,
    headers: { 'if-match': '"0"' },
    body: { phone: '+51987654321', languages: ['es_PE'], countryCode: 'PE', ...profile },
  });
  assert.equal(status, 200);
  return data;
}

const baseAt = (steps: number) => ({ address: `Cochera ${steps}`, position: door(steps) });

async function sold(orders: number) {
  const { event, id } = await dispatching.departure();
  const buyers = [];
  for (let n = 0; n < orders; n++) buyers.push(await dispatching.buy(event, { position: door(n) }));
  return { event, id, buyers, parties: (await dispatching.read(id)).parties.map((party) => party.id) };
}

test('[DSP-20] planning proposes the driver whose base is nearest to the van and who works then', async () => {
  const { id } = await sold(2);
  const van = await dispatching.vehicle(15, { base: baseAt(0) });
  const far = await driverOf({ base: baseAt(300) });
  const asleep = await driverOf({ base: baseAt(0), hours: { from: '05:00', until: '06:00' } });
  const near = await driverOf({ base: baseAt(10), hours: { from: '10:00', until: '04:00' } });
  assert.deepEqual(near.profile?.hours, { from: '10:00', until: '04:00' });
  const { draft } = await dispatching.plan(id);
  assert.deepEqual(
    draft?.trips.map(({ vehicleId, driverId, driver, driverBroken }) => [vehicleId, driverId, driver, driverBroken]),
    [[van.id, near.id, 'Rosa', undefined]],
  );
  const parties = draft?.trips[0]?.stops.map(({ party }) => party) ?? [];
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties)], draft?.revision);
  assert.equal(data.draft?.trips[0]?.proposedDriverId, near.id, 'a trip made by hand gets a proposal');
  const changed = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: asleep.id })], data.draft?.revision);
  assert.deepEqual(changed.data.draft?.trips[0]?.driverBroken, ['driver-hours']);
  const rejected = await dispatching.publish(id, changed.data.draft?.revision ?? 0);
  assert.deepEqual(errorsOf(rejected), [{ field: 'trips.0', reason: 'broken' }]);
  assert.equal((await dispatching.publish(id, changed.data.draft?.revision ?? 0, true)).status, 200);
  await testApp.query('UPDATE staff_user SET blocked_at = now() WHERE id = ANY ($1)', [[far.id, asleep.id, near.id]]);
});

test('[DSP-20] a van drives two trips of a departure one after the other, and planning again keeps both', async () => {
  const { id, parties } = await sold(4);
  const van = await dispatching.vehicle(2);
  const driver = await driverOf();
  const [one = '', two = '', three = '', four = ''] = parties;
  const trips = [
    tripOf(van.id, [one, two], { driverId: driver.id }),
    tripOf(van.id, [three, four], { driverId: driver.id }),
  ];
  const { data } = await dispatching.draft(id, trips, 0, 'back');
  const [first, second] = data.draft?.trips ?? [];
  assert.deepEqual([first?.broken, second?.broken], [[], []]);
  assert.equal(first?.startsAt, data.leavesAt);
  assert.ok((second?.startsAt ?? '') > (first?.endsAt ?? ''), 'it leaves again when the van has returned');
  const planned = await dispatching.plan(id, false, 'back');
  assert.deepEqual(
    planned.draft?.trips.map(({ vehicleId, stops }) => [vehicleId, stops.map(({ party }) => party)]),
    [
      [van.id, [one, two]],
      [van.id, [three, four]],
    ],
  );
  const published = await dispatching.publish(id, planned.draft?.revision ?? 0, true, 'back');
  assert.equal(published.status, 200, JSON.stringify(published.body));
});

test('[DSP-20] two trips of a van at the same time break a rule', async () => {
  const { id, parties } = await sold(2);
  const van = await dispatching.vehicle();
  const { data } = await dispatching.draft(
    id,
    parties.map((party) => tripOf(van.id, [party])),
  );
  const { data: again } = await dispatching.draft(
    id,
    (data.draft?.trips ?? []).map(({ stops: [stop] }) =>
      tripOf(van.id, [], { stops: [{ party: stop?.party, lock: 'time', at: data.draft?.trips[1]?.stops[0]?.at }] }),
    ),
    data.draft?.revision,
  );
  assert.ok(again.draft?.trips.some(({ broken }) => broken.includes('vehicle-twice')));
});

test('[DSP-20] a trip whose travellers all cancelled goes away by itself', async () => {
  const { id, parties, buyers } = await sold(2);
  const [van, other] = [await dispatching.vehicle(), await dispatching.vehicle()];
  const [driver, colleague] = [await driverOf(), await driverOf()];
  const [one = '', two = ''] = parties;
  const { data } = await dispatching.draft(id, [
    tripOf(van.id, [one], { driverId: driver.id }),
    tripOf(other.id, [two], { driverId: colleague.id }),
  ]);
  await testApp.query("UPDATE orders SET state = 'cancelled' WHERE id = $1", [buyers[0]?.orderId]);
  const { draft } = await dispatching.read(id);
  assert.deepEqual(
    draft?.trips.map(({ vehicleId }) => vehicleId),
    [other.id],
  );
  const published = await dispatching.publish(id, data.draft?.revision ?? 0);
  assert.equal(published.status, 200, JSON.stringify(published.body));
  assert.equal(published.data.plan.published?.trips.length, 1);
});
