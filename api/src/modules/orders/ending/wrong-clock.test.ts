import assert from 'node:assert/strict';
import { test } from 'node:test';
import { anOrder, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const token = await testApp.login();

const holdOf = async (orderId: string) => {
  const [row] = await testApp.query<{ state: string; hours: number; jobs: number }>(
    `SELECT o.state, round(extract(epoch FROM h.held_until - o.created_at) / 3600)::int AS hours,
       (SELECT count(*)::int FROM pgboss.job j WHERE j.name = 'expire-order' AND j.data ->> 'orderId' = o.id::text) AS jobs
     FROM orders o JOIN seat_hold h ON h.order_id = o.id WHERE o.id = $1`,
    [orderId],
  );
  return row;
};

for (const shift of [2, -2]) {
  const clock = `a process whose clock is two hours ${shift > 0 ? 'ahead' : 'behind'}`;

  test(`[FLT-26] ${clock} holds seats as long as promised, and ends the hold when it is over`, async (t) => {
    const event = await testApp.addEvent();
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + shift * 3600_000 });
    const { data } = await testApp.place(token, anOrder(event));
    assert.deepEqual(await holdOf(data.orderId), { state: 'awaiting_transfer_payment', hours: 48, jobs: 1 });
    await testApp.app.services.orders.expire(data.orderId);
    assert.equal((await holdOf(data.orderId))?.state, 'awaiting_transfer_payment');

    await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [data.orderId]);
    await testApp.app.services.orders.expire(data.orderId);
    const { state, jobs } = (await holdOf(data.orderId)) ?? {};
    assert.equal(state, 'cancelled');
    assert.ok((jobs ?? 0) <= 2, `${jobs} jobs`);
  });
}
