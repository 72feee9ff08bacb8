import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TravelledDeparture } from '@idavuelta/shared/contracts/staff';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);

const minute = 60_000;
const idsOf = ({ parties }: { parties: { id: string }[] }) => parties.map(({ id }) => id);

test('[DSP-01] every paid ticket is a party or rides with one, and is listed as unplanned until it has a trip', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { tickets: 2, position: door(1) });
  await dispatching.buy(event, { address: 'Av. Lima 5' });
  const plan = await dispatching.read(id);
  assert.deepEqual(
    plan.parties.map(({ seats, tickets, private: isPrivate, address }) => [seats, tickets, isPrivate, address]),
    [
      [2, [1, 2], false, 'Av. Grau 123'],
      [1, [1], false, 'Av. Lima 5'],
    ],
  );
  assert.deepEqual(plan.parties[0]?.people.length, 2);
  assert.ok(plan.parties[0]?.opensAt && plan.parties[0]?.closesAt);
  assert.deepEqual(
    plan.unplanned.map(({ party }) => party),
    idsOf(plan),
  );
  assert.equal(Date.parse(plan.departure.startsAt) - Date.parse(plan.arrivesBy ?? ''), 45 * minute);
  const back = await dispatching.read(id, 'back');
  assert.ok(back.leavesAt && !back.arrivesBy);
  assert.equal((await testApp.call('GET', dispatching.path(2147483647), { token: dispatching.token })).status, 404);
});

test('[DSP-01] a ticket with several addresses has a party at each, and a private van is one of its own', async () => {
  const { event, id } = await dispatching.departure([{ capacity: 4, stops: 2, stock: 5 }]);
  await dispatching.buyVan(event, [
    { address: 'Av. Grau 1', position: door(1), names: ['Luz'] },
    { address: 'Av. Lima 2', position: door(5), names: ['Ana'] },
  ]);
  const { parties } = await dispatching.read(id);
  assert.deepEqual(
    parties.map(({ id, seats, people, private: isPrivate }) => [id.split('.')[1], seats, people[0]?.name, isPrivate]),
    [
      ['0', 3, 'Luz', true],
      ['1', 1, 'Ana', true],
    ],
    'seats that nobody was named for are the ticket’s',
  );
  const vehicle = await dispatching.vehicle(4);
  const saved = await dispatching.draft(id, [tripOf(vehicle.id, idsOf({ parties }))]);
  assert.deepEqual(saved.data.draft?.trips[0]?.broken, [], 'its addresses are no strangers to each other');
});

test('[DSP-02] a draft has its times reckoned, and says which rules it breaks', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { tickets: 2, position: door(1) });
  await dispatching.buy(event, { position: door(3) });
  const vehicle = await dispatching.vehicle(3);
  const [one = '', other = ''] = idsOf(await dispatching.read(id));
  const { data } = await dispatching.draft(id, [tripOf(vehicle.id, [one, other])]);
  const [trip] = data.draft?.trips ?? [];
  assert.deepEqual(
    trip?.stops.map(({ party, load, broken }) => [party, load, broken]),
    [
      [one, 2, []],
      [other, 3, []],
    ],
  );
  assert.deepEqual([data.unplanned, trip?.van, trip?.driver], [[], vehicle.plate, '']);
  assert.ok(Date.parse(trip?.endsAt ?? '') <= Date.parse(data.arrivesBy ?? ''));
  assert.ok((trip?.stops[0]?.at ?? '') < (trip?.stops[1]?.at ?? ''));
  const small = await dispatching.vehicle(2);
  const full = await dispatching.draft(id, [tripOf(small.id, [one, other])], data.draft?.revision);
  assert.deepEqual(full.data.draft?.trips[0]?.broken, ['capacity']);
});

