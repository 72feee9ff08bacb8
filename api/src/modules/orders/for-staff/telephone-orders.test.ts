import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { StaffCustomer, StaffOrder, TelephonePrice, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually, type Ids, openTestApp } from '../../../testing/test-app.ts';

const testApp = await openTestApp();
const { token, email } = await logInStaff(testApp, 'support');

async function aCustomer() {
  const customer = await testApp.newCustomer();
  const { data } = await testApp.call<StaffCustomer[]>('GET', `/staff-api/customers?text=${customer.email}`, { token });
  return { ...customer, id: data[0]?.id ?? 0 };
}
interface Sold {
  tickets?: number;
  paymentCode?: string;
  discountCode?: string;
}
function anOrderFor(customerId: number, event: Ids, { tickets = 1, ...more }: Sold = {}) {
  const { url: _, ...order } = anOrder(event, { tickets });
  return { ...order, customerId, ...more };
}
const sell = (body: object, key: string = randomUUID()) =>
  testApp.call<{ orderId: string; state: string }>('POST', '/staff-api/orders', {
    token,
    body,
    headers: { 'idempotency-key': key },
  });
const price = (body: object) => testApp.call<TelephonePrice>('POST', '/staff-api/order-price', { token, body });
const show = async (id: string) => (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token })).data;
const timelineOf = async (id: string) =>
  (await testApp.call<TimelineEntry[]>('GET', `/staff-api/orders/${id}/timeline`, { token })).data;
const pen = (minor: number) => ({ minor, currency: 'PEN' });

test('[BOF-08] the price is what the order will cost, and asking holds nothing', async () => {
  const [customer, event] = [await aCustomer(), await testApp.addEventWith({ stock: 2 })];
  const { data } = await price(anOrderFor(customer.id, event, { tickets: 2, discountCode: 'VUELTA10' }));
  assert.deepEqual([data.fullPrice, data.total, data.charge], [pen(9100), pen(8190), undefined]);
  assert.ok(data.heldUntil);
  const cash = await price(anOrderFor(customer.id, event, { paymentCode: 'efectivo' }));
  assert.deepEqual([cash.data.total, cash.data.heldUntil], [pen(4550), undefined]);
  assert.equal(await testApp.stockOf(event.variantId), 2);
  assert.equal(codeOf(await price(anOrderFor(customer.id, event, { tickets: 3 }))), 'OUT_OF_STOCK');
  assert.equal(codeOf(await price(anOrderFor(customer.id, event, { discountCode: 'NADA' }))), 'COUPON_UNKNOWN');
  assert.equal(codeOf(await price(anOrderFor(2_147_483_647, event))), 'NOT_FOUND');
});

test('[BOF-08] a sale by telephone is paid by transfer as on the site, and is the customer’s', async () => {
  const [customer, event] = [await aCustomer(), await testApp.addEvent()];
  const [key, order] = [randomUUID(), anOrderFor(customer.id, event, { tickets: 2 })];
  const both = await Promise.all([sell(order, key), sell(order, key)]);
  const [first, second] = both.map(({ data }) => data.orderId);
  assert.ok(first);
  assert.equal(second, first, 'pressed twice is sold once');
  assert.equal(both[0]?.data.state, 'awaiting_transfer_payment');
  assert.equal(await testApp.stockOf(event.variantId), 48);
  const mine = await testApp.call<{ id: string }[]>('GET', '/shop-api/payment-history', { token: customer.token });
  assert.deepEqual(
    mine.data.map(({ id }) => id),
    [first],
  );
  const mails = await eventually(async () => {
    const sent = (await timelineOf(first)).filter(({ kind }) => kind === 'mail');
    return sent.length > 0 && sent;
  });
  assert.deepEqual(
    mails.map(({ name, to }) => [name, to]),
    [['transfer-instructions', customer.email]],
  );
  const sold = (await timelineOf(first)).find(({ name }) => name === 'sell-by-telephone');
  assert.equal(sold?.by, `staff:${email}`);
});

