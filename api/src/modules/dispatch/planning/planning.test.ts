import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);

/** Creates a departure with this many parties of two. */
async function departureOf(parties: number) {
  const { event, id } = await dispatching.departure();
  for (let n = 0; n < parties; n++) await dispatching.buy(event, { tickets: 2, position: door(n) });
  return { event, id, parties: (await dispatching.read(id)).parties.map((party) => party.id) };
}

/** Leaves only these vehicles in service. */
async function vehiclesOf(...seats: number[]) {
  await testApp.db.updateTable('vehicle').set({ retired: true }).execute();
  const vehicles = [];
  for (const count of seats) vehicles.push(await dispatching.vehicle(count));
  return vehicles;
}

test('[DSP-02] planning gives everybody a trip within seats and windows, and names whom it cannot serve', async () => {
  await vehiclesOf(4, 4);
  const { id } = await departureOf(5);
  const plan = await dispatching.plan(id);
  assert.equal(plan.planningFailed, undefined);
  const trips = plan.draft?.trips ?? [];
  assert.deepEqual(
    trips.map(({ stops, broken }) => [stops.length, broken]),
    [
      [2, []],
      [2, []],
    ],
  );
  for (const { stops } of trips)
    for (const { party, at } of stops) {
      const { opensAt = '', closesAt = '' } = plan.parties.find((known) => known.id === party) ?? {};
      assert.ok(opensAt <= at && at <= closesAt, `${opensAt} <= ${at} <= ${closesAt}`);
    }
  assert.equal(plan.unplanned.length, 1);
  assert.ok(plan.unplanned[0]?.rule);
});

test('[DSP-02] planning takes no van that another published plan has at that time, but on another day it does', async () => {
  const [small, large] = await vehiclesOf(4, 15);
  const other = await departureOf(2);
  const driver = await dispatching.driver();
  const { data } = await dispatching.draft(other.id, [tripOf(large?.id ?? 0, other.parties, { driverId: driver.id })]);
  assert.equal((await dispatching.publish(other.id, data.draft?.revision ?? 0, true)).status, 200);

  const { id } = await departureOf(2);
  const vans = async () => (await dispatching.plan(id, true)).draft?.trips.map(({ vehicleId }) => vehicleId);
  assert.deepEqual(await vans(), [small?.id]);
  await testApp.db
    .updateTable('vehicle')
    .set({ retired: true })
    .where('id', '=', small?.id ?? 0)
    .execute();
  const without = await dispatching.plan(id, true);
  assert.deepEqual(
    without.unplanned.map(({ rule }) => rule),
    ['no-vehicle', 'no-vehicle'],
  );
  await testApp.query("UPDATE trip SET starts_at = starts_at - interval '1 day', ends_at = ends_at - interval '1 day'");
  assert.deepEqual(await vans(), [large?.id]);
});

test('[DSP-02] the way home is planned without windows, and nobody leaves before the end', async () => {
  await vehiclesOf(15);
  const { id } = await departureOf(2);
  const plan = await dispatching.plan(id, false, 'back');
  const [trip] = plan.draft?.trips ?? [];
  assert.equal(trip?.stops.length, 2);
  assert.ok((trip?.startsAt ?? '') >= (plan.leavesAt ?? ''));
  assert.deepEqual(plan.unplanned, []);
});

test('[DSP-02] a private van calls at all of its addresses, and nobody else rides in it', async () => {
  await vehiclesOf(4, 8);
  const { event, id } = await dispatching.departure([{ capacity: 4, stops: 2, stock: 5 }]);
  await dispatching.buy(event, { tickets: 2, position: door(2) });
  const { orderId } = await dispatching.buyVan(event, [
    { address: 'Av. Grau 1', position: door(1), names: ['Luz'] },
    { address: 'Av. Lima 2', position: door(6), names: ['Ana'] },
  ]);
  const { draft, parties, unplanned } = await dispatching.plan(id);
  const own = parties.filter((party) => party.orderId === orderId).map((party) => party.id);
  assert.deepEqual(unplanned, []);
  const trips = draft?.trips.map(({ stops, broken }) => ({ parties: stops.map(({ party }) => party).sort(), broken }));
  assert.equal(trips?.length, 2);
  assert.deepEqual(
    trips?.find(({ parties: riding }) => own.includes(riding[0] ?? '')),
    { parties: own, broken: [] },
  );
});

test('[DSP-03] what is locked stays when it is planned again, with its driver, and who moved is named', async () => {
  const [one, small, other] = (await vehiclesOf(8, 2, 8)).map((vehicle) => vehicle.id) as [number, number, number];
  const [driver, substitute] = [await dispatching.driver(), await dispatching.driver()];
  const { id, parties } = await departureOf(4);
  const [a = '', b = '', c = '', d = ''] = parties;
  // b and c would ride with d in one van
  const arranged = [
    tripOf(one, [a], { locked: true, driverId: driver.id }),
    { ...tripOf(small, []), stops: [{ party: b, lock: 'trip' as const }] },
    tripOf(other, [c], { driverId: substitute.id }),
  ];
  const saved = await dispatching.draft(id, arranged);
  assert.equal(saved.status, 200, JSON.stringify(saved.body));
  for (const fromScratch of [false, true]) {
    const plan = await dispatching.plan(id, fromScratch);
    const tripWith = (vehicle: number) => plan.draft?.trips.find(({ vehicleId }) => vehicleId === vehicle);
    const ridingIn = (vehicle: number) =>
      tripWith(vehicle)
        ?.stops.map(({ party }) => party)
        .sort();
    assert.deepEqual([ridingIn(one), tripWith(one)?.driverId, tripWith(one)?.locked], [[a], driver.id, true]);
    assert.deepEqual([ridingIn(small), tripWith(small)?.stops[0]?.lock], [[b], 'trip']);
    assert.deepEqual([ridingIn(other), plan.unplanned], [[c, d].sort(), []]);
    if (!fromScratch) assert.equal(tripWith(other)?.driverId, substitute.id);
    assert.ok(!plan.draft?.moved.includes(a) && !plan.draft?.moved.includes(b));
  }
});

