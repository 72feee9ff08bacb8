import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { admissionHeader, type EventDetail, type NowServing } from '@idavuelta/shared/contracts';
import { signValue } from '@idavuelta/shared/contracts/servers';
import type { WaitingRoom } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../testing/staff-members.ts';
import {
  anOrder,
  codeOf,
  errorsOf,
  eventually,
  type Ids,
  openTestApp,
  startTestApp,
  type TestApp,
} from '../../testing/test-app.ts';

const key = 'the secret that gateways and API share';
const waitingRooms = { key, enterMs: 120_000, orderMs: 600_000, ordersPerMinute: 0, maxAdmitted: 2 };
const testApp = await openTestApp({ waitingRooms });
const { token: owner } = await logInStaff(testApp);

const gateway = { authorization: `Bearer ${signValue(key, 'gateway', 'gateway')}` };
const call = <T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, app: TestApp = testApp) =>
  app.call<T>(method, `/gateway-api/waiting-rooms/${path}`, { headers: gateway, body });
const nowServing = async (room: number) => (await call<NowServing>('GET', String(room))).data;
const arrive = async (room: number, visitors: { login?: string | undefined; place?: number | undefined }[]) =>
  (await call<{ place?: number; holder?: string }[]>('POST', `${room}/places`, { visitors })).data;
const enter = (room: number, position: number, holder = `b${position}`) =>
  call<{ until: string }>('POST', `${room}/turns/${position}`, { holder });

async function openRoom(
  eventId: number,
  { maxAdmitted = 2, ...departure }: Partial<WaitingRoom & { departureId: number }> = {},
) {
  const { status, data } = await testApp.call<WaitingRoom>('POST', '/staff-api/waiting-rooms', {
    token: owner,
    body: { eventId, maxAdmitted, ...departure },
  });
  assert.equal(status, 200);
  return data.id;
}

const admission = (room: number, position: number, { holder = `b${position}`, until = Date.now() + 600_000 } = {}) =>
  signValue(key, 'admission', `${room}.${position}.${until}.${holder}`);

async function order(
  event: Ids,
  token: string,
  admitted?: string,
  idempotencyKey: string = randomUUID(),
  app: TestApp = testApp,
) {
  return app.call('POST', '/shop-api/init-payment', {
    token,
    body: anOrder(event),
    headers: { 'idempotency-key': idempotencyKey, ...(admitted && { [admissionHeader]: admitted }) },
  });
}

/** How many customers have a place in the room. */
const storedTickets = async (room: number, app: TestApp = testApp) =>
  (await app.query('SELECT FROM queue_ticket WHERE waiting_room_id = $1', [room])).length;

test('[SAL-04] an order for an event with a waiting room needs an admission, and uses it up', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const other = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  const { token } = await testApp.newCustomer();
  assert.equal(codeOf(await order(event, token)), 'ADMISSION_REQUIRED');
  assert.equal((await order(other, token)).status, 200, 'another event is not concerned');

  await arrive(room, [{}, {}, {}, {}]);
  assert.equal((await nowServing(room)).nowServing, 2);
  assert.equal(codeOf(await enter(room, 3)), 'TURN_NOT_YET');
  assert.equal(codeOf(await order(event, token, admission(room, 3))), 'TURN_PASSED', 'nobody entered with it');
  assert.equal((await enter(room, 0)).status, 200);

  const idempotencyKey = randomUUID();
  assert.equal((await order(event, token, admission(room, 0), idempotencyKey)).status, 200);
  assert.equal((await order(event, token, admission(room, 0), idempotencyKey)).status, 200, 'the same order again');
  assert.equal(codeOf(await order(event, token, admission(room, 0))), 'TURN_PASSED', 'a second order');
  assert.equal((await nowServing(room)).nowServing, 3, 'the next one is called');
  const { data } = await testApp.call<WaitingRoom>('GET', `/staff-api/waiting-rooms/${room}`, { token: owner });
  assert.deepEqual([data.ordered, data.passed], [1, 0]);
});

