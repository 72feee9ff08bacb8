import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Position, RidePage, StopPoint } from '@idavuelta/shared/contracts';
import type {
  AuditRow,
  DrivenTrip,
  MarkedTrips,
  PickUpPoint,
  TravelledDeparture,
} from '@idavuelta/shared/contracts/staff';
import { signedToken } from '../../../testing/session-tokens.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, errorsOf, eventually, type Ids, openTestApp } from '../../../testing/test-app.ts';
import { createManifests } from '../../manifests/manifests.ts';
import { createDispatching, tripOf } from '../testing/dispatched-departures.ts';

const testApp = await openTestApp();
const dispatching = await createDispatching(testApp);
const { token } = dispatching;

const square = { latitude: -12.144, longitude: -77.021 };
const plaza = { name: 'Plaza', address: 'Plaza de Barranco 1', position: square, countryCode: 'PE', isRetired: false };
const add = (changes: object = {}) =>
  testApp.call<PickUpPoint>('POST', '/staff-api/pick-up-points', { token, body: { ...plaza, ...changes } });
const change = (id: number, changes: object, revision: number) =>
  testApp.call<PickUpPoint>('PUT', `/staff-api/pick-up-points/${id}`, {
    token,
    body: { ...plaza, ...changes },
    headers: { 'if-match': `"${revision}"` },
  });
const pointOf = (stop: { point?: StopPoint } | undefined) => stop?.point && [stop.point.name, stop.point.walkMinutes];

/** Returns a door some metres east of the square. */
const east = (metres: number): Position => ({ ...square, longitude: square.longitude + metres / 108_800 });

const mayWalk = ({ eventId }: Ids, minutes: number) =>
  testApp.query('UPDATE event SET longest_walk_minutes = $2 WHERE id = $1', [eventId, minutes]);

/** Sells tickets at doors on both sides of the square, for an event that lets people walk. */
async function departureAt(metres: number[], minutes = 10) {
  const { event, id } = await dispatching.departure();
  await mayWalk(event, minutes);
  const buyers = [];
  for (const [number, side] of metres.entries())
    buyers.push(await dispatching.buy(event, { position: east(side), address: `Jr. Unión ${number}` }));
  return { event, id, buyers, parties: (await dispatching.read(id)).parties };
}

/** Leaves one point. */
async function onePoint(changes: object = {}) {
  await testApp.db.updateTable('pick_up_point').set({ retired: true }).execute();
  return (await add({ name: `Punto ${Math.random()}`, ...changes })).data;
}

test('[DSP-22] pick-up points are added, listed and changed; the second who changes one is told, and all is audited', async () => {
  const { data: point } = await add();
  assert.deepEqual(
    [point.name, point.position, point.isRetired, point.revision],
    [plaza.name, plaza.position, false, 1],
  );
  assert.deepEqual(errorsOf(await add()), [{ field: 'name', reason: 'taken' }]);
  await add({ countryCode: 'CL' });
  const { data } = await testApp.call<PickUpPoint[]>('GET', '/staff-api/pick-up-points', { token });
  assert.deepEqual(
    data.map(({ name, countryCode }) => [name, countryCode]),
    [
      ['Plaza', 'CL'],
      ['Plaza', 'PE'],
    ],
  );
  assert.deepEqual((await change(point.id, { isRetired: true }, 1)).data, { ...point, isRetired: true, revision: 2 });
  const late = await change(point.id, { name: 'Parque' }, 1);
  assert.deepEqual([codeOf(late), errorsOf(late)], ['CHANGED_MEANWHILE', [{ field: 'isRetired', reason: 'changed' }]]);
  assert.equal((await change(999_999, { name: 'Otra' }, 1)).status, 404);
  const owner = await logInStaff(testApp, 'owner');
  const { data: rows } = await testApp.call<AuditRow[]>('GET', `/staff-api/audit?subject=pick-up-point:${point.id}`, {
    token: owner.token,
  });
  assert.deepEqual(
    rows.map(({ action }) => action),
    ['change-pick-up-point', 'add-pick-up-point'],
  );
});

