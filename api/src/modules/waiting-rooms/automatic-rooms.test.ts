import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { anOrder, codeOf, eventually, type Ids, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { admission, createWaitingRoomCalls, waitingRoomSettings } from '../../testing/waiting-rooms.ts';

/** Starts an API with an event, where a room opens by itself above `ordersPerMinute`. */
async function start(t: TestContext, ordersPerMinute: number) {
  const app = await startTestApp({ waitingRooms: { ...waitingRoomSettings, ordersPerMinute } });
  t.after(() => app.close());
  return { app, calls: await createWaitingRoomCalls(app), event: await app.addEventWith({ stock: 20 }) };
}

const place = async (app: TestApp, event: Ids) =>
  codeOf(await app.place((await app.newCustomer()).token, anOrder(event)));

const roomsOf = (app: TestApp, { eventId }: Ids) =>
  app.query<{ id: number }>('SELECT id FROM waiting_room WHERE event_id = $1 AND closed_at IS NULL', [eventId]);

test('[SAL-04] a waiting room opens by itself above so many orders per minute, and closes when nobody is left', async (t) => {
  const { app, calls, event } = await start(t, 2);
  for (let i = 0; i < 3; i += 1) assert.equal(await place(app, event), undefined);
  const { id } = await eventually(async () => (await roomsOf(app, event))[0]);
  assert.equal(await place(app, event), 'ADMISSION_REQUIRED');

  const clean = () => app.app.services.handlers['forget-scans']({}, 'a-job');
  const pause = async (paused: boolean) => {
    await app.query('UPDATE waiting_room SET paused = $2 WHERE id = $1', [id, paused]);
    await calls.forgetRooms();
  };
  await calls.arrive(id, [{ login: (await app.newCustomer()).token }]);
  await pause(true);
  await clean();
  assert.equal((await roomsOf(app, event)).length, 1, 'somebody waits');
  await pause(false);
  await clean();
  assert.equal((await roomsOf(app, event)).length, 1, 'somebody is called');
  await app.query(`UPDATE shared_value SET value = (value::jsonb || '{"turns": []}')::text WHERE key = $1`, [
    `queue:${id}`,
  ]);
  await clean();
  assert.equal(await calls.storedPlaces(id), 0);
  assert.equal(await place(app, event), undefined);
});

test('[SAL-04] no waiting room opens by itself beside one in front of a departure', async (t) => {
  const { app, calls, event } = await start(t, 1);
  const [departure] = await app.query<{ id: number }>('SELECT id FROM departure WHERE event_id = $1', [event.eventId]);
  const room = await calls.openRoom(event.eventId, { departureId: departure?.id ?? 0 });
  await calls.arrive(room, [{}, {}]);
  await calls.nowServing(room);
  for (const position of [0, 1]) {
    await calls.enter(room, position);
    const { token } = await app.newCustomer();
    assert.equal((await calls.order(event, token, admission(room, position))).status, 200);
  }
  // An order is counted only after its response was sent.
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal((await roomsOf(app, event)).length, 1);
});

test('[SAL-04] no waiting room opens by itself where that is switched off', async (t) => {
  const { app, event } = await start(t, 0);
  for (let i = 0; i < 3; i += 1) assert.equal(await place(app, event), undefined);
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.deepEqual(await roomsOf(app, event), []);
});