test('[SAL-03] forged, expired, foreign and shared admissions are refused', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const other = await testApp.addEventWith({ stock: 20 });
  const [room, otherRoom] = [await openRoom(event.eventId), await openRoom(other.eventId)];
  const [buyer, friend] = [await testApp.newCustomer(), await testApp.newCustomer()];
  const [place] = await arrive(room, [{ login: buyer.token }]);
  await nowServing(room);
  const holder = String(place?.holder);
  assert.equal((await enter(room, 0, holder)).status, 200);
  const right = admission(room, 0, { holder });

  const refusals = {
    [`${right.slice(0, -2)}AA`]: 'ADMISSION_REQUIRED',
    [signValue('another secret of the same length', 'admission', `${room}.0.${Date.now() + 9_000}.${holder}`)]:
      'ADMISSION_REQUIRED',
    [signValue(key, 'queue-ticket', `${room}.0.${holder}`)]: 'ADMISSION_REQUIRED',
    [admission(otherRoom, 0, { holder })]: 'ADMISSION_REQUIRED',
    [admission(room, 0, { holder, until: Date.now() - 1 })]: 'TURN_PASSED',
    [admission(room, 0, { holder: 'bsomebody' })]: 'TURN_PASSED',
  };
  for (const [token, code] of Object.entries(refusals))
    assert.equal(codeOf(await order(event, buyer.token, token)), code);
  assert.equal(codeOf(await order(event, friend.token, right)), 'ADMISSION_USED', 'it belongs to an account');
  assert.equal((await order(event, buyer.token, right)).status, 200);
});

test('[SAL-04] two orders at once with one admission are one order', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  const buyers = await Promise.all(Array.from({ length: 4 }, () => testApp.newCustomer()));
  await arrive(room, [{}]);
  await nowServing(room);
  await enter(room, 0);
  const orders = await Promise.all(buyers.map(({ token }) => order(event, token, admission(room, 0))));
  assert.deepEqual(
    orders.map(({ status }) => status).filter((status) => status === 200),
    [200],
  );
  assert.equal(await testApp.stockOf(event.variantId), 19);
});

test('[SAL-04] more people order at once than the process has connections to the database', async () => {
  const count = 14;
  const event = await testApp.addEventWith({ stock: count });
  const room = await openRoom(event.eventId, { maxAdmitted: count });
  const buyers = await Promise.all(Array.from({ length: count }, () => testApp.newCustomer()));
  await arrive(
    room,
    buyers.map(() => ({})),
  );
  await nowServing(room);
  await Promise.all(buyers.map((_, position) => enter(room, position)));
  const orders = await Promise.all(buyers.map(({ token }, position) => order(event, token, admission(room, position))));
  assert.deepEqual(
    orders.map(({ status }) => status),
    buyers.map(() => 200),
  );
});

test('[SAL-03] a ticket is told of its own turn, and a copy of it that the turn has passed', async () => {
  const room = await openRoom((await testApp.addEventWith({ stock: 20 })).eventId);
  await arrive(room, [{}]);
  const turn = async (holder: string) =>
    (await call<{ turn: string }>('GET', `${room}/turns/0?holder=${holder}`)).data.turn;
  await nowServing(room);
  assert.deepEqual([await turn('b0'), await turn('bcopy')], ['called', 'called']);
  await enter(room, 0);
  assert.deepEqual([await turn('b0'), await turn('bcopy')], ['admitted', 'passed']);
});

test('[SAL-03] a customer has one place in every browser, and gets another after the turn has passed', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  const { token } = await testApp.newCustomer();
  const together = await arrive(room, [{ login: token }, {}, { login: token }, { login: 'no login at all' }]);
  assert.deepEqual(
    together.map(({ place }) => place),
    [0, 1, 0, undefined],
    'a login that does not count gets none',
  );
  const [again] = await arrive(room, [{ login: token }]);
  assert.equal(again?.place, 0);
  await nowServing(room);
  await call('DELETE', `${room}/turns/0?holder=${again?.holder}`);
  assert.equal(codeOf(await enter(room, 0, again?.holder)), 'TURN_PASSED');
  assert.equal((await arrive(room, [{ login: token }]))[0]?.place, 2);
});

