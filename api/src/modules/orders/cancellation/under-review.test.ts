import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import type { ActEffect, StaffOrder } from '@idavuelta/shared/contracts/staff';
import { openMercadoPagoShop } from '@idavuelta/simulators/mercadopago/shop.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { codeOf, eventually } from '../../../testing/test-app.ts';

const { testApp, token, stateOf, reset, paidOrder, inPanel, refundsOf } = await openMercadoPagoShop();
afterEach(reset);
const support = await logInStaff(testApp, 'support');
const office = await officeOf(testApp);

const cancel = (id: string, body: object = {}) =>
  testApp.call<OrderDetail>('POST', `/shop-api/order/${id}/refund`, { token, body });
const detailOf = async (id: string) => (await testApp.orderDetail(id, token)).data;
const staffOrder = async (id: string) =>
  (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token: support.token })).data;
const byStaff = (id: string, act: string, body: object) =>
  testApp.call('POST', `/staff-api/orders/${id}/${act}`, { token: support.token, body });

async function chargedBack() {
  const ordered = await paidOrder();
  await inPanel('charge-back', ordered.reference);
  return ordered;
}

test('[FLT-35] a buyer whose bank has taken the money back is not paid back again, whoever resolves the flag', async () => {
  const { id } = await chargedBack();
  const { order, tickets } = await detailOf(id);
  assert.deepEqual([order.cancellation?.open, order.cancellation?.closedBy], [false, 'PAYMENT_UNDER_REVIEW']);
  assert.ok(tickets.every(({ refundable }) => !refundable));
  assert.equal(codeOf(await cancel(id)), 'PAYMENT_UNDER_REVIEW');
  await testApp.staff('flags', 'resolve', id, 'disputed at the provider');
  assert.equal(codeOf(await cancel(id, { ticket: 1 })), 'PAYMENT_UNDER_REVIEW');
  assert.deepEqual(await refundsOf(id), []);
});

test('[FLT-35] once the dispute is won the buyer cancels, and is paid back once', async () => {
  const { id, reference, minor } = await chargedBack();
  await inPanel('win-dispute', reference);
  assert.equal((await cancel(id)).status, 200);
  await eventually(async () => (await refundsOf(id))[0]?.state === 'done');
  assert.deepEqual(
    (await refundsOf(id)).map((refund) => refund.minor),
    [minor],
  );
});

test('[FLT-35] after a refund of a part that nobody has looked at, only all that is left can be cancelled', async () => {
  const { id, reference, minor } = await paidOrder();
  await inPanel('refund', reference, 10.5);
  assert.equal(codeOf(await cancel(id, { ticket: 1 })), 'PAYMENT_UNDER_REVIEW');
  assert.equal(codeOf(await byStaff(id, 'refund', { tickets: [1], reason: 'Asked' })), 'PAYMENT_UNDER_REVIEW');
  assert.equal((await cancel(id)).status, 200);
  assert.deepEqual(
    (await refundsOf(id)).map((refund) => refund.minor),
    [1050, minor - 1050],
  );
});

test('[FLT-35] staff pays nothing back while the buyer’s bank has the charge, and ends the order without a refund', async () => {
  const { id, event, minor } = await chargedBack();
  assert.equal((await staffOrder(id)).refundable, undefined);
  assert.equal(codeOf(await byStaff(id, 'refund', { tickets: [], reason: 'Asked' })), 'PAYMENT_UNDER_REVIEW');
  const amount = { amount: 100, refundable: minor, reason: 'Asked' };
  assert.equal(codeOf(await byStaff(id, 'refund-amount', amount)), 'PAYMENT_UNDER_REVIEW');
  await testApp.staff('orders', 'cancel', id, 'the bank has it');
  assert.equal((await stateOf(id))?.state, 'refunded');
  assert.equal(await testApp.stockOf(event.variantId), 10);
  assert.deepEqual(await refundsOf(id), []);
});

test('[FLT-35] a cancelled event does not pay back what the buyer’s bank has taken back', async () => {
  const { id, event } = await chargedBack();
  const path = `${event.slug}/cancellation`;
  assert.deepEqual((await office.call<ActEffect>('GET', path)).data.money, []);
  await office.call('POST', path, { slug: event.slug });
  await office.finished(event);
  assert.equal((await stateOf(id))?.state, 'refunded');
  assert.deepEqual(await refundsOf(id), []);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(
      ({ html, subject }) => html.includes(id) && /se canceló/.test(subject),
    ),
  );
  assert.match(mail.text, /ya no queda dinero por devolver/);
});