test('[DSP-01] a draft names only what there is: vehicles in service, drivers who may drive, parties once', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(1) });
  await dispatching.buy(event, { address: 'Sin mapa 1' });
  const [located = '', unlocated = ''] = idsOf(await dispatching.read(id));
  const day = (await dispatching.read(id)).departure.startsAt.slice(0, 10);
  const broken = await dispatching.vehicle(15, {
    outages: [{ from: '2026-01-01', until: `${Number(day.slice(0, 4)) + 1}-01-01`, reason: 'Motor' }],
  });
  const vehicle = await dispatching.vehicle();
  const rejected = await dispatching.draft(id, [
    tripOf(broken.id, [located, located]),
    tripOf(vehicle.id, [unlocated, '999999.0'], { driverId: 999_999 }),
  ]);
  assert.equal(codeOf(rejected), 'STATE_CONFLICT');
  assert.deepEqual(errorsOf(rejected), [
    { field: 'trips.0.vehicleId', reason: 'unknown-vehicle' },
    { field: 'trips.0.stops.1.party', reason: 'party-twice' },
    { field: 'trips.1.driverId', reason: 'unknown-driver' },
    { field: 'trips.1.stops.0.party', reason: 'no-position' },
    { field: 'trips.1.stops.1.party', reason: 'unknown-party' },
  ]);
});

test('[DSP-01] of two who change a draft the second is told, and a draft that is discarded is gone', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(1) });
  const vehicle = await dispatching.vehicle();
  const [party = ''] = idsOf(await dispatching.read(id));
  const both = await Promise.all([
    dispatching.draft(id, [tripOf(vehicle.id, [party])]),
    dispatching.draft(id, [tripOf(vehicle.id, [])]),
  ]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 412]);
  const revision = (await dispatching.read(id)).draft?.revision ?? 0;
  assert.equal((await dispatching.discard(id, revision - 1)).status, 412);
  const { data } = await dispatching.discard(id, revision);
  assert.equal(data.draft, undefined);
  assert.equal((await dispatching.discard(id, 0)).status, 404);
});

test('[DSP-01] a dispatcher says where an address is, near enough to its county', async () => {
  const { event, id } = await dispatching.departure();
  const { orderId } = await dispatching.buy(event, { tickets: 2 });
  const [party] = (await dispatching.read(id)).parties;
  const pin = (id_: string, position: object) =>
    testApp.call<typeof dispatching>('PUT', `${dispatching.path(id)}/parties/${id_}/position`, {
      token: dispatching.token,
      body: position,
    });
  const far = await pin(party?.id ?? '', { latitude: -16.399, longitude: -71.537 });
  assert.deepEqual(errorsOf(far), [{ field: 'position', reason: 'range' }]);
  assert.equal((await pin('999999.0', door(2))).status, 404);
  assert.equal((await pin(party?.id ?? '', door(2))).status, 200);
  assert.deepEqual((await dispatching.read(id)).parties[0]?.position, door(2));
  const rows = await testApp.db
    .selectFrom('order_ticket')
    .select('addresses')
    .where('order_id', '=', orderId)
    .execute();
  assert.deepEqual(
    rows.map(({ addresses }) => addresses[0]?.position),
    [door(2), door(2)],
  );
  const audit = await testApp.db.selectFrom('audit').select('action').where('subject', '=', orderId).execute();
  assert.ok(audit.some(({ action }) => action === 'pin-address'));
});

test('[DSP-21] what a party needs beside seats is on the plan, and a van without it breaks a rule', async () => {
  const { event, id } = await dispatching.departure();
  await testApp.query(
    `INSERT INTO space_offer (event_id, kind, capacity, amount_minor) VALUES ($1, 'wheelchair', 2, 0)`,
    [event.eventId],
  );
  await dispatching.buy(event, { tickets: 2, position: door(1), spaces: { wheelchair: 1 } });
  const plan = await dispatching.read(id);
  assert.deepEqual(plan.parties[0]?.spaces, { wheelchair: 1 });
  const { data: who } = await testApp.call<TravelledDeparture>('GET', `/staff-api/departures/${id}/travellers`, {
    token: dispatching.token,
  });
  assert.deepEqual(
    who.travellers.map(({ spaces }) => spaces),
    [{ wheelchair: 1 }, undefined],
  );
  const [plain, adapted] = [await dispatching.vehicle(4), await dispatching.vehicle(4, { spaces: { wheelchair: 1 } })];
  const broken = async (vehicleId: number, revision: number) =>
    (await dispatching.draft(id, [tripOf(vehicleId, idsOf(plan))], revision)).data.draft?.trips[0]?.broken;
  assert.deepEqual(await broken(plain.id, 0), ['capacity']);
  assert.deepEqual(await broken(adapted.id, 2), []);
});