test('[SAL-03] a customer takes over the place of their browser, unless they have one or its turn has passed', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId, { maxAdmitted: 1 });
  const [first, second] = [(await testApp.newCustomer()).token, (await testApp.newCustomer()).token];
  await arrive(room, [{}, {}, {}, {}]);
  const places = async (...visitors: { login: string; place?: number }[]) =>
    (await arrive(room, visitors)).map(({ place }) => place);
  assert.deepEqual(await places({ login: first, place: 1 }, { login: second, place: 2 }), [1, 2]);
  assert.deepEqual(await places({ login: first, place: 3 }, { login: first }), [1, 1], 'it stays the same');
  await nowServing(room);
  await call('DELETE', `${room}/turns/0?holder=b0`);
  await nowServing(room);
  await call('DELETE', `${room}/turns/1?holder=b1`);
  assert.deepEqual(await places({ login: first, place: 3 }), [3], 'that of the browser after its own');
  assert.deepEqual(await places({ login: (await testApp.newCustomer()).token, place: 0 }), [4], 'not one that passed');
});

test('[SAL-03] a customer who comes by two gateways at once gets one place', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  const { token } = await testApp.newCustomer();
  const places = await Promise.all(Array.from({ length: 6 }, () => arrive(room, [{ login: token }])));
  assert.equal(new Set(places.map(([given]) => given?.place)).size, 1);
});

test('[SAL-02] before the opening nobody is called; at the opening those who came are drawn, later ones stand behind', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  await testApp.query(`UPDATE event SET sale_opens_at = now() + interval '1 hour' WHERE id = $1`, [event.eventId]);
  const room = await openRoom(event.eventId);
  await arrive(room, [{}, {}, {}]);
  const before = await nowServing(room);
  assert.equal(before.state, 'before');
  assert.deepEqual([before.issued, before.nowServing, before.drawn], [3, 0, undefined]);
  assert.equal(codeOf(await enter(room, 0)), 'TURN_NOT_YET');
  const letIn = await testApp.call('POST', `/staff-api/waiting-rooms/${room}/let-in`, {
    token: owner,
    body: { position: 0 },
  });
  assert.deepEqual(errorsOf(letIn), [{ field: 'position', reason: 'unknown' }]);
  await testApp.query('UPDATE event SET sale_opens_at = now() WHERE id = $1', [event.eventId]);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  assert.deepEqual((await arrive(room, [{}]))[0], { place: 3 });
  const opened = await nowServing(room);
  assert.equal(opened.state, 'open');
  assert.deepEqual([opened.issued, opened.nowServing, opened.drawn], [4, 2, 3]);
});

test('[SAL-06] staff sees the queue, pauses it, opens it further, lets somebody in and closes it', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  await arrive(
    room,
    Array.from({ length: 10 }, () => ({})),
  );
  await nowServing(room);
  await enter(room, 0);
  const staff = (method: 'GET' | 'POST' | 'PUT', path = '', body?: object) =>
    testApp.call<WaitingRoom>(method, `/staff-api/waiting-rooms/${room}${path}`, { token: owner, body });
  const seen = (await staff('GET')).data;
  assert.deepEqual(
    [seen.state, seen.issued, seen.called, seen.admitted, seen.ordered, seen.store],
    ['open', 10, 1, 1, 0, 'postgresql'],
  );
  await staff('PUT', '', { maxAdmitted: 2, paused: true });
  await call('DELETE', `${room}/turns/1?holder=b1`);
  assert.deepEqual([(await nowServing(room)).state, (await nowServing(room)).nowServing], ['paused', 2]);
  assert.deepEqual(errorsOf(await staff('POST', '/let-in', { position: 10 })), [
    { field: 'position', reason: 'unknown' },
  ]);
  assert.equal((await staff('POST', '/let-in', { position: 7 })).status, 200);
  await staff('PUT', '', { maxAdmitted: 3, paused: false });
  const opened = await nowServing(room);
  assert.deepEqual([opened.nowServing, opened.letIn], [3, [7]]);
  assert.equal((await enter(room, 7)).status, 200);

  await staff('PUT', '', { maxAdmitted: 1, paused: true });
  const admitted = await order(event, (await testApp.newCustomer()).token, admission(room, 7));
  assert.equal(admitted.status, 200, 'who has entered may order during a pause');

  const { token } = await testApp.newCustomer();
  await arrive(room, [{ login: token }]);
  assert.equal(await storedTickets(room), 1);
  assert.equal((await staff('POST', '/close')).data.closedAt === undefined, false);
  assert.equal(await storedTickets(room), 0);
  assert.equal((await staff('POST', '/close')).status, 404);
  assert.equal((await call('GET', String(room))).status, 404);
  assert.equal((await order(event, (await testApp.newCustomer()).token)).status, 200, 'anybody may order');
  const actions = await testApp.query<{ action: string }>('SELECT action FROM audit WHERE subject = $1 ORDER BY id', [
    `waiting-room:${room}`,
  ]);
  assert.deepEqual(
    actions.map(({ action }) => action),
    [
      ...['open-waiting-room', 'change-waiting-room', 'let-in', 'change-waiting-room', 'change-waiting-room'],
      'close-waiting-room',
    ],
  );
});