test('[DSP-03] parties that planning gives another van or another minute are named, and nobody else', async () => {
  const [small, large] = (await vehiclesOf(2, 8)).map((vehicle) => vehicle.id) as [number, number];
  const { id, parties } = await departureOf(3);
  const [a = '', b = '', c = ''] = parties;
  await dispatching.draft(id, [tripOf(small, [a]), tripOf(large, [b])]);
  const { draft } = await dispatching.plan(id);
  assert.deepEqual(
    draft?.trips.map(({ vehicleId }) => vehicleId),
    [large],
    'one van is enough',
  );
  assert.ok(draft?.moved.includes(a));
  assert.ok(!draft?.moved.includes(c), 'it had no trip before');
});

test('[DSP-03] a time that is locked is kept to the minute', async () => {
  const [van] = await vehiclesOf(15);
  const { id, parties } = await departureOf(3);
  const { draft } = await dispatching.plan(id);
  const stop = draft?.trips[0]?.stops[0];
  const at = new Date(Date.parse(stop?.at ?? '') - 60_000).toISOString().replace('.000', '');
  const trip = { ...tripOf(van?.id as number, []), stops: [{ party: stop?.party ?? '', lock: 'time' as const, at }] };
  await dispatching.draft(id, [trip], draft?.revision);
  const planned = (await dispatching.plan(id)).draft?.trips[0]?.stops ?? [];
  assert.equal(planned.length, parties.length);
  assert.equal(planned.find(({ party }) => party === stop?.party)?.at, at);
});

test('[DSP-02] a draft that somebody changes while it is planned is left alone, and planning says that it failed', async () => {
  const [van] = await vehiclesOf(15);
  const { id, parties } = await departureOf(2);
  const handler = testApp.app.services.handlers['plan-trips'];
  const { id: planningId } = await testApp.db
    .insertInto('dispatch_planning')
    .values({ departure_id: id, direction: 'out', from_scratch: false, draft_revision: 0, started_by: 'staff:test' })
    .returning('id')
    .executeTakeFirstOrThrow();
  assert.equal((await dispatching.read(id)).planning?.share, 0);
  await dispatching.draft(id, [tripOf(van?.id as number, parties.slice(0, 1))]);
  await handler({ planningId }, 'a-job');
  const plan = await dispatching.read(id);
  assert.deepEqual([plan.planningFailed, plan.planning, plan.draft?.trips[0]?.stops.length], [true, undefined, 1]);
});

test('[DSP-03] planning begins from the draft that the dispatcher saw, or says that somebody has changed it', async () => {
  const [van] = await vehiclesOf(15);
  const { id, parties } = await departureOf(1);
  const { data } = await dispatching.draft(id, [tripOf(van?.id as number, parties)]);
  const seen = data.draft?.revision ?? 0;
  for (const other of [0, seen - 1, seen + 1]) {
    const rejected = await dispatching.startPlanning(id, other);
    assert.deepEqual([rejected.status, codeOf(rejected)], [412, 'CHANGED_MEANWHILE']);
    assert.deepEqual(errorsOf(rejected), [{ field: 'trips', reason: 'changed' }]);
  }
  assert.equal((await dispatching.read(id)).planning, undefined);
  assert.equal((await dispatching.startPlanning(id, seen)).status, 200);
});

test('[DSP-02] a planning that fell silent has failed, and another one begins', async () => {
  await vehiclesOf(15);
  const { id } = await departureOf(1);
  await testApp.db
    .insertInto('dispatch_planning')
    .values({ departure_id: id, direction: 'out', from_scratch: false, draft_revision: 0, started_by: 'staff:test' })
    .execute();
  await testApp.db
    .updateTable('dispatch_planning')
    .set({ seen_at: new Date(Date.now() - 3 * 60_000) })
    .where('departure_id', '=', id)
    .execute();
  assert.equal((await dispatching.read(id)).planningFailed, true);
  const plan = await dispatching.plan(id);
  assert.deepEqual([plan.planningFailed, plan.unplanned], [undefined, []]);
});

test('[DSP-21] planning puts a wheelchair into the van that has its place, and names one that none has', async () => {
  await vehiclesOf(15);
  const adapted = await dispatching.vehicle(4, { spaces: { wheelchair: 1 } });
  const { event, id } = await departureOf(2);
  await testApp.query(
    `INSERT INTO space_offer (event_id, kind, capacity, amount_minor) VALUES ($1, 'wheelchair', 5, 0)`,
    [event.eventId],
  );
  await dispatching.buy(event, { position: door(4), spaces: { wheelchair: 1 } });
  await dispatching.buy(event, { position: door(5), address: 'Av. Lima 5', spaces: { wheelchair: 1 } });
  const { draft, parties, unplanned } = await dispatching.plan(id);
  const needs = new Set(parties.filter(({ spaces }) => spaces).map((party) => party.id));
  assert.equal(needs.size, 2);
  const riding = draft?.trips.flatMap(({ vehicleId, stops }) =>
    stops.filter(({ party }) => needs.has(party)).map(() => vehicleId),
  );
  assert.deepEqual(riding, [adapted.id]);
  assert.equal(unplanned.length, 1);
  assert.ok(unplanned.every(({ party }) => needs.has(party)));
});