test('[DSP-22] only parties that may walk reach a point: never a wheelchair or a private van, and only where the event allows', async () => {
  const point = await onePoint();
  await onePoint({ countryCode: 'CL' });
  await testApp.query('UPDATE pick_up_point SET retired = false WHERE id = $1', [point.id]);
  const { event, id } = await dispatching.departure([{ capacity: 4, stops: 2, stock: 4, units: 1 }]);
  await testApp.query(
    `INSERT INTO space_offer (event_id, kind, capacity, amount_minor)
    VALUES ($1, 'wheelchair', 5, 0), ($1, 'luggage', 5, 0)`,
    [event.eventId],
  );
  await dispatching.buy(event, { position: east(200) });
  await dispatching.buy(event, { position: east(210), spaces: { wheelchair: 1 } });
  await dispatching.buy(event, { position: east(220), spaces: { luggage: 1 } });
  await dispatching.buy(event, { position: east(1500) });
  await dispatching.buy(event, {});
  await dispatching.buyVan(event, [{ address: 'Jr. Unión 9', position: east(10), names: ['Ana'] }]);
  const walks = async () => (await dispatching.read(id)).parties.map(({ points }) => points?.map((near) => near.id));
  assert.deepEqual(await walks(), Array.from({ length: 6 }), 'without the permission of the event');
  await mayWalk(event, 10);
  assert.deepEqual(await walks(), [[point.id], undefined, [point.id], undefined, undefined, undefined]);
  const [{ points } = {}] = (await dispatching.read(id)).parties;
  assert.deepEqual(points, [
    { id: point.id, name: point.name, address: plaza.address, position: square, walkMinutes: 4 },
  ]);
  assert.deepEqual((await dispatching.read(id, 'back')).parties.map((party) => party.points).filter(Boolean), []);
});

test('[DSP-22] planning joins parties at a point, and publishing keeps it for travellers, drivers and staff', async () => {
  const point = await onePoint();
  await testApp.db.updateTable('vehicle').set({ retired: true }).execute();
  await dispatching.vehicle();
  const { event, id, buyers } = await departureAt([-200, 200, -180]);
  const planned = await dispatching.plan(id, true);
  const stops = planned.draft?.trips.flatMap((trip) => trip.stops) ?? [];
  assert.deepEqual(new Set(stops.map((stop) => stop.point?.id)), new Set([point.id]));
  assert.equal(new Set(stops.map(({ at }) => at)).size, 1, 'the van calls once');

  const driver = await logInStaff(testApp, 'driver');
  const [trip] = planned.draft?.trips ?? [];
  const { data } = await dispatching.draft(
    id,
    [
      tripOf(trip?.vehicleId ?? 0, [], {
        driverId: driver.id,
        stops: stops.map(({ party }) => ({ party, pointId: point.id })),
      }),
    ],
    planned.draft?.revision,
  );
  const published = await dispatching.publish(id, data.draft?.revision ?? 0);
  assert.equal(published.status, 200, JSON.stringify(published.body));
  assert.deepEqual(published.data.plan.published?.trips[0]?.stops.map(pointOf), Array(3).fill([point.name, 4]));
  const { data: order } = await testApp.orderDetail(buyers[0]?.orderId ?? '', buyers[0]?.buyer);
  assert.deepEqual(pointOf(order.tickets[0]?.addresses[0]?.pickUpTime), [point.name, 4]);

  const travellers = `/staff-api/departures/${id}/travellers`;
  const { data: travelled } = await testApp.call<TravelledDeparture>('GET', travellers, { token });
  assert.deepEqual(
    travelled.travellers.map(({ time }) => pointOf(time)),
    Array(3).fill([point.name, 4]),
  );

  for (const url of [
    `${dispatching.path(id)}/run-sheets?format=csv&language=es_PE`,
    `${travellers}/file?language=es_PE`,
  ]) {
    const { payload } = await testApp.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    assert.match(payload, /Plaza de Barranco 1 · a 4 min a pie/, url);
  }

  await testApp.query(`UPDATE departure SET starts_at = now() + interval '3 hours' WHERE event_id = $1`, [
    event.eventId,
  ]);
  await testApp.query(
    `WITH soon AS (
       UPDATE trip SET starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours'
       WHERE plan_id IN (SELECT id FROM dispatch_plan WHERE departure_id = $1) RETURNING id, starts_at)
     UPDATE trip_stop SET planned_at = soon.starts_at FROM soon WHERE trip_id = soon.id`,
    [id],
  );
  await testApp.app.services.handlers['tell-pick-up-times']({}, 'a-job');
  const mail = await eventually(async () => {
    const rows = await testApp.query<{ text: string }>(
      `SELECT text FROM mailbox WHERE recipient = $1 AND subject ~ 'hora de recojo'`,
      [buyers[0]?.email],
    );
    return rows[0]?.text;
  });
  assert.match(mail, /a 4 min a pie desde tu puerta/);
  await createManifests({ db: testApp.db, clock: () => new Date(Date.now() + 70 * 60_000) }).freeze();
  const manifests = await testApp.query<{ point: { name: string } }>(
    `SELECT content #> '{stops,0,point}' AS point FROM manifest WHERE departure_id = $1`,
    [id],
  );
  assert.deepEqual(manifests[0]?.point, { name: point.name, address: plaza.address, walkMinutes: 4 });
  const ride = `/ride?token=${await signedToken('ride', buyers[0]?.orderId ?? '', 60)}`;
  const { data: page } = await testApp.call<RidePage>('GET', ride);
  assert.deepEqual(page.rides.map(pointOf), [[point.name, 4]]);
  const { data: driven } = await testApp.call<DrivenTrip[]>('GET', '/staff-api/my-trips', { token: driver.token });
  assert.deepEqual(driven[0]?.stops.map(pointOf), Array(3).fill([point.name, 4]));

  const left = { id: randomUUID(), tripId: driven[0]?.id, kind: 'left', at: new Date().toISOString() };
  const marked = await testApp.call<MarkedTrips>('POST', '/staff-api/my-trips/marks', {
    token: driver.token,
    body: { marks: [left] },
  });
  assert.deepEqual(marked.data.rejected, []);
  await dispatching.draft(id, [], (await dispatching.read(id)).draft?.revision);
  const again = await dispatching.plan(id);
  assert.deepEqual(
    again.draft?.trips[0]?.stops.map(pointOf),
    Array(3).fill([point.name, 4]),
    'a started trip keeps it',
  );
});