test('[SAL-06] one room stands in front of an event, or one in front of each departure', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  const [departure] = await testApp.query<{ id: number }>('SELECT id FROM departure WHERE event_id = $1', [
    event.eventId,
  ]);
  for (const more of [{}, { departureId: departure?.id }]) {
    const again = await testApp.call('POST', '/staff-api/waiting-rooms', {
      token: owner,
      body: { eventId: event.eventId, maxAdmitted: 5, ...more },
    });
    assert.equal(codeOf(again), 'STATE_CONFLICT');
  }
  const { data } = await testApp.call<EventDetail>('GET', `/events/${event.eventId}`);
  assert.deepEqual(data.waitingRooms, [{ room }]);
  const unknown = await testApp.call('POST', '/staff-api/waiting-rooms', {
    token: owner,
    body: { eventId: event.eventId, departureId: 999_999, maxAdmitted: 5 },
  });
  assert.deepEqual(errorsOf(unknown), [{ field: 'departureId', reason: 'unknown' }]);
});

test('[SAL-05] a queue whose event is sold out says so, and calls nobody', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  await testApp.query(
    'UPDATE seat_pool SET sold = capacity WHERE departure_id IN (SELECT id FROM departure WHERE event_id = $1)',
    [event.eventId],
  );
  await testApp.query('UPDATE seat_pool_template SET capacity = 0 WHERE event_id = $1', [event.eventId]);
  await arrive(room, [{}]);
  const state = await nowServing(room);
  assert.deepEqual([state.state, state.nowServing], ['sold-out', 0]);
});

test('[SAL-02] as many as a gateway collects get their places by one call', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const places = await arrive(
    await openRoom(event.eventId),
    Array.from({ length: 100 }, () => ({})),
  );
  assert.deepEqual(
    places.map(({ place }) => place),
    Array.from({ length: 100 }, (_, n) => n),
  );
});

test('[SAL-05] a queue in front of a departure knows its seats, whatever others have', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const [departure] = await testApp.query<{ id: number }>('SELECT id FROM departure WHERE event_id = $1', [
    event.eventId,
  ]);
  const departureId = Number(departure?.id);
  const room = await openRoom(event.eventId, { departureId });
  await arrive(room, [{}]);
  assert.equal((await nowServing(room)).state, 'open');
  assert.equal((await enter(room, 0)).status, 200);
  await testApp.query('UPDATE seat_pool SET sold = capacity WHERE departure_id = $1', [departureId]);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  assert.equal((await nowServing(room)).state, 'sold-out');
  const { token } = await testApp.newCustomer();
  assert.equal(codeOf(await order(event, token, admission(room, 0))), 'OUT_OF_STOCK', 'an admission keeps no seat');
  const { data } = await testApp.call<WaitingRoom>('GET', `/staff-api/waiting-rooms/${room}`, { token: owner });
  assert.equal(data.state, 'sold-out');
});

