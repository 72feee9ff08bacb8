import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeAt, wallTimeAt } from '@idavuelta/shared/contracts/time';
import { officeOf } from '../../../../testing/office-events.ts';
import { codeOf, errorsOf, eventually, type Ids, openTestApp } from '../../../../testing/test-app.ts';
import { createDispatching, door, tripOf } from '../../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);

/** Creates a departure with this many paid orders from neighbouring doors. */
async function sold(orders: number) {
  const { event, id } = await dispatching.departure();
  const buyers = [];
  for (let n = 0; n < orders; n++) buyers.push(await dispatching.buy(event, { position: door(n) }));
  const { parties } = await dispatching.read(id);
  return { event, id, buyers, parties: parties.map((party) => party.id) };
}

const timesOf = async (orderIds: string[]) =>
  testApp.query<{ at: Date; van: string; driver: string; revision: number }>(
    `SELECT p.picks_up_at AS at, p.van, p.driver, p.revision FROM pick_up_time p
     JOIN order_ticket t ON t.id = p.order_ticket_id WHERE t.order_id = ANY ($1::uuid[]) ORDER BY t.id`,
    [orderIds],
  );

const mailsTo = async (email: string) =>
  (
    await testApp.query<{ subject: string }>('SELECT subject FROM mailbox WHERE recipient = $1 ORDER BY id', [email])
  ).filter(({ subject }) => /Tu hora de recojo/.test(subject)).length;

/** Moves the departure close to its day. */
const beginsSoon = ({ eventId }: Ids) =>
  testApp.query(`UPDATE departure SET starts_at = now() + interval '3 hours' WHERE event_id = $1`, [eventId]);

test('[DSP-05] publishing gives each ticket its time, van and driver, and tells only what changes', async () => {
  const { event, id, buyers, parties } = await sold(2);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  const { draft } = await dispatching.read(id);
  const { data } = await dispatching.publish(id, draft?.revision ?? 0);
  assert.deepEqual([data.notified, data.plan.draft, data.plan.published?.version], [2, undefined, 1]);
  const orders = buyers.map(({ orderId }) => orderId);
  const stops = data.plan.published?.trips[0]?.stops ?? [];
  assert.deepEqual(
    (await timesOf(orders)).map(({ at, van, driver }) => [at.getTime(), van, driver]),
    stops.map(({ at }) => [Date.parse(at), van.plate, 'Rosa']),
  );
  const [buyer] = buyers;
  const { data: detail } = await testApp.orderDetail(buyer?.orderId ?? '', buyer?.buyer);
  assert.equal(detail.tickets[0]?.pickUpTime?.van, van.plate);

  await beginsSoon(event);
  const notify = testApp.app.services.handlers['tell-pick-up-times'];
  await notify({}, 'a-job');
  await eventually(async () => (await mailsTo(buyer?.email ?? '')) === 1);
  await testApp.query(
    `UPDATE departure SET starts_at = (SELECT starts_at FROM event_date d WHERE d.id = event_date_id)
    WHERE event_id = $1`,
    [event.eventId],
  );

  const [first = '', second = ''] = parties;
  await dispatching.draft(id, [
    tripOf(van.id, [first], { driverId: driver.id }),
    tripOf((await dispatching.vehicle()).id, [second], { driverId: (await dispatching.driver()).id }),
  ]);
  const again = await dispatching.publish(id, (await dispatching.read(id)).draft?.revision ?? 0);
  assert.equal(again.data.plan.published?.version, 2);
  const times = await timesOf(orders);
  assert.equal(times[1]?.revision, 2);
  assert.equal(again.data.notified, times.filter(({ revision }) => revision > 1).length);
  assert.deepEqual(await dispatching.planStates(id), ['replaced', 'published']);
});

test('[DSP-05] on the day before, travellers are told at once when a plan is published', async () => {
  const { event, id, buyers, parties } = await sold(1);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  await beginsSoon(event);
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  await dispatching.publish(id, data.draft?.revision ?? 0, true);
  await eventually(async () => (await mailsTo(buyers[0]?.email ?? '')) === 1);
});

test('[DSP-05] of a ticket with several addresses each is told its own time', async () => {
  const { event, id } = await dispatching.departure([{ capacity: 4, stops: 2, stock: 5 }]);
  const { orderId, buyer, email } = await dispatching.buyVan(event, [
    { address: 'Av. Grau 1', position: door(40), names: ['Luz'] },
    { address: 'Av. Lima 2', position: door(0), names: ['Ana'] },
  ]);
  const [van, driver] = [await dispatching.vehicle(4), await dispatching.driver()];
  const [grau = '', lima = ''] = (await dispatching.read(id)).parties.map((party) => party.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, [lima, grau], { driverId: driver.id })]);
  const stops = data.draft?.trips[0]?.stops ?? [];
  assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0, true)).data.notified, 1);
  const { data: detail } = await testApp.orderDetail(orderId, buyer);
  const [ticket] = detail.tickets;
  assert.deepEqual(
    ticket?.addresses.map(({ address, pickUpTime }) => [address, pickUpTime?.at]),
    [
      ['Av. Grau 1', stops[1]?.at],
      ['Av. Lima 2', stops[0]?.at],
    ],
  );
  assert.equal(ticket?.pickUpTime?.at, stops[0]?.at);

  await beginsSoon(event);
  await testApp.app.services.handlers['tell-pick-up-times']({}, 'a-job');
  await eventually(async () => (await mailsTo(email)) === 1);
  const [mail] = await testApp.query<{ text: string }>(
    `SELECT text FROM mailbox WHERE recipient = $1 AND subject LIKE '%Tu hora de recojo%'`,
    [email],
  );
  for (const { at } of stops) assert.match(mail?.text ?? '', new RegExp(`a las ${timeAt(at, 'America/Lima')} `));
});

