import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import type { PaymentResponse, PlacedOrder } from '@idavuelta/shared/contracts';
import { shop, startRedsysSimulator } from '@idavuelta/simulators/redsys/server.ts';
import { openNotifiedShop } from '@idavuelta/simulators/shared/notified-shop.ts';
import { codeOf, eventually } from '../../../../testing/test-app.ts';
import { createRedsysProvider } from './redsys.provider.ts';

const configAt = (origin: string) => ({ baseUrl: `${origin}/sis`, ...shop, timeoutMs: 10_000 });

const { testApp, token, simulator, answers, comeBack, stateOf, reset, ...orders } = await openNotifiedShop({
  paymentCode: 'redsys',
  start: startRedsysSimulator,
  configAt: (url) => ({ redsys: configAt(url) }),
});
afterEach(reset);

const order = () => orders.order('ES');

const post = (url: URL | string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Submits the form of the checkout page. */
const openPaymentPage = ({
  redsys_url = '',
  redsys_merchant_parameters = '',
  redsys_signature = '',
}: PaymentResponse) =>
  post(redsys_url, {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: redsys_merchant_parameters,
    Ds_Signature: redsys_signature,
  });

const referenceOf = async (orderId: string) =>
  (
    await testApp.query<{ reference: string; minor: number }>(
      'SELECT reference, amount_minor AS minor FROM payment WHERE order_id = $1',
      [orderId],
    )
  )[0] ?? assert.fail('no payment');

/** Presses a button of the payment page. @returns the query of the browser's return URL */
async function choose({ payment, orderId }: PlacedOrder, outcome: 'approve' | 'refuse' | 'giveUp') {
  assert.equal((await openPaymentPage(payment)).status, 200);
  const { reference } = await referenceOf(orderId);
  const response = await post(`${simulator.url}/sis/choice`, { order: reference, outcome });
  assert.equal(response.status, 303);
  return new URL(response.headers.get('location') ?? '').search;
}

const waiting = { state: 'awaiting_payment', flagged: false, payment: 'started' };
const paid = { state: 'paid', flagged: false, payment: 'paid' };

test('[PAY-01] an approved payment completes the purchase by its notification alone', async () => {
  const { event, placed } = await order();
  const search = await choose(placed, 'approve');
  assert.deepEqual(answers, [200]);
  assert.deepEqual(await stateOf(placed.orderId), paid);
  assert.equal(await comeBack(search), `http://localhost:3000/order-detail/${placed.orderId}`);
  assert.equal(await testApp.stockOf(event.variantId), 8);
});

for (const [outcome, payment] of [
  ['refuse', 'rejected'],
  ['giveUp', 'abandoned'],
] as const) {
  test(`[PAY-11, FLT-37] a payment that ends by ${outcome} leaves the order waiting, with its seats`, async () => {
    const { event, placed } = await order();
    const page = `http://localhost:3000/order-detail/${placed.orderId}`;
    assert.equal(await comeBack(await choose(placed, outcome)), page);
    assert.deepEqual(await stateOf(placed.orderId), { ...waiting, payment });
    assert.equal(await testApp.stockOf(event.variantId), 8);
  });
}

test('[PAY-02] the browser that comes back with signed parameters makes nothing paid: Redsys does, when it is asked', async () => {
  Object.assign(simulator.faults, { notifications: 0, connection: 'dropBefore' });
  const { placed } = await order();
  const search = await choose(placed, 'approve');
  assert.equal(await comeBack(search), `http://localhost:3000/order-detail/${placed.orderId}`);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
  delete simulator.faults.connection;
  await comeBack(search);
  assert.deepEqual(await stateOf(placed.orderId), paid);
  assert.equal(await comeBack('?reference=unknown'), 'http://localhost:3000/order-rejected');
});

test('[PAY-02] an answer to our question that Redsys did not sign makes nothing paid', async () => {
  Object.assign(simulator.faults, { notifications: 0, forgedSignature: true });
  const { placed } = await order();
  await comeBack(await choose(placed, 'approve'));
  assert.deepEqual(await stateOf(placed.orderId), waiting);
});

test('[PAY-02] a notification with a forged signature is refused and changes nothing', async () => {
  simulator.faults.forgedSignature = true;
  const { placed } = await order();
  await choose(placed, 'approve');
  assert.deepEqual(answers, [401]);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
});

test('[PAY-02] the form that we signed ourselves is no notification', async () => {
  const { placed } = await order();
  const { redsys_merchant_parameters: parameters = '', redsys_signature: signature = '' } = placed.payment;
  const response = await testApp.call('POST', '/payments/redsys/notifications', {
    body: { Ds_SignatureVersion: 'HMAC_SHA256_V1', Ds_MerchantParameters: parameters, Ds_Signature: signature },
  });
  assert.equal(codeOf(response), 'UNAUTHENTICATED');
  assert.deepEqual(await stateOf(placed.orderId), waiting);
});

test('[PAY-02] a payment of another amount is refused, flagged and kept', async () => {
  simulator.faults.amountOff = -1;
  const { placed } = await order();
  await choose(placed, 'approve');
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: true, payment: 'refused' });
});

