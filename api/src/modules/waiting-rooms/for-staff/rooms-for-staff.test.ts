import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EventDetail } from '@idavuelta/shared/contracts';
import { codeOf, errorsOf, openTestApp } from '../../../testing/test-app.ts';
import { admission, createWaitingRoomCalls, waitingRoomSettings } from '../../../testing/waiting-rooms.ts';

const testApp = await openTestApp({ waitingRooms: waitingRoomSettings });
const { arrive, call, enter, nowServing, openRoom, order, staff, storedPlaces } = await createWaitingRoomCalls(testApp);

test('[SAL-06] staff sees the queue, pauses it, opens it further, lets somebody in and closes it', async () => {
  const event = await testApp.addEventWith({ stock: 20 });
  const room = await openRoom(event.eventId);
  await arrive(
    room,
    Array.from({ length: 10 }, () => ({})),
  );
  await nowServing(room);
  await enter(room, 0);
  const ofRoom = (method: 'GET' | 'POST' | 'PUT', path = '', body?: object) => staff(method, `/${room}${path}`, body);
  const seen = (await ofRoom('GET')).data;
  assert.deepEqual(
    [seen.state, seen.issued, seen.called, seen.admitted, seen.ordered, seen.store],
    ['open', 10, 1, 1, 0, 'postgresql'],
  );
  await ofRoom('PUT', '', { maxAdmitted: 2, paused: true });
  await call('DELETE', `${room}/turns/1?holder=b1`);
  assert.deepEqual([(await nowServing(room)).state, (await nowServing(room)).nowServing], ['paused', 2]);
  assert.deepEqual(errorsOf(await ofRoom('POST', '/let-in', { position: 10 })), [
    { field: 'position', reason: 'unknown' },
  ]);
  assert.equal((await ofRoom('POST', '/let-in', { position: 7 })).status, 200);
  await ofRoom('PUT', '', { maxAdmitted: 3, paused: false });
  const opened = await nowServing(room);
  assert.deepEqual([opened.nowServing, opened.letIn], [3, [7]]);
  assert.equal((await enter(room, 7)).status, 200);

  await ofRoom('PUT', '', { maxAdmitted: 1, paused: true });
  const admitted = await order(event, (await testApp.newCustomer()).token, admission(room, 7));
  assert.equal(admitted.status, 200, 'who has entered may order during a pause');

  const { token } = await testApp.newCustomer();
  await arrive(room, [{ login: token }]);
  assert.equal(await storedPlaces(room), 1);
  assert.equal((await ofRoom('POST', '/close')).data.closedAt === undefined, false);
  assert.equal(await storedPlaces(room), 0);
  assert.equal((await ofRoom('POST', '/close')).status, 404);
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
    const again = await staff('POST', '', { eventId: event.eventId, maxAdmitted: 5, ...more });
    assert.equal(codeOf(again), 'STATE_CONFLICT');
  }
  const { data } = await testApp.call<EventDetail>('GET', `/events/${event.eventId}`);
  assert.deepEqual(data.waitingRooms, [{ room }]);
  const unknown = await staff('POST', '', { eventId: event.eventId, departureId: 999_999, maxAdmitted: 5 });
  assert.deepEqual(errorsOf(unknown), [{ field: 'departureId', reason: 'unknown' }]);
});
