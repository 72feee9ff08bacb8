import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { OrderDetail, PaymentRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import { payAtWebpay, webpayAt } from '@idavuelta/simulators/webpay/buyer.ts';
import { startWebpaySimulator } from '@idavuelta/simulators/webpay/server.ts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { anOrder, codeOf, startTestApp } from '../../../testing/test-app.ts';

const { testApp, token, pay, choose, ...shop } = await openWebpayShop();

const order = (paymentCode: 'webpay' | 'transferencia' = 'webpay') => shop.order({ paymentCode });

const retry = (id: string, changes: Partial<PaymentRequest> = {}, key: string = randomUUID(), by = token) =>
  testApp.call<PlacedOrder>('POST', `/shop-api/order/${id}/payment`, {
    token: by,
    body: { paymentCode: 'webpay', url: 'http://localhost:3000', ...changes },
    headers: { 'idempotency-key': key },
  });
const detailOf = async (id: string) => (await testApp.orderDetail(id, token)).data.order;
const check = (id: string, by = token) =>
  testApp.call<OrderDetail>('POST', `/shop-api/order/${id}/payment/check`, { token: by });
const cancel = (id: string, by = token) => testApp.call('POST', `/shop-api/order/${id}/cancel`, { token: by });
const minutesFromNow = (moment = '') => Math.round((Date.parse(moment) - Date.now()) / 60_000);

test('[PAY-11] an order whose payment was refused is paid by a second attempt', async () => {
  const { event, placed, id } = await order();
  await pay(placed, 'decline');
  const rejected = await detailOf(id);
  assert.deepEqual(rejected.attempt, { paymentCode: 'webpay', state: 'rejected' });
  assert.equal(rejected.payable, true);
  const { status, data } = await retry(id);
  assert.equal(status, 200);
  assert.equal(data.orderId, id);
  assert.notEqual(data.payment.webpay_token, placed.payment.webpay_token);
  assert.deepEqual((await detailOf(id)).attempt, { paymentCode: 'webpay', state: 'open' });
  await pay(data, 'approve');
  const paid = await detailOf(id);
  assert.equal(paid.paymentState, 'paid');
  assert.equal(paid.attempt, undefined);
  assert.equal(paid.payable, false);
  assert.equal(await testApp.stockOf(event.variantId), 8);
});

test('[PAY-11] the first page still counts after a second attempt was begun: it is paid once', async () => {
  const { placed, id } = await order();
  const { data } = await retry(id);
  await pay(placed, 'approve');
  await pay(data, 'approve');
  const states = await testApp.query<{ state: string }>('SELECT state FROM payment WHERE order_id = $1 ORDER BY id', [
    id,
  ]);
  assert.deepEqual(
    states.map(({ state }) => state),
    ['paid', 'abandoned'],
    'the second one is never confirmed, so Webpay charges nothing',
  );
});

test('[PAY-11] the same key is the same attempt, other content is refused, and a key is needed', async () => {
  const { id } = await order();
  const key = randomUUID();
  const [one, two] = await Promise.all([retry(id, {}, key), retry(id, {}, key)]);
  assert.equal(one.status, 200);
  assert.deepEqual(one.data, two.data);
  assert.equal(codeOf(await retry(id, { paymentCode: 'transferencia' }, key)), 'IDEMPOTENCY_KEY_REUSED');
  const keyless = await testApp.call('POST', `/shop-api/order/${id}/payment`, {
    token,
    body: { paymentCode: 'webpay', url: 'http://localhost:3000' },
  });
  assert.equal(keyless.status, 400);
});

test('[PAY-11] a card order is paid by transfer instead, for which its seats are held for two days, and back', async () => {
  const { id } = await order();
  const transfer = await retry(id, { paymentCode: 'transferencia' });
  assert.equal(transfer.data.paymentState, 'awaiting_transfer_payment');
  assert.match(transfer.data.payment.transfer?.reference ?? '', /^IV-\w{8}-2$/);
  assert.equal(minutesFromNow(transfer.data.heldUntil), 48 * 60);
  const waiting = await detailOf(id);
  assert.equal(waiting.transfer?.reference, transfer.data.payment.transfer?.reference);
  assert.equal(waiting.paymentCode, 'transferencia');
  const card = await retry(id);
  assert.equal(card.data.paymentState, 'awaiting_payment');
  assert.equal(minutesFromNow(card.data.heldUntil), 15);
  assert.equal((await detailOf(id)).transfer, undefined);
  const audit = await testApp.query<{ actor: string; detail: { from: string; to: string } }>(
    `SELECT actor, detail FROM audit WHERE subject = $1 AND action = 'order-state' ORDER BY id`,
    [id],
  );
  assert.deepEqual(
    audit.map(({ actor, detail }) => `${actor} ${detail.from}>${detail.to}`),
    ['buyer awaiting_payment>awaiting_transfer_payment', 'buyer awaiting_transfer_payment>awaiting_payment'],
  );
});

test('[PAY-11] what cannot be paid again is a conflict, and what is not one’s own does not exist', async () => {
  const { placed, id } = await order();
  const { token: stranger } = await testApp.newCustomer();
  assert.equal((await retry(id, {}, randomUUID(), stranger)).status, 404);
  assert.equal((await check(id, stranger)).status, 404);
  assert.equal((await cancel(id, stranger)).status, 404);
  assert.equal(codeOf(await retry(id, { url: 'https://evil.example' })), 'URL_NOT_ALLOWED');
  assert.equal(codeOf(await retry(id, { paymentCode: 'redsys' })), 'PAYMENT_METHOD_UNAVAILABLE');
  assert.equal(codeOf(await retry(id, { charge: { amount: 1, currency: 'CLP' } })), 'CHARGE_CHANGED');
  assert.deepEqual((await detailOf(id)).attempt, { paymentCode: 'webpay', state: 'open' }, 'nothing was given up');
  await pay(placed, 'approve');
  assert.equal(codeOf(await retry(id)), 'STATE_CONFLICT');
  assert.equal(codeOf(await cancel(id)), 'STATE_CONFLICT');
});

test('[PAY-11] an order whose hold is over, or that is being confirmed, takes no other attempt', async () => {
  const { id } = await order();
  await testApp.query(`UPDATE payment SET state = 'confirming' WHERE order_id = $1`, [id]);
  assert.equal(codeOf(await retry(id)), 'STATE_CONFLICT');
  assert.equal(codeOf(await cancel(id)), 'STATE_CONFLICT');
  assert.deepEqual([(await detailOf(id)).payable, (await detailOf(id)).attempt?.state], [false, 'confirming']);
  await testApp.query(`UPDATE payment SET state = 'started' WHERE order_id = $1`, [id]);
  await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [id]);
  assert.equal(codeOf(await retry(id)), 'STATE_CONFLICT');
  assert.equal((await detailOf(id)).payable, false);
});