test('[DSP-22] a dispatcher sends a party to a point in its reach and back to its door; a moved point is told anew', async () => {
  const point = await onePoint();
  const { id, buyers, parties } = await departureAt([200, 1500]);
  const [near = '', far = ''] = parties.map((party) => party.id);
  const [van, driver] = [await dispatching.vehicle(), await dispatching.driver()];
  const draft = async (pointId?: number, party = near) =>
    dispatching.draft(
      id,
      [
        tripOf(van.id, [], {
          driverId: driver.id,
          stops: [near, far].map((each) => ({ party: each, ...(each === party && pointId && { pointId }) })),
        }),
      ],
      (await dispatching.read(id)).draft?.revision ?? 0,
    );
  const publish = async () => dispatching.publish(id, (await dispatching.read(id)).draft?.revision ?? 0, true);
  const revision = async () =>
    (
      await testApp.query<{ revision: number }>(
        `SELECT p.revision FROM pick_up_time p JOIN order_ticket t ON t.id = p.order_ticket_id WHERE t.order_id = $1`,
        [buyers[0]?.orderId],
      )
    )[0]?.revision;

  assert.deepEqual(errorsOf(await draft(point.id, far)), [
    { field: 'trips.0.stops.1.pointId', reason: 'unknown-point' },
  ]);
  const { data } = await draft(point.id);
  assert.deepEqual(data.draft?.trips[0]?.stops.map(pointOf), [[point.name, 4], undefined]);
  await publish();
  assert.equal(await revision(), 1);
  const { data: again } = await draft();
  assert.deepEqual(again.draft?.trips[0]?.stops.map(pointOf), [undefined, undefined]);
  await publish();
  assert.equal(await revision(), 2);

  // a point that is no longer used stays where it is published, and leaves the next draft
  await draft(point.id);
  await publish();
  await change(point.id, { name: point.name, isRetired: true }, 1);
  const { published } = await dispatching.read(id);
  assert.deepEqual(pointOf(published?.trips[0]?.stops[0]), [point.name, 4]);
  assert.equal((await dispatching.plan(id)).draft?.trips[0]?.stops[0]?.point, undefined);
});
