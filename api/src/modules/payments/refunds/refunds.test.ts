import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { anOrder, codeOf, eventually } from '../../../testing/test-app.ts';
import { createTicketChecks } from '../../../testing/ticket-checks.ts';
import { calculateRefund } from '../../orders/cancellation/refund-amounts.ts';

const { testApp, token, order, pay, statusAtWebpay } = await openWebpayShop();

const staff = (name: string, ...args: string[]) => testApp.staff(name, ...args);

/** Creates an order of three tickets, paid with Webpay and a coupon. */
async function paidOrder() {
  const ordered = await order({ tickets: 3, discountCode: 'VUELTA10' }, { price: 11_389 });
  await pay(ordered.placed, 'approve');
  return ordered;
}
const detailOf = async (id: string) => (await testApp.orderDetail(id, token)).data;
const settled = (id: string, count: number) =>
  eventually(async () => {
    const { order } = await detailOf(id);
    return order.refunds?.filter(({ state }) => state !== 'requested').length === count && order.refunds;
  });
const { rodeWith } = createTicketChecks(testApp);
const checkTicket = (id: string, ticket: number) => rodeWith(id, token, ticket);

test('[PAY-14] staff pays one ticket back: its seat is free, its code refused, the others ride', async () => {
  const { event, id, placed } = await paidOrder();
  assert.equal((await checkTicket(id, 2)).status, 200);
  assert.match(await staff('orders', 'refund', id, '2'), /^\$10\.250 of order .* is being paid back: ticket 2\.$/);
  assert.equal(codeOf(await checkTicket(id, 2)), 'TICKET_INVALID', 'also one that was checked before');
  assert.equal((await checkTicket(id, 1)).status, 200);
  assert.equal(await testApp.stockOf(event.variantId), 8);
  const [refund] = await settled(id, 1);
  assert.deepEqual([refund?.amount, refund?.currency, refund?.state], [10_250, 'CLP', 'done']);
  const { order, tickets } = await detailOf(id);
  assert.equal(order.paymentState, 'paid');
  assert.deepEqual(
    tickets.map(({ refunded, qr }) => [refunded ?? false, qr !== undefined]),
    [
      [false, true],
      [true, false],
      [false, true],
    ],
  );
  assert.equal(await statusAtWebpay(placed), 'PARTIALLY_NULLIFIED');
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(
      (each) => each.html.includes(id) && /devolución/.test(each.subject),
    ),
  );
  assert.match(mail.text, /Devolución: \$10\.250\s+Boletos: 2/);
  await assert.rejects(staff('orders', 'refund', id, '2'), /has no ticket 2 to pay back/);
  await assert.rejects(staff('orders', 'refund', id, '9'), /has no ticket 9/);
  await assert.rejects(staff('orders', 'refund', id, 'x'), /Usage/);
});

test('[PAY-14] the last ticket gets what is left, the order is refunded, and nothing is paid twice', async () => {
  const { event, id, placed } = await paidOrder();
  await staff('orders', 'refund', id, '1');
  await settled(id, 1);
  await staff('orders', 'refund', id);
  const refunds = await settled(id, 2);
  assert.equal(
    refunds.reduce((sum, { amount }) => sum + amount, 0),
    placed.charge?.amount,
  );
  assert.equal((await detailOf(id)).order.paymentState, 'refunded');
  assert.equal(await testApp.stockOf(event.variantId), 10);
  assert.equal(await statusAtWebpay(placed), 'REVERSED');
  assert.equal(codeOf(await checkTicket(id, 3)), 'TICKET_INVALID');
  await assert.rejects(staff('orders', 'refund', id), /The order is refunded/);
});

test('[PAY-14] a refund whose answer was lost is not made again: the provider says that it has paid', async () => {
  const { id, placed } = await paidOrder();
  await staff('orders', 'refund', id);
  await settled(id, 1);
  // As if the process had died before it could record the provider's yes.
  const [refund] = await testApp.query<{ id: number }>(
    `UPDATE refund SET state = 'calling' WHERE payment_id = (SELECT id FROM payment WHERE order_id = $1) RETURNING id`,
    [id],
  );
  await testApp.app.services.handlers['pay-refund']({ refundId: refund?.id ?? 0 }, '');
  assert.equal((await detailOf(id)).order.refunds?.[0]?.state, 'done');
  assert.equal(await statusAtWebpay(placed), 'REVERSED');
});

test('[PAY-14] a refund that the provider refuses, or that nobody can tell of, is for staff, and the buyer reads so', async () => {
  const { id } = await paidOrder();
  await testApp.query(`UPDATE payment SET token = 'unknown-' || id WHERE order_id = $1`, [id]);
  await staff('orders', 'refund', id, '1');
  const [refund] = await settled(id, 1);
  assert.equal(refund?.state, 'by_hand');
  assert.match(await staff('flags', 'list'), /refund-by-hand/);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(
      (each) => each.html.includes(id) && /devolución/.test(each.subject),
    ),
  );
  assert.match(mail.text, /a mano/);
});

test('[PAY-14] what was free or is not paid cannot be paid back', async () => {
  const event = await testApp.addEvent();
  const free = await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));
  await assert.rejects(staff('orders', 'refund', free.data.orderId), /Nothing was charged/);
  const waiting = await testApp.place(token, anOrder(event));
  await assert.rejects(staff('orders', 'refund', waiting.data.orderId), /The order is awaiting_transfer_payment/);
});

test('[PAY-14] a refund is never more than what is left of the charge, and the last one is exactly that', () => {
  const soles = (minor: number) => ({ minor, currency: 'PEN' as const });
  const charge = { amount: { minor: 100, currency: 'CLP' as const }, rate: '0.333' };
  assert.deepEqual(calculateRefund({ prices: [soles(10_000)], last: false }, { ...charge, refunded: 0 }).minor, 33);
  assert.deepEqual(calculateRefund({ prices: [soles(10_000)], last: false }, { ...charge, refunded: 80 }).minor, 20);
  assert.deepEqual(calculateRefund({ prices: [soles(1)], last: true }, { ...charge, refunded: 33 }).minor, 67);
  assert.deepEqual(
    calculateRefund({ prices: [soles(5)], last: false }, { amount: soles(9), rate: null, refunded: 0 }),
    soles(5),
  );
});
