import assert from 'node:assert/strict';
import { test } from 'node:test';
import { signValue } from '@idavuelta/shared/contracts/servers';
import { codeOf, errorsOf, openTestApp } from '../../testing/test-app.ts';
import { admission, createWaitingRoomCalls, waitingRoomKey, waitingRoomSettings } from '../../testing/waiting-rooms.ts';

const testApp = await openTestApp({ waitingRooms: waitingRoomSettings });
const { arrive, call, enter, forgetRooms, nowServing, openRoom, order, staff } = await createWaitingRoomCalls(testApp);

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
  const letIn = await staff('POST', `/${room}/let-in`, { position: 0 });
  assert.deepEqual(errorsOf(letIn), [{ field: 'position', reason: 'unknown' }]);
  await testApp.query('UPDATE event SET sale_opens_at = now() WHERE id = $1', [event.eventId]);
  await forgetRooms();
  assert.deepEqual((await arrive(room, [{}]))[0], { place: 3 });
  const opened = await nowServing(room);
  assert.equal(opened.state, 'open');
  assert.deepEqual([opened.issued, opened.nowServing, opened.drawn], [4, 2, 3]);
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
  await forgetRooms();
  assert.equal((await nowServing(room)).state, 'sold-out');
  const { token } = await testApp.newCustomer();
  assert.equal(codeOf(await order(event, token, admission(room, 0))), 'OUT_OF_STOCK', 'an admission keeps no seat');
  const { data } = await staff('GET', `/${room}`);
  assert.equal(data.state, 'sold-out');
});

test('[SAL-03] only gateways reach their calls', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  for (const authorization of [undefined, 'Bearer x', `Bearer ${signValue(waitingRoomKey, 'admission', 'gateway')}`]) {
    const headers: Record<string, string> = authorization ? { authorization } : {};
    assert.equal((await testApp.call('GET', `/gateway-api/waiting-rooms/${room}`, { headers })).status, 404);
  }
});