test('[BOF-08] cash makes the order paid at once, names who took it, and is paid back by hand', async () => {
  const [customer, event] = [await aCustomer(), await testApp.addEvent()];
  const { data } = await sell(anOrderFor(customer.id, event, { tickets: 2, paymentCode: 'efectivo' }));
  const order = await show(data.orderId);
  assert.deepEqual([order.state, order.seats, order.paymentCode], ['paid', 'sold', 'efectivo']);
  const [attempt] = order.attempts;
  assert.deepEqual([attempt?.provider, attempt?.state, attempt?.amount], ['efectivo', 'paid', pen(9100)]);
  assert.equal(attempt?.reference, `efectivo-${order.number}`);
  const result = (await timelineOf(data.orderId)).find(({ kind }) => kind === 'result');
  assert.deepEqual(result?.answer, { takenBy: `staff:${email}` });

  const refund = { tickets: [], reason: 'No viaja' };
  const { status } = await testApp.call('POST', `/staff-api/orders/${data.orderId}/refund`, { token, body: refund });
  assert.equal(status, 200);
  const refunded = await eventually(async () => {
    const found = await show(data.orderId);
    return found.flags.length > 0 && found;
  });
  assert.equal(refunded.refunds[0]?.state, 'by_hand');
  assert.deepEqual([refunded.state, refunded.flags], ['refunded', ['refund-by-hand']]);

  const done = { reason: 'Devuelto en caja', isPaidBack: true };
  const path = `/staff-api/orders/${data.orderId}/flag/resolve`;
  assert.equal((await testApp.call('POST', path, { token, body: done })).status, 200);
  const settled = await show(data.orderId);
  assert.deepEqual([settled.flags, settled.refunds[0]?.state], [[], 'done']);
  const resolved = (await timelineOf(data.orderId)).find(({ name }) => name === 'resolve-flag');
  assert.deepEqual(resolved?.detail, { reasons: ['refund-by-hand'], note: 'Devuelto en caja', refunds: [pen(9100)] });
});

for (const [name, way] of Object.entries({
  'in cash': { paymentCode: 'efectivo' },
  'by transfer': { paymentCode: 'transferencia' },
  'with nothing to pay': { paymentCode: 'efectivo', discountCode: 'GRATIS100' },
}))
  test(`[FLT-36] a sale by telephone ${name} that is repeated under its key gets its first answer`, async () => {
    const [customer, event] = [await aCustomer(), await testApp.addEvent()];
    const [key, order] = [randomUUID(), anOrderFor(customer.id, event, way)];
    const { data: first } = await sell(order, key);
    assert.ok(first.orderId);
    for (const { status, data } of [await sell(order, key), await sell(order, key)])
      assert.deepEqual([status, data], [200, first]);
    assert.equal(await testApp.stockOf(event.variantId), 49);
  });

test('[BOF-08] a customer cannot choose cash, and whoever may only read sells nothing', async () => {
  const [customer, event] = [await aCustomer(), await testApp.addEvent()];
  const own = await testApp.place(customer.token, anOrder(event, { paymentCode: 'efectivo' }));
  assert.equal(codeOf(own), 'VALIDATION_FAILED');
  assert.equal(await testApp.stockOf(event.variantId), 50);
  const viewer = await logInStaff(testApp, 'viewer');
  const body = anOrderFor(customer.id, event);
  assert.equal(codeOf(await testApp.call('POST', '/staff-api/orders', { token: viewer.token, body })), 'FORBIDDEN');
});

test('[BOF-08] what a coupon covers is paid without money', async () => {
  const [customer, event] = [await aCustomer(), await testApp.addEvent()];
  const free = anOrderFor(customer.id, event, { paymentCode: 'efectivo', discountCode: 'GRATIS100' });
  const { data } = await sell(free);
  const order = await show(data.orderId);
  assert.deepEqual([order.state, order.total.minor, order.attempts], ['paid', 0, []]);
});