test('[PAY-02, PAY-11] an order of which something else was charged says so, whatever came after it, and is not paid twice', async () => {
  const { placed, id } = await order();
  await retry(id);
  await testApp.query('UPDATE payment SET amount_minor = amount_minor + 1 WHERE order_id = $1', [id]);
  await pay(placed, 'approve');
  const { attempt, payable, paymentState } = await detailOf(id);
  assert.deepEqual([attempt?.state, payable, paymentState], ['undecided', false, 'awaiting_payment']);
  assert.equal(codeOf(await retry(id)), 'STATE_CONFLICT');

  await testApp.staff('flags', 'resolve', id, 'paid back at the provider');
  const looked = await detailOf(id);
  assert.deepEqual([looked.attempt?.state, looked.payable], ['open', true], 'somebody has looked');
  assert.equal((await retry(id)).status, 200);
  await testApp.query(`DELETE FROM payment WHERE order_id = $1 AND state <> 'refused'`, [id]);
  assert.equal((await detailOf(id)).attempt?.state, 'rejected');
});

test('[PAY-11] a provider that cannot start the second attempt costs neither the order nor its seats', async (t) => {
  const provider = await startWebpaySimulator({ port: 0 });
  const shortLived = await startTestApp({ webpay: { ...webpayAt(provider.url), timeoutMs: 500 } });
  t.after(() => shortLived.close());
  const event = await shortLived.addEventWith({ stock: 10 }, { countryCode: 'CL' });
  const by = await shortLived.login();
  const { data } = await shortLived.place(by, anOrder(event, { paymentCode: 'webpay' }));
  await payAtWebpay(shortLived, data, 'giveUp');
  await provider.close();
  const request = (paymentCode: string) =>
    shortLived.call<PlacedOrder>('POST', `/shop-api/order/${data.orderId}/payment`, {
      token: by,
      body: { paymentCode, url: 'http://localhost:3000' },
      headers: { 'idempotency-key': 'one-key-for-all' },
    });
  assert.equal(codeOf(await request('webpay')), 'PAYMENT_PROVIDER_FAILED');
  assert.equal(await shortLived.stockOf(event.variantId), 9);
  assert.equal((await request('transferencia')).data.paymentState, 'awaiting_transfer_payment', 'its key is free');
});

test('[PAY-11] checking asks the provider: who closed the tab after paying has paid', async () => {
  const { placed, id } = await order();
  assert.equal((await check(id)).data.order.attempt?.state, 'open');
  await choose(placed, 'approve');
  const { status, data } = await check(id);
  assert.equal(status, 200);
  assert.equal(data.order.paymentState, 'paid');
});

test('[PAY-11] a buyer gives an order up, and its seats are free at once', async () => {
  const { event, placed, id } = await order();
  assert.equal((await cancel(id)).status, 200);
  assert.equal(await testApp.stockOf(event.variantId), 10);
  const { paymentState, attempt, payable } = await detailOf(id);
  assert.deepEqual([paymentState, attempt?.state, payable], ['cancelled', 'abandoned', false]);
  assert.equal(codeOf(await cancel(id)), 'STATE_CONFLICT');
  await pay(placed, 'giveUp');
});