test('[PAY-02] a genuine notification about an order that is not ours is answered and changes nothing', async () => {
  const { placed } = await order();
  await testApp.query(`UPDATE payment SET reference = '0000other' WHERE order_id = $1`, [placed.orderId]);
  const { reference } = await referenceOf(placed.orderId);
  assert.equal((await openPaymentPage(placed.payment)).status, 200);
  const [, named] = /"DS_MERCHANT_ORDER":"(\w+)"/.exec(
    Buffer.from(placed.payment.redsys_merchant_parameters ?? '', 'base64').toString(),
  ) ?? [undefined, ''];
  assert.notEqual(named, reference);
  await post(`${simulator.url}/sis/choice`, { order: named ?? '', outcome: 'approve' });
  assert.deepEqual(answers, [200]);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
});

test('[PAY-03] notifications that come twice and late count once', async () => {
  simulator.faults.notifications = 2;
  simulator.faults.delayMs = 50;
  const { event, placed } = await order();
  await choose(placed, 'approve');
  await eventually(async () => answers.length === 2);
  assert.deepEqual(answers, [200, 200]);
  assert.deepEqual(await stateOf(placed.orderId), paid);
  assert.equal(await testApp.stockOf(event.variantId), 8);
});

test('[PAY-01] pays back in part, and never more than was charged', async () => {
  const { placed } = await order();
  await choose(placed, 'approve');
  const { reference, minor } = await referenceOf(placed.orderId);
  const euros = (amount: number) => ({ minor: amount, currency: 'EUR' as const });
  const charged = { orderId: placed.orderId, reference, amount: euros(minor), token: null, chargeId: null };
  const provider = createRedsysProvider({
    config: configAt(simulator.url),
    holdSeconds: 900,
    maxHoldSeconds: 3600,
    publicUrl: 'http://localhost:3001',
  });
  assert.equal((await provider.refund(charged, euros(100), 'a')).outcome, 'refunded');
  await assert.rejects(provider.refund(charged, euros(minor - 99), 'b'));
  simulator.faults.connection = 'dropBefore';
  await assert.rejects(provider.refund(charged, euros(100), 'c'));
});

const endHold = (orderId: string, ago: string) =>
  testApp.query('UPDATE seat_hold SET held_until = now() - $2::interval WHERE order_id = $1', [orderId, ago]);

test('[PAY-13] an order that expires waits a little for the buyer at the payment page, and no longer', async () => {
  const { event, placed } = await order();
  await openPaymentPage(placed.payment);
  await endHold(placed.orderId, '1 second');
  await testApp.app.services.orders.expire(placed.orderId);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
  await endHold(placed.orderId, '6 minutes');
  await testApp.app.services.orders.expire(placed.orderId);
  assert.deepEqual(await stateOf(placed.orderId), { ...waiting, state: 'cancelled', payment: 'abandoned' });
  assert.equal(await testApp.stockOf(event.variantId), 10);
});

test('[PAY-06] an order whose payment page nobody opened expires at once', async () => {
  const { event, placed } = await order();
  await endHold(placed.orderId, '1 second');
  await testApp.app.services.orders.expire(placed.orderId);
  assert.deepEqual(await stateOf(placed.orderId), { ...waiting, state: 'cancelled', payment: 'abandoned' });
  assert.equal(await testApp.stockOf(event.variantId), 10);
});

test('[PAY-13] an order whose notification was lost is paid when its hold ends', async () => {
  simulator.faults.notifications = 0;
  const { placed } = await order();
  await choose(placed, 'approve');
  await endHold(placed.orderId, '1 second');
  await testApp.app.services.orders.expire(placed.orderId);
  assert.deepEqual(await stateOf(placed.orderId), paid);
});

test('[PAY-13] a card that is charged after the order has ended, and nobody told of, is found by the reconciliation', async () => {
  simulator.faults.notifications = 0;
  const { placed } = await order();
  await endHold(placed.orderId, '6 minutes');
  await testApp.app.services.orders.expire(placed.orderId);
  await choose(placed, 'approve');
  await testApp.query('UPDATE payment SET looked_up_at = NULL WHERE order_id = $1', [placed.orderId]);
  await testApp.app.services.handlers['reconcile-payments']({}, '');
  assert.deepEqual(await stateOf(placed.orderId), paid);
});

test('[PAY-02] a question whose answer is about another amount flags the order', async () => {
  Object.assign(simulator.faults, { notifications: 0, amountOff: 1 });
  const { placed } = await order();
  await comeBack(await choose(placed, 'approve'));
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: true, payment: 'refused' });
});

test('[PAY-14] a refund whose answer was lost is never asked for again: staff looks', async () => {
  const { placed } = await order();
  await choose(placed, 'approve');
  simulator.faults.connection = 'dropAfter';
  await testApp.staff('orders', 'refund', placed.orderId, '1');
  const [refund] = await eventually(async () => {
    const rows = await testApp.query<{ state: string }>(
      `SELECT r.state FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1`,
      [placed.orderId],
    );
    return rows[0]?.state === 'by_hand' && rows;
  });
  assert.equal(refund?.state, 'by_hand');
  assert.match(await testApp.staff('flags', 'list'), /refund-undecided/);
});
