import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { openMercadoPagoShop } from '@idavuelta/simulators/mercadopago/shop.ts';
import { codeOf, eventually } from '../../../testing/test-app.ts';
import { createTicketChecks, reasonOf } from '../../../testing/ticket-checks.ts';

const {
  testApp,
  token,
  simulator,
  answers,
  stateOf,
  reset,
  order,
  approve,
  attemptOf,
  paidOrder,
  inPanel,
  refundsOf,
  lookAgain,
} = await openMercadoPagoShop();
afterEach(reset);
const { rodeWith } = createTicketChecks(testApp);

const detailOf = async (id: string) => (await testApp.orderDetail(id, token)).data;
const mailsOf = async (id: string) =>
  (await testApp.app.services.mailbox.list()).filter(
    ({ html, subject }) => html.includes(id) && /devolución/.test(subject),
  );

test('[FLT-13] a refund in the panel of Mercado Pago ends the order, told twice and looked up as well', async () => {
  simulator.faults.notifications = 2;
  const { id, event, reference, minor } = await paidOrder();
  assert.equal(await testApp.stockOf(event.variantId), 8);
  await inPanel('refund', reference);
  assert.deepEqual(answers, [200, 200]);
  await lookAgain();
  assert.deepEqual(await stateOf(id), { state: 'refunded', flagged: false, payment: 'paid' });
  assert.equal(await testApp.stockOf(event.variantId), 10);
  assert.equal(codeOf(await rodeWith(id, token, 1)), 'TICKET_INVALID');
  assert.deepEqual(await refundsOf(id), [{ state: 'done', by: 'provider:mercadopago', minor }]);
  const { order, tickets } = await detailOf(id);
  assert.deepEqual(
    [order.refunds?.map(({ state }) => state), tickets.map(({ refunded }) => refunded)],
    [['done'], [true, true]],
  );
  await eventually(async () => (await mailsOf(id)).length > 0);
  assert.equal((await mailsOf(id)).length, 1);
  const audit = await testApp.staff('audit', 'list', id);
  assert.match(audit, /provider:mercadopago +order-state/);
  await assert.rejects(testApp.staff('orders', 'refund', id), /The order is refunded/);
});

test('[FLT-13] a refund in the panel of which no notification came is found by the reconciliation', async () => {
  const { id, reference } = await paidOrder();
  simulator.faults.notifications = 0;
  await inPanel('refund', reference);
  assert.equal((await stateOf(id))?.state, 'paid');
  await lookAgain();
  assert.equal((await stateOf(id))?.state, 'refunded');
});

test('[FLT-13] a refund that we asked for is no news, nor is its notification', async () => {
  const { id, reference } = await paidOrder();
  await testApp.staff('orders', 'refund', id, '1');
  await eventually(async () => (await refundsOf(id))[0]?.state === 'done');
  simulator.faults.notifications = 2;
  await lookAgain();
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: false, payment: 'paid' });
  assert.equal((await refundsOf(id)).length, 1);
  await inPanel('refund', reference);
  assert.equal((await stateOf(id))?.state, 'refunded', 'the rest of it in the panel');
  const { minor } = await attemptOf(id);
  const refunds = await refundsOf(id);
  assert.equal(
    refunds.reduce((sum, refund) => sum + refund.minor, 0),
    minor,
  );
});

test('[FLT-13] a refund of a part in the panel is flagged once, counted, and the tickets stay', async () => {
  const { id, reference, minor } = await paidOrder();
  simulator.faults.notifications = 2;
  await inPanel('refund', reference, 10.5);
  await lookAgain();
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: true, payment: 'paid' });
  assert.deepEqual(await refundsOf(id), [{ state: 'done', by: 'provider:mercadopago', minor: 1050 }]);
  assert.equal((await rodeWith(id, token, 1)).status, 200);
  const { order } = await detailOf(id);
  assert.match(await testApp.staff('flags', 'list'), new RegExp(`${order.number} .*refunded-in-part`));
  await testApp.staff('flags', 'resolve', order.number, 'agreed with the buyer');
  await lookAgain();
  assert.equal((await stateOf(id))?.flagged, false, 'what was told before is no news');
  await testApp.staff('orders', 'refund', id);
  await eventually(async () => (await refundsOf(id)).every(({ state }) => state === 'done'));
  const [, rest] = await refundsOf(id);
  assert.equal(rest?.minor, minor - 1050, 'nothing is paid back twice');
});

test('[FLT-13] money that a bank took back is flagged once, and its tickets are on hold until somebody has looked', async () => {
  const { id, reference } = await paidOrder();
  simulator.faults.notifications = 2;
  await inPanel('charge-back', reference);
  await lookAgain();
  assert.deepEqual(await stateOf(id), { state: 'paid', flagged: true, payment: 'paid' });
  assert.deepEqual(await refundsOf(id), []);
  const { order } = await detailOf(id);
  assert.match(await testApp.staff('flags', 'list'), new RegExp(`${order.number} .*charged-back`));
  const held = await rodeWith(id, token, 1);
  assert.deepEqual([codeOf(held), reasonOf(held)], ['TICKET_INVALID', 'unpaid']);
  await testApp.staff('flags', 'resolve', order.number, 'the bank gave it back');
  assert.equal((await rodeWith(id, token, 1)).status, 200);
  await lookAgain();
  assert.equal((await stateOf(id))?.flagged, false);
});

test('[FLT-13] a payment that went back before we heard of it pays nothing', async () => {
  simulator.faults.notifications = 0;
  const { placed } = await order('PE');
  await approve(placed);
  const { reference } = await attemptOf(placed.orderId);
  simulator.faults.notifications = 1;
  await inPanel('refund', reference);
  assert.deepEqual(answers, [200]);
  assert.equal((await stateOf(placed.orderId))?.state, 'awaiting_payment');
  await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [placed.orderId]);
  await testApp.app.services.orders.expire(placed.orderId);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'rejected', flagged: false, payment: 'rejected' });
});

test('[FLT-13] a provider that is lost while a notification is worked on is told that it failed, and sends it again', async () => {
  const { id, reference } = await paidOrder();
  // responds to the query about the notified payment, and drops the next one, about refunds
  let calls = 0;
  simulator.faults.forPayment = () => (++calls > 2 ? { connection: 'dropBefore' } : undefined);
  await inPanel('refund', reference);
  assert.deepEqual(answers, [502]);
  delete simulator.faults.forPayment;
  await lookAgain();
  assert.deepEqual(await stateOf(id), { state: 'refunded', flagged: false, payment: 'paid' });
});
