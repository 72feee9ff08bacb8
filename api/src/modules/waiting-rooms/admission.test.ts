import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { signValue } from '@idavuelta/shared/contracts/servers';
import { codeOf, openTestApp } from '../../testing/test-app.ts';
import { admission, createWaitingRoomCalls, waitingRoomKey, waitingRoomSettings } from '../../testing/waiting-rooms.ts';

const testApp = await openTestApp({ waitingRooms: waitingRoomSettings });
const { arrive, enter, nowServing, openRoom, order, staff } = await createWaitingRoomCalls(testApp);

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
  const { data } = await staff('GET', `/${room}`);
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
    [signValue(waitingRoomKey, 'queue-ticket', `${room}.0.${holder}`)]: 'ADMISSION_REQUIRED',
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
  const later = admission(room, 0, { until: continuedAt + waitingRoomSettings.orderMs + 1_000 });
  assert.equal(codeOf(await order(event, token, later)), 'TURN_PASSED', 'not one of after it');
  assert.equal((await order(event, token, admission(room, 0, { until: continuedAt + 300_000 }))).status, 200);
});
