import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import type { StaffOrder, TelephonePrice } from '@idavuelta/shared/contracts/staff';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { fixtureCustomer } from '../../../testing/fixture.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually } from '../../../testing/test-app.ts';

const { testApp, token: customer, pay } = await openWebpayShop();
const { token } = await logInStaff(testApp, 'support');
const [buyer] = await testApp.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [
  fixtureCustomer.email,
]);

const post = <T>(url: string, body: object, key: string = randomUUID()) =>
  testApp.call<T>('POST', url, { token, body, headers: { 'idempotency-key': key } });
async function anOrderByLink(changes: { countryCode?: 'CL' | 'ES' } = {}) {
  const event = await testApp.addEventWith({ stock: 10 }, { countryCode: 'CL', ...changes });
  const { url: _, ...request } = anOrder(event, { tickets: 2, paymentCode: 'enlace' });
  return { event, order: { ...request, customerId: buyer?.id } };
}
const show = async (id: string) => (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token })).data;

test('[BOF-08] a link is mailed, its buyer pays on the site, and nobody is asked about it before', async () => {
  const { event, order } = await anOrderByLink();
  const priced = await post<TelephonePrice>('/staff-api/order-price', order);
  assert.deepEqual(
    [priced.data.total.currency, priced.data.charge, Boolean(priced.data.heldUntil)],
    ['CLP', undefined, true],
  );
  const { data } = await post<{ orderId: string; state: string }>('/staff-api/orders', order);
  assert.equal(data.state, 'awaiting_payment');
  const waiting = await show(data.orderId);
  assert.deepEqual([waiting.attempts, waiting.seats, waiting.paymentCode], [[], 'held', 'webpay']);
  assert.equal(await testApp.stockOf(event.variantId), 8);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list(fixtureCustomer.email)).find(({ html }) => html.includes(waiting.number)),
  );
  assert.match(mail.subject, /^Paga tu pedido/);
  assert.match(mail.html, /\/order-payment\?token=/);

  const detail = await testApp.orderDetail(data.orderId, customer);
  assert.equal(detail.data.order.payable, true);
  const attempt = await testApp.call<PlacedOrder>('POST', `/shop-api/order/${data.orderId}/payment`, {
    token: customer,
    body: { paymentCode: 'webpay', url: 'http://localhost:3000' },
    headers: { 'idempotency-key': randomUUID() },
  });
  await pay(attempt.data, 'approve');
  assert.equal((await show(data.orderId)).state, 'paid');
});

test('[BOF-08] the link is sent again while it can be used, and its seats are free when its hold ends', async () => {
  const { event, order } = await anOrderByLink();
  const { data } = await post<{ orderId: string }>('/staff-api/orders', order);
  const again = () => post(`/staff-api/orders/${data.orderId}/mail`, { mail: 'payment-link' });
  assert.equal((await again()).status, 200);
  await testApp.query(`UPDATE seat_hold SET held_until = now() WHERE order_id = $1`, [data.orderId]);
  await testApp.app.services.orders.holdEnded(data.orderId);
  assert.deepEqual([(await show(data.orderId)).state, await testApp.stockOf(event.variantId)], ['cancelled', 10]);
  assert.equal(codeOf(await again()), 'STATE_CONFLICT');
});

test('[FLT-36] a link that is sent under the same key again gets its first answer, whatever its buyer has begun since', async () => {
  const [key, { order }] = [randomUUID(), await anOrderByLink()];
  const sell = () => post<{ orderId: string; state: string }>('/staff-api/orders', order, key);
  const { data: first } = await sell();
  assert.deepEqual((await sell()).data, first);
  await testApp.call<PlacedOrder>('POST', `/shop-api/order/${first.orderId}/payment`, {
    token: customer,
    body: { paymentCode: 'webpay', url: 'http://localhost:3000' },
    headers: { 'idempotency-key': randomUUID() },
  });
  // It could not be started.
  await testApp.query(`UPDATE payment SET state = 'abandoned', response = NULL WHERE order_id = $1`, [first.orderId]);
  const { status, data } = await sell();
  assert.deepEqual([status, data], [200, first]);
});

test('[BOF-08] no link is sent where nothing but a transfer can be had, nor asked for by a customer', async () => {
  const { order } = await anOrderByLink({ countryCode: 'ES' });
  assert.equal(codeOf(await post('/staff-api/orders', order)), 'PAYMENT_METHOD_UNAVAILABLE');
  const own = await testApp.place(customer, anOrder(await testApp.addEvent(), { paymentCode: 'enlace' }));
  assert.equal(codeOf(own), 'VALIDATION_FAILED');
});
