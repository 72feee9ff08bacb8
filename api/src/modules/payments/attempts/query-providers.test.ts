import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { OrderDetail, PlacedOrder } from '@idavuelta/shared/contracts';
import { shop, startRedsysSimulator } from '@idavuelta/simulators/redsys/server.ts';
import { openNotifiedShop } from '@idavuelta/simulators/shared/notified-shop.ts';

const timeoutMs = 8000;
const { testApp, token, simulator, stateOf, order } = await openNotifiedShop({
  paymentCode: 'redsys',
  start: startRedsysSimulator,
  configAt: (url) => ({ redsys: { baseUrl: `${url}/sis`, ...shop, timeoutMs } }),
});

/** Submits the checkout form and pays, without a notification. */
async function pay({ redirect, redsys_merchant_parameters = '' }: PlacedOrder['payment']) {
  const post = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  assert.ok(redirect?.fields);
  await post(redirect.url, redirect.fields);
  const named = JSON.parse(Buffer.from(redsys_merchant_parameters, 'base64').toString()) as {
    DS_MERCHANT_ORDER: string;
  };
  await post(`${simulator.url}/sis/choice`, { order: named.DS_MERCHANT_ORDER, outcome: 'approve' });
}

test('[PAY-11] who checks a payment learns within the time of a request that its provider hangs, and a job goes on', async () => {
  const { placed } = await order('ES');
  simulator.faults.notifications = 0;
  await pay(placed.payment);
  const second = await testApp.call<PlacedOrder>('POST', `/shop-api/order/${placed.orderId}/payment`, {
    token,
    body: { paymentCode: 'redsys', url: 'http://localhost:3000' },
    headers: { 'idempotency-key': randomUUID() },
  });
  assert.equal(second.status, 200);
  simulator.faults.delayMs = timeoutMs + 1000;
  const path = `/shop-api/order/${placed.orderId}/payment/check`;
  const { status, data } = await testApp.call<OrderDetail>('POST', path, { token });
  assert.deepEqual([status, data.order.paymentState], [200, 'awaiting_payment']);

  delete simulator.faults.delayMs;
  const jobs = await testApp.query<{ data: { paymentId: number; requested?: boolean } }>(
    `SELECT data FROM pgboss.job WHERE name = 'verify-payment' AND data ->> 'paymentId' IN
       (SELECT id::text FROM payment WHERE order_id = $1)`,
    [placed.orderId],
  );
  assert.ok(jobs.length > 0, 'of one attempt the buyer did not wait for the answer');
  for (const job of jobs) await testApp.app.services.handlers['verify-payment'](job.data, '');
  assert.equal((await stateOf(placed.orderId))?.state, 'paid');
});