test('[SAL-08] who entered shortly before the queue was continued from a copy may still order', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  const { token } = await testApp.newCustomer();
  const continuedAt = Date.now();
  await arrive(room, [{}, {}]);
  await testApp.query(`UPDATE shared_value SET value = (value::jsonb || $2::jsonb)::text WHERE key = $1`, [
    `queue:${room}`,
    JSON.stringify({ nowServing: 2, turns: [], continuedAt }),
  ]);
  const later = admission(room, 0, { until: continuedAt + waitingRooms.orderMs + 1_000 });
  assert.equal(codeOf(await order(event, token, later)), 'TURN_PASSED', 'not one of after it');
  assert.equal((await order(event, token, admission(room, 0, { until: continuedAt + 300_000 }))).status, 200);
});

test('[SAL-03] only gateways reach their calls', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  for (const authorization of [undefined, 'Bearer x', `Bearer ${signValue(key, 'admission', 'gateway')}`]) {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    assert.equal((await testApp.call('GET', `/gateway-api/waiting-rooms/${room}`, { headers })).status, 404);
  }
});

test('[SAL-04] a waiting room opens by itself above so many orders per minute, and closes when nobody is left', async (t) => {
  const app = await startTestApp({ waitingRooms: { ...waitingRooms, ordersPerMinute: 2 } });
  t.after(() => app.close());
  const event = await app.addEventWith({ stock: 20 });
  const place = async () => codeOf(await app.place((await app.newCustomer()).token, anOrder(event)));
  for (let i = 0; i < 3; i += 1) assert.equal(await place(), undefined);
  const opened = await eventually(async () => (await app.query<{ id: number }>('SELECT id FROM waiting_room'))[0]);
  assert.equal(await place(), 'ADMISSION_REQUIRED');

  const clean = () => app.app.services.handlers['forget-scans']({}, 'a-job');
  const isOpen = async () => {
    const found = await app.query('SELECT id FROM waiting_room WHERE id = $1 AND closed_at IS NULL', [opened.id]);
    return found.length === 1;
  };
  await call('POST', `${opened.id}/places`, { visitors: [{ login: (await app.newCustomer()).token }] }, app);
  await app.query('UPDATE waiting_room SET paused = true WHERE id = $1', [opened.id]);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await clean();
  assert.equal(await isOpen(), true, 'somebody waits');
  await app.query('UPDATE waiting_room SET paused = false WHERE id = $1', [opened.id]);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await clean();
  assert.equal(await isOpen(), true, 'somebody is called');
  await app.query(`UPDATE shared_value SET value = (value::jsonb || '{"turns": []}')::text WHERE key = $1`, [
    `queue:${opened.id}`,
  ]);
  await clean();
  assert.equal(await storedTickets(opened.id, app), 0);
  assert.equal(await place(), undefined);
});

test('[SAL-04] no waiting room opens by itself beside one in front of a departure', async (t) => {
  const app = await startTestApp({ waitingRooms: { ...waitingRooms, ordersPerMinute: 1 } });
  t.after(() => app.close());
  const event = await app.addEventWith({ stock: 20 });
  const [room] = await app.query<{ id: number }>(
    `INSERT INTO waiting_room (event_id, departure_id, max_admitted)
     SELECT event_id, id, 2 FROM departure WHERE event_id = $1 RETURNING id`,
    [event.eventId],
  );
  const id = room?.id ?? 0;
  await call('POST', `${id}/places`, { visitors: [{}, {}] }, app);
  await call('GET', String(id), undefined, app);
  for (const position of [0, 1]) {
    await call('POST', `${id}/turns/${position}`, { holder: `b${position}` }, app);
    const { token } = await app.newCustomer();
    assert.equal((await order(event, token, admission(id, position), randomUUID(), app)).status, 200);
  }
  // orders are counted after they are answered
  await new Promise((resolve) => setTimeout(resolve, 300));
  const rooms = await app.query('SELECT FROM waiting_room WHERE event_id = $1', [event.eventId]);
  assert.equal(rooms.length, 1);
});

test('[SAL-04] no waiting room opens by itself where that is switched off', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  for (let i = 0; i < 3; i += 1)
    assert.equal((await testApp.place((await testApp.newCustomer()).token, anOrder(event))).status, 200);
  const rooms = await testApp.query('SELECT id FROM waiting_room WHERE event_id = $1', [event.eventId]);
  assert.deepEqual(rooms, []);
});
