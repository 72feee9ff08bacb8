import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { PlacedOrder } from '@idavuelta/shared/contracts';
import type { ActEffect, StaffOrder } from '@idavuelta/shared/contracts/staff';
import { accounts, startMercadoPagoSimulator } from '@idavuelta/simulators/mercadopago/server.ts';
import { openNotifiedShop } from '@idavuelta/simulators/shared/notified-shop.ts';
import { officeOf } from '../../../testing/office-events.ts';
import { codeOf, eventually } from '../../../testing/test-app.ts';

const { testApp, token, simulator, reset, order } = await openNotifiedShop({
  paymentCode: 'mercadopago',
  start: startMercadoPagoSimulator,
  configAt: (baseUrl) => ({ mercadopago: { baseUrl, accounts: Object.values(accounts), timeoutMs: 10_000 } }),
});
afterEach(reset);
const office = await officeOf(testApp);

const panel = async (act: 'refund' | 'charge-back' | 'win-dispute', reference: string, amount?: number) => {
  simulator.faults.notifications = 1;
  const body = new URLSearchParams({ reference, ...(amount !== undefined && { amount: String(amount) }) });
  assert.equal((await fetch(`${simulator.url}/panel/${act}`, { method: 'POST', body })).status, 204);
};

/** Creates a paid order of two tickets. */
async function paidOrder() {
  const { event, placed } = await order('PE');
  const { payment, orderId: id }: PlacedOrder = placed;
  const body = new URLSearchParams({ pref_id: payment.preference_id ?? '', outcome: 'approve' });
  await fetch(`${simulator.url}/checkout/choice`, { method: 'POST', body, redirect: 'manual' });
  const [attempt] = await testApp.query<{ reference: string; minor: number }>(
    'SELECT reference, amount_minor AS minor FROM payment WHERE order_id = $1',
    [id],
  );
  assert.ok(attempt);
  return { id, event, ...attempt };
}

async function chargedBackOrder() {
  const paid = await paidOrder();
  await panel('charge-back', paid.reference);
  return paid;
}

const stateAndFlags = async (id: string) =>
  (
    await testApp.query<{ state: string; flags: string[] }>(
      'SELECT state, flag_reasons AS flags FROM orders WHERE id = $1',
      [id],
    )
  )[0];
const refundsOf = async (id: string) =>
  (
    await testApp.query<{ state: string }>(
      'SELECT r.state FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.id',
      [id],
    )
  ).map(({ state }) => state);
const lookAgain = async () => {
  await testApp.query('UPDATE payment SET looked_up_at = NULL');
  await testApp.app.services.handlers['reconcile-payments']({}, '');
};
const payRefunds = async (id: string) => {
  const rows = await testApp.query<{ id: number }>(
    'SELECT r.id FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1',
    [id],
  );
  for (const { id: refundId } of rows) await testApp.app.services.handlers['pay-refund']({ refundId }, '');
};
const detailOf = async (id: string) => (await testApp.orderDetail(id, token)).data;
const cancelByBuyer = (id: string, ticket?: number) =>
  testApp.call('POST', `/shop-api/order/${id}/refund`, { token, body: { ...(ticket && { ticket }) } });
const byStaff = <T>(id: string, act: string, body: object) =>
  testApp.call<T>('POST', `/staff-api/orders/${id}/${act}`, { token: office.token, body });
const shown = async (id: string) =>
  (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token: office.token })).data;
const mailAbout = (id: string, subject: RegExp) =>
  eventually(async () =>
    (await testApp.app.services.mailbox.list()).find((mail) => mail.html.includes(id) && subject.test(mail.subject)),
  );

test('[FLT-35] a buyer whose bank took the charge back cannot cancel for money, and reads why beforehand', async () => {
  const { id } = await chargedBackOrder();
  const { order: bought, tickets } = await detailOf(id);
  assert.deepEqual([bought.cancellation?.open, bought.cancellation?.closedBy], [false, 'PAYMENT_UNDER_REVIEW']);
  assert.deepEqual(
    tickets.map(({ refundable }) => refundable),
    [undefined, undefined],
  );
  assert.equal(codeOf(await cancelByBuyer(id)), 'PAYMENT_UNDER_REVIEW');
  assert.equal(codeOf(await cancelByBuyer(id, 1)), 'PAYMENT_UNDER_REVIEW');
  await testApp.staff('flags', 'resolve', id, 'the bank keeps it');
  assert.equal(codeOf(await cancelByBuyer(id)), 'PAYMENT_UNDER_REVIEW', 'the money is still gone');
  assert.deepEqual([await refundsOf(id), await stateAndFlags(id)], [[], { state: 'paid', flags: [] }]);
});

test('[FLT-35] staff pays nothing back of a charge that the bank has, neither tickets nor an amount', async () => {
  const { id, minor } = await chargedBackOrder();
  assert.equal((await shown(id)).refundable, undefined);
  assert.equal(codeOf(await byStaff(id, 'refund', { tickets: [], reason: 'asked' })), 'PAYMENT_UNDER_REVIEW');
  const amount = { amount: 100, refundable: minor, reason: 'asked' };
  assert.equal(codeOf(await byStaff(id, 'refund-amount', amount)), 'PAYMENT_UNDER_REVIEW');
  await assert.rejects(testApp.staff('orders', 'refund', id), /cannot be paid back/);
  assert.deepEqual(await refundsOf(id), []);
});

test('[FLT-35] staff cancels an order that was charged back without paying it a second time', async () => {
  const { id, event } = await chargedBackOrder();
  assert.equal((await byStaff(id, 'cancel', { reason: 'lost dispute' })).status, 200);
  assert.deepEqual([(await stateAndFlags(id))?.state, await refundsOf(id)], ['refunded', []]);
  assert.equal(await testApp.stockOf(event.variantId), 10);
});

