import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OrderDetail } from '@idavuelta/shared/contracts';
import { refundLeadHours } from '@idavuelta/shared/contracts/rules';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { codeOf, eventually } from '../../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../../testing/ticket-checks.ts';

const { testApp, token, order, pay, statusAtWebpay } = await openWebpayShop();

const checks = createTicketChecks(testApp);
const { mailbox } = testApp.app.services;

/** Creates an order of tickets paid with Webpay. */
async function paidOrder(tickets = 3) {
  const ordered = await order({ tickets }, { price: 11_388 });
  await pay(ordered.placed, 'approve');
  return ordered;
}
const cancel = (id: string, body: object = {}, by = token) =>
  testApp.call<OrderDetail>('POST', `/shop-api/order/${id}/refund`, { token: by, body });
const detailOf = async (id: string, by = token) => (await testApp.orderDetail(id, by)).data;
const refundsOf = (id: string) =>
  testApp.query<{ by: string; state: string }>(
    `SELECT r.requested_by AS by, r.state FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1`,
    [id],
  );
/** Moves an order's event to this many hours from now. */
const moveTo = (id: string, hours: number) =>
  testApp.query(
    `UPDATE departure SET starts_at = now() + make_interval(mins => $2)
     WHERE id = (SELECT departure_id FROM orders WHERE id = $1)`,
    [id, Math.round(hours * 60)],
  );
const mailsTo = async (address: string | undefined, number: string) =>
  (await mailbox.list(address)).filter(({ text }) => text.includes(number));

test('[AFT-01] an order shows until when it can be cancelled, and what comes back: 48 hours before the event, all of it', async () => {
  const { id, placed } = await paidOrder();
  const { order: shown, event, tickets } = await detailOf(id);
  assert.deepEqual(shown.cancellation, {
    until: new Date(Date.parse(event.startDate) - refundLeadHours * 3_600_000).toISOString().replace('.000Z', 'Z'),
    open: true,
    amount: placed.charge?.amount,
    currency: 'CLP',
  });
  assert.deepEqual(
    tickets.map(({ refundable }) => refundable?.currency),
    ['CLP', 'CLP', 'CLP'],
  );
  const confirmation = await eventually(async () =>
    (await mailsTo(undefined, shown.number)).find(({ subject }) => /confirmado/.test(subject)),
  );
  assert.match(confirmation.text, /Cancelación con devolución hasta: /);
});

test('[AFT-01] the buyer cancels a paid order: money and seats go back, codes are refused, buyer and travellers are told', async () => {
  const { event, id, placed } = await paidOrder();
  const [code] = await checks.codesOf(id, token);
  const { status, data } = await cancel(id);
  assert.equal(status, 200);
  assert.equal(data.order.paymentState, 'refunded');
  assert.equal(data.order.cancellation, undefined);
  assert.equal(reasonOf(await checks.scan(code ?? { orderId: id })), 'refunded');
  assert.equal(await testApp.stockOf(event.variantId), 10);
  await eventually(async () => (await statusAtWebpay(placed)) === 'REVERSED');
  const [notified] = await eventually(async () => {
    const mails = (await mailsTo('viajera@example.org', data.order.number)).filter(({ subject }) =>
      /cancelad/i.test(subject),
    );
    return mails.length > 0 && mails;
  });
  assert.match(notified?.text ?? '', /ya no vale/);
  assert.match(notified?.text ?? '', /1, 2, 3/);
  await eventually(async () =>
    (await mailbox.list()).find(({ html, subject }) => html.includes(id) && /devolución/.test(subject)),
  );
  const rows = await testApp.query<{ action: string }>(
    `SELECT action FROM audit WHERE subject = $1 AND actor = 'buyer' ORDER BY id DESC LIMIT 2`,
    [id],
  );
  assert.ok(rows.some(({ action }) => action === 'refund'));
});

test('[AFT-01] pressing twice, at once or later, gives one refund', async () => {
  const { event, id } = await paidOrder();
  const both = await Promise.all([cancel(id), cancel(id), cancel(id)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200, 200],
  );
  assert.equal((await cancel(id)).status, 200);
  assert.equal((await refundsOf(id)).length, 1);
  assert.equal(await testApp.stockOf(event.variantId), 10);
});