test('[DSP-05] the same plan again tells nobody, and the way home is told nobody', async () => {
  const { id, parties, buyers } = await sold(1);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const trips = [tripOf(van.id, parties, { driverId: driver.id })];
  await dispatching.draft(id, trips, 0, 'back');
  const back = await dispatching.publish(id, 2, false, 'back');
  assert.deepEqual([back.data.notified, await timesOf(buyers.map(({ orderId }) => orderId))], [0, []]);
  for (const notified of [1, 0]) {
    const { data } = await dispatching.draft(id, trips);
    assert.equal((await dispatching.publish(id, data.draft?.revision ?? 0)).data.notified, notified);
  }
});

test('[DSP-05] a plan is not published without drivers and stops, nor beyond its seats', async () => {
  const { id, parties } = await sold(2);
  const [small, empty] = [await dispatching.vehicle(1), await dispatching.vehicle()];
  const driver = await dispatching.driver();
  const { data } = await dispatching.draft(id, [
    tripOf(small.id, parties),
    tripOf(empty.id, [], { driverId: driver.id }),
  ]);
  const rejected = await dispatching.publish(id, data.draft?.revision ?? 0, true);
  assert.equal(codeOf(rejected), 'STATE_CONFLICT');
  assert.deepEqual(errorsOf(rejected), [
    { field: 'trips.0', reason: 'no-driver' },
    { field: 'trips.0', reason: 'capacity' },
    { field: 'trips.1', reason: 'no-stops' },
  ]);
  assert.equal((await dispatching.publish(id, 99)).status, 412);
  assert.equal((await dispatching.read(id)).published, undefined);
});

test('[DSP-05] other broken rules are published by who accepts them', async () => {
  const { event, id } = await dispatching.departure();
  await dispatching.buy(event, { position: door(0) });
  await testApp.query('UPDATE event SET longest_ride_minutes = 1 WHERE id = $1', [event.eventId]);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const [party = ''] = (await dispatching.read(id)).parties.map((known) => known.id);
  const { data } = await dispatching.draft(id, [tripOf(van.id, [party], { driverId: driver.id })]);
  assert.deepEqual(data.draft?.trips[0]?.stops[0]?.broken, ['longest-ride']);
  const revision = data.draft?.revision ?? 0;
  assert.deepEqual(errorsOf(await dispatching.publish(id, revision)), [{ field: 'trips.0', reason: 'broken' }]);
  assert.equal((await dispatching.publish(id, revision, true)).status, 200);
});

test('[DSP-05] a vehicle or a driver has one published trip at a time, also when two publish at once', async () => {
  const [van, other] = [await dispatching.vehicle(), await dispatching.vehicle()];
  const [driver, second] = [await dispatching.driver(), await dispatching.driver()];
  const departures = [await sold(1), await sold(1), await sold(1)];
  const crew = [
    { vehicle: van.id, driver: driver.id },
    { vehicle: van.id, driver: second.id },
    { vehicle: other.id, driver: driver.id },
  ];
  for (const [index, { id, parties }] of departures.entries())
    await dispatching.draft(id, [
      tripOf(crew[index]?.vehicle as number, parties, { driverId: crew[index]?.driver as number }),
    ]);
  const [one, two] = departures.map(({ id }) => id) as [number, number];
  const both = await Promise.all([dispatching.publish(one, 2), dispatching.publish(two, 2)]);
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const late = both.find(({ status }) => status === 409);
  assert.deepEqual(errorsOf(late ?? { body: {} }), [{ field: 'trips.0', reason: 'taken' }]);
  const winner = both[0]?.status === 200 ? 0 : 1;
  const third = await dispatching.publish(departures[2]?.id as number, 2);
  assert.equal(third.status, winner === 0 ? 409 : 200);
});