test('[FLT-35] a cancelled event pays no order back whose charge the bank has, and its mail promises no money', async () => {
  const { id, event } = await chargedBackOrder();
  const { data: effect } = await office.call<ActEffect>('GET', `${event.slug}/cancellation`);
  assert.deepEqual([effect.orders, effect.money], [1, []]);
  await office.call('POST', `${event.slug}/cancellation`, { slug: event.slug });
  await office.finished(event);
  assert.deepEqual([(await stateAndFlags(id))?.state, await refundsOf(id)], ['refunded', []]);
  const { text } = await mailAbout(id, /se canceló/);
  assert.match(text, /ya no queda dinero por devolver/);
  assert.doesNotMatch(text, /Te devolvemos todo/);
});

test('[FLT-35] a departure that is called off pays no order back whose charge the bank has', async () => {
  const { id, event } = await chargedBackOrder();
  const departure = await office.departure(event);
  await office.call('POST', `${event.slug}/departures/${departure.id}/call-off`, {});
  await office.finished(event);
  assert.deepEqual([(await stateAndFlags(id))?.state, await refundsOf(id)], ['refunded', []]);
});

test('[FLT-35] a moved departure lets nobody give an order back whose charge the bank has', async () => {
  const { id } = await chargedBackOrder();
  await testApp.query('UPDATE orders SET moved_from = now() WHERE id = $1', [id]);
  assert.equal(codeOf(await cancelByBuyer(id)), 'PAYMENT_UNDER_REVIEW');
  assert.deepEqual(await refundsOf(id), []);
});

test('[FLT-35] after an unexplained refund at the provider no single ticket is paid back, the rest of the order is', async () => {
  const { id, reference, minor } = await paidOrder();
  await panel('refund', reference, 10.5);
  assert.equal(codeOf(await cancelByBuyer(id, 1)), 'PAYMENT_UNDER_REVIEW');
  assert.equal(codeOf(await byStaff(id, 'refund', { tickets: [1], reason: 'asked' })), 'PAYMENT_UNDER_REVIEW');
  assert.equal((await cancelByBuyer(id)).status, 200);
  const [{ sum } = { sum: 0 }] = await testApp.query<{ sum: number }>(
    'SELECT sum(r.amount_minor)::int AS sum FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1',
    [id],
  );
  assert.equal(sum, minor);
});

test('[FLT-35] a refund that meets a chargeback waits instead of being asked of staff, and is paid when the dispute is won', async () => {
  const { id, reference } = await paidOrder();
  simulator.faults.notifications = 0;
  const body = new URLSearchParams({ reference });
  await fetch(`${simulator.url}/panel/charge-back`, { method: 'POST', body });
  assert.equal((await cancelByBuyer(id)).status, 200);
  await payRefunds(id);
  await payRefunds(id);
  await eventually(async () => (await stateAndFlags(id))?.flags.includes('charged-back'));
  assert.deepEqual(
    [await stateAndFlags(id), await refundsOf(id)],
    [{ state: 'refunded', flags: ['charged-back'] }, ['requested']],
  );
  await panel('win-dispute', reference);
  await eventually(async () => (await refundsOf(id))[0] === 'done');
  assert.deepEqual(await stateAndFlags(id), { state: 'refunded', flags: [] });
});

test('[FLT-35] a chargeback after a full refund is flagged, once, until staff has settled it', async () => {
  const { id, reference } = await paidOrder();
  await testApp.staff('orders', 'refund', id);
  await eventually(async () => (await refundsOf(id))[0] === 'done');
  await panel('charge-back', reference);
  assert.deepEqual(await stateAndFlags(id), { state: 'refunded', flags: ['charged-back'] });
  const { number } = (await detailOf(id)).order;
  assert.match(await testApp.staff('flags', 'list'), new RegExp(`${number} .*charged-back`));
  await testApp.staff('flags', 'resolve', id, 'disputed');
  await lookAgain();
  assert.deepEqual(await stateAndFlags(id), { state: 'refunded', flags: [] });
});

test('[FLT-35] money that moves at the provider after an order has ended is recorded and flagged, once', async () => {
  const { id, reference } = await chargedBackOrder();
  await byStaff(id, 'cancel', { reason: 'lost dispute' });
  await testApp.staff('flags', 'resolve', id, 'lost');
  await panel('win-dispute', reference);
  assert.deepEqual(await stateAndFlags(id), { state: 'refunded', flags: ['moved-after-end'] }, 'its buyer may be owed');
  await testApp.staff('flags', 'resolve', id, 'will be paid in the panel');
  await panel('refund', reference, 10.5);
  assert.deepEqual(
    [await stateAndFlags(id), await refundsOf(id)],
    [{ state: 'refunded', flags: ['moved-after-end'] }, ['done']],
  );
  await testApp.staff('flags', 'resolve', id, 'seen');
  await lookAgain();
  assert.deepEqual(await stateAndFlags(id), { state: 'refunded', flags: [] });
});

test('[FLT-35] a dispute that is won makes tickets good and money refundable again', async () => {
  const { id, reference, minor } = await chargedBackOrder();
  await panel('win-dispute', reference);
  assert.deepEqual(await stateAndFlags(id), { state: 'paid', flags: [] });
  assert.equal((await shown(id)).refundable?.minor, minor);
  assert.equal((await cancelByBuyer(id)).status, 200);
  await eventually(async () => (await refundsOf(id))[0] === 'done');
});