test('[AFT-01] one ticket is cancelled alone, once; what comes back of each and of the rest is what was shown', async () => {
  const { event, id, placed } = await paidOrder();
  const shown = (await detailOf(id)).tickets[1]?.refundable;
  const [one] = await Promise.all([cancel(id, { ticket: 2 }), cancel(id, { ticket: 2 })]);
  assert.equal((await refundsOf(id)).length, 1);
  assert.equal(one.data.order.refunds?.[0]?.amount, shown?.amount);
  assert.equal(one.data.order.paymentState, 'paid');
  assert.deepEqual(
    one.data.tickets.map(({ refunded = false, refundable }) => [refunded, refundable !== undefined]),
    [
      [false, true],
      [true, false],
      [false, true],
    ],
  );
  assert.equal(await testApp.stockOf(event.variantId), 8);
  const rest = one.data.order.cancellation?.amount ?? 0;
  assert.equal(rest + (shown?.amount ?? 0), placed.charge?.amount);
  await eventually(async () => (await refundsOf(id)).every(({ state }) => state === 'done'));
  const { data } = await cancel(id);
  assert.equal(data.order.refunds?.[1]?.amount, rest);
  assert.equal(data.order.paymentState, 'refunded');
});

test('[AFT-01] after the deadline nothing can be cancelled, and the order says so', async () => {
  const { id } = await paidOrder();
  await moveTo(id, refundLeadHours - 0.1);
  assert.equal(codeOf(await cancel(id)), 'REFUND_TOO_LATE');
  const { order: late, tickets } = await detailOf(id);
  assert.equal(late.cancellation?.open, false);
  assert.equal(tickets[0]?.refundable, undefined);
  await moveTo(id, refundLeadHours + 0.1);
  assert.equal((await cancel(id)).status, 200);
});

test('[AFT-01] what somebody rode with, what is not paid, and the order of somebody else cannot be cancelled', async () => {
  const { id } = await paidOrder();
  assert.equal((await checks.rodeWith(id, token)).status, 200);
  assert.equal(codeOf(await cancel(id)), 'TICKET_CHECKED');
  const { open, closedBy } = (await detailOf(id)).order.cancellation ?? {};
  assert.deepEqual([open, closedBy], [false, 'TICKET_CHECKED']);
  assert.equal((await cancel(id, { ticket: 2 })).status, 200, 'another ticket can');
  assert.equal(codeOf(await cancel(id, { ticket: 9 })), 'VALIDATION_FAILED');

  const waiting = await order();
  assert.equal(codeOf(await cancel(waiting.id)), 'STATE_CONFLICT');
  const { token: stranger } = await testApp.newCustomer();
  assert.equal(codeOf(await cancel(id, {}, stranger)), 'NOT_FOUND');
  assert.equal((await testApp.call('POST', `/shop-api/order/${id}/refund`, { body: {} })).status, 401);
});

test('[AFT-01] a transfer goes back by hand: staff sees it, the buyer reads so', async () => {
  const { id } = await order({ paymentCode: 'transferencia' });
  await testApp.staff('transfers', 'validate', id);
  assert.equal((await cancel(id)).status, 200);
  await eventually(async () => (await refundsOf(id))[0]?.state === 'by_hand');
  assert.match(await testApp.staff('flags', 'list'), /refund-by-hand/);
  assert.equal((await detailOf(id)).order.refunds?.[0]?.state, 'by_hand');
});

test('[AFT-02] a free order is given back until its sales close: everybody is told, pressing twice does it once', async () => {
  const event = await testApp.addEvent();
  const { orderId, buyer } = await checks.paidOrder(2, event);
  assert.deepEqual((await detailOf(orderId, buyer)).order.cancellation?.amount, 0);
  const give = () => testApp.call('POST', `/shop-api/order/${orderId}/cancel`, { token: buyer });
  assert.equal(codeOf(await cancel(orderId, {}, buyer)), 'STATE_CONFLICT', 'no money can come back');
  const both = await Promise.all([give(), give()]);
  assert.deepEqual(
    both.map(({ status }) => status),
    [200, 200],
  );
  const { order: given } = await detailOf(orderId, buyer);
  assert.equal(given.paymentState, 'refunded');
  const mails = await eventually(async () => {
    const found = (await mailsTo(undefined, given.number)).filter(({ subject }) => /cancelad/.test(subject));
    return found.length === 2 && found;
  });
  assert.equal(new Set(mails.map(({ to }) => to)).size, 2);

  const used = await checks.paidOrder(1, event);
  await checks.rodeWith(used.orderId, used.buyer);
  const late = await testApp.call('POST', `/shop-api/order/${used.orderId}/cancel`, { token: used.buyer });
  assert.equal(codeOf(late), 'TICKET_CHECKED');
});