test('[DSP-05] a departure that is moved to another hour forgets its plans, and is planned anew', async () => {
  const { event, id, parties, buyers } = await sold(1);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const trips = [tripOf(van.id, parties, { driverId: driver.id })];
  const { data } = await dispatching.draft(id, trips);
  await dispatching.publish(id, data.draft?.revision ?? 0);
  await dispatching.draft(id, trips);
  const { departure } = await dispatching.read(id);
  const to = wallTimeAt(Date.parse(departure.startsAt) + 2 * 3600_000, departure.timeZone).slice(0, 16);
  const office = await officeOf(testApp);
  const moved = await office.call('POST', `${event.slug}/departures/${id}/move`, { to });
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
  const plan = await dispatching.read(id);
  assert.deepEqual([plan.draft, plan.published, plan.unplanned], [undefined, undefined, [{ party: parties[0] }]]);
  assert.deepEqual(await timesOf(buyers.map(({ orderId }) => orderId)), []);
});

test('[DSP-06] who bought after publishing is proposed to the cheapest trips, and nothing is changed', async () => {
  const { event, id, parties } = await sold(2);
  const [near, far] = [await dispatching.vehicle(), await dispatching.vehicle()];
  const drivers = [await dispatching.driver(), await dispatching.driver()];
  const [first = '', second = ''] = parties;
  const { data } = await dispatching.draft(id, [
    tripOf(near.id, [first], { driverId: drivers[0]?.id }),
    tripOf(far.id, [second], { driverId: drivers[1]?.id }),
  ]);
  const { data: published } = await dispatching.publish(id, data.draft?.revision ?? 0);
  assert.deepEqual(published.plan.proposals, []);
  const late = await dispatching.buy(event, { position: door(-1) });
  const plan = await dispatching.read(id);
  const [proposal] = plan.proposals;
  const party = plan.parties.find(({ orderId }) => orderId === late.orderId);
  assert.deepEqual([proposal?.kind, proposal?.party, proposal?.options.length], ['insert', party?.id, 2]);
  assert.deepEqual(plan.unplanned, [{ party: party?.id }]);
  const [cheapest, dearer] = proposal?.options ?? [];
  assert.ok((cheapest?.addedMinutes ?? 0) <= (dearer?.addedMinutes ?? 0));
  assert.ok((cheapest?.addedKilometres ?? 0) > 0);
  assert.deepEqual(plan.published?.trips, published.plan.published?.trips);
});

test('[DSP-06] a van that is full is not proposed', async () => {
  const { event, id, parties } = await sold(2);
  const [full, roomy] = [await dispatching.vehicle(1), await dispatching.vehicle(2)];
  const { data } = await dispatching.draft(id, [
    tripOf(full.id, parties.slice(0, 1), { driverId: (await dispatching.driver()).id }),
    tripOf(roomy.id, parties.slice(1), { driverId: (await dispatching.driver()).id }),
  ]);
  await dispatching.publish(id, data.draft?.revision ?? 0);
  await dispatching.buy(event, { position: door(0) });
  const [first] = (await dispatching.read(id)).proposals;
  assert.deepEqual(
    first?.options.map(({ trip }) => trip),
    [2],
  );
});

test('[DSP-06] a traveller who moves after publishing is proposed at the new address, and not at the earlier one', async () => {
  const { event, id, parties, buyers } = await sold(2);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  await dispatching.publish(id, data.draft?.revision ?? 0);
  const [mover] = buyers;
  const address = { address: 'Av. Nueva 9', commune_id: event.countyId, position: door(20) };
  const traveller = { ticket: 1, passenger: 1, name: 'Ana', phone: '987654321', email: 'ana@example.org', address };
  const { status, body } = await testApp.call('PUT', `/shop-api/order/${mover?.orderId}/passenger`, {
    token: mover?.buyer as string,
    body: traveller,
  });
  assert.equal(status, 200, JSON.stringify(body));
  const { proposals, unplanned } = await dispatching.read(id);
  assert.deepEqual(
    proposals.map(({ kind, party, options }) => [kind, party, options.length]),
    [
      ['insert', parties[0], 1],
      ['remove', parties[0], 1],
    ],
  );
  assert.deepEqual(unplanned, [{ party: parties[0] }]);
});

test('[DSP-06] a cancellation after publishing is proposed as a removal, with what it saves and whom it changes', async () => {
  const { id, parties, buyers } = await sold(3);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const { data } = await dispatching.draft(id, [tripOf(van.id, parties, { driverId: driver.id })]);
  await dispatching.publish(id, data.draft?.revision ?? 0);
  const gone = buyers[1];
  const cancelled = await testApp.call('POST', `/shop-api/order/${gone?.orderId}/cancel`, {
    token: gone?.buyer as string,
  });
  assert.equal(cancelled.status, 200, JSON.stringify(cancelled.body));
  const plan = await dispatching.read(id);
  assert.equal(plan.parties.length, 2);
  const [proposal] = plan.proposals;
  assert.deepEqual([proposal?.kind, proposal?.party], ['remove', parties[1]]);
  const [option] = proposal?.options ?? [];
  assert.deepEqual([option?.trip, option?.position], [1, 1]);
  assert.ok((option?.addedMinutes ?? 0) <= 0);
  assert.ok(option?.changed.every(({ party }) => parties.includes(party)));
  assert.equal(plan.published?.trips[0]?.stops.length, 3, 'nothing is applied silently');
});
