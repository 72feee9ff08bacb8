import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { webpayAt } from '@idavuelta/simulators/webpay/buyer.ts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { readConfig } from '../../../../config/config.ts';
import { openDatabase, query } from '../../../../database/database.ts';
import { paymentStateOf } from '../../../../testing/payment-state.ts';
import { anOrder, eventually, startTestApp } from '../../../../testing/test-app.ts';

const { testApp, token, simulator, choose, comeBack, ...shop } = await openWebpayShop();

const stateOf = (orderId: string) => paymentStateOf(testApp, orderId);

const order = (tickets = 2) => shop.order({ tickets });

const confirmations = async (orderId: string) =>
  (await testApp.app.services.mailbox.list()).filter(({ html }) => html.includes(orderId)).length;

test('[PAY-01] an approved Webpay payment completes the purchase', async () => {
  const { event, placed } = await order();
  assert.equal(placed.paymentState, 'awaiting_payment');
  assert.match(placed.heldUntil ?? '', /Z$/);
  const search = await choose(placed, 'approve');
  assert.equal(await comeBack(search), `http://localhost:3000/order-detail/${placed.orderId}`);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'paid', flagged: false, payment: 'paid' });
  assert.equal(await testApp.stockOf(event.variantId), 8);
  await eventually(async () => (await confirmations(placed.orderId)) === 1);
});

test('[PAY-01] the way back works by POST too', async () => {
  const { placed } = await order();
  await comeBack(await choose(placed, 'approve'), 'POST');
  assert.equal((await stateOf(placed.orderId))?.state, 'paid');
});

test('[PAY-11] a refused card leaves the order waiting, with its seats', async () => {
  const { event, placed } = await order();
  const page = `http://localhost:3000/order-detail/${placed.orderId}`;
  assert.equal(await comeBack(await choose(placed, 'decline')), page);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: false, payment: 'rejected' });
  assert.equal(await testApp.stockOf(event.variantId), 8);
});

for (const outcome of ['giveUp', 'timeOut', 'abnormal'] as const) {
  test(`[PAY-11] a payment page left by ${outcome} leaves the order waiting, with its seats`, async () => {
    const { event, placed } = await order();
    const search = await choose(placed, outcome);
    assert.equal(await comeBack(search), `http://localhost:3000/order-detail/${placed.orderId}`);
    assert.deepEqual(await stateOf(placed.orderId), {
      state: 'awaiting_payment',
      flagged: false,
      payment: 'abandoned',
    });
    assert.equal(await testApp.stockOf(event.variantId), 8);
  });
}

test('[PAY-02] coming back without having paid makes nothing paid', async () => {
  const { placed } = await order();
  await comeBack(`?token_ws=${placed.payment.webpay_token}`);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: false, payment: 'started' });
});

test('[PAY-02] tokens and names that are not ours change nothing', async () => {
  const { placed } = await order();
  const [payment] = await testApp.query<{ reference: string }>('SELECT reference FROM payment WHERE order_id = $1', [
    placed.orderId,
  ]);
  const forged = [
    '',
    '?token_ws=unknown',
    '?TBK_TOKEN=unknown',
    '?TBK_ORDEN_COMPRA=unknown&TBK_ID_SESION=unknown',
    `?TBK_ORDEN_COMPRA=${payment?.reference}&TBK_ID_SESION=somebody-else`,
    `?TBK_ORDEN_COMPRA=${payment?.reference}`,
  ];
  for (const search of forged) {
    assert.equal(await comeBack(search), 'http://localhost:3000/order-rejected', search);
  }
  assert.equal((await stateOf(placed.orderId))?.state, 'awaiting_payment');
});

test('[PAY-02] an approved payment of another amount is refused, flagged and kept', async () => {
  const { placed } = await order();
  const search = await choose(placed, 'approve');
  await testApp.query('UPDATE payment SET amount_minor = amount_minor + 1 WHERE order_id = $1', [placed.orderId]);
  await comeBack(search);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: true, payment: 'refused' });
  const audit = await testApp.query('SELECT FROM audit WHERE subject = $1 AND action = $2', [
    placed.orderId,
    'payment-does-not-fit-order',
  ]);
  assert.equal(audit.length, 1);
});

test('[PAY-02] an approved payment of another order is refused', async () => {
  const { placed } = await order();
  const search = await choose(placed, 'approve');
  await testApp.query(`UPDATE payment SET reference = 'IVANOTHER' || id WHERE order_id = $1`, [placed.orderId]);
  await comeBack(search);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: true, payment: 'refused' });
});

test('[PAY-03] a way back taken several times, also at once, counts once', async () => {
  const { event, placed } = await order();
  const search = await choose(placed, 'approve');
  await Promise.all([comeBack(search), comeBack(search), comeBack(search, 'POST')]);
  await comeBack(search);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'paid', flagged: false, payment: 'paid' });
  assert.equal(await testApp.stockOf(event.variantId), 8);
  await eventually(async () => (await confirmations(placed.orderId)) > 0);
  assert.equal(await confirmations(placed.orderId), 1);
});

test('[PAY-03] an old given-up page that arrives after the payment changes nothing', async () => {
  const { event, placed } = await order();
  await comeBack(await choose(placed, 'approve'));
  await comeBack(`?TBK_TOKEN=${placed.payment.webpay_token}`);
  assert.deepEqual(await stateOf(placed.orderId), { state: 'paid', flagged: false, payment: 'paid' });
  assert.equal(await testApp.stockOf(event.variantId), 8);
});

/** Starts a provider that accepts connections and never responds. */
async function silentProvider(t: TestContext) {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.closeAllConnections());
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('[PAY-03] a provider that does not answer costs no seat and leaves the key free', async (t) => {
  const baseUrl = await silentProvider(t);
  const slow = await startTestApp({ webpay: { ...webpayAt(baseUrl), timeoutMs: 200 } });
  t.after(() => slow.close());
  const event = await slow.addEventWith({ stock: 3 }, { countryCode: 'CL' });
  const customer = await slow.login();
  const request = anOrder(event, { paymentCode: 'webpay' });
  const response = await slow.place(customer, request, 'the-same-key');
  assert.equal(response.status, 502);
  assert.equal((response.body as unknown as { code: string }).code, 'PAYMENT_PROVIDER_FAILED');
  assert.equal(await slow.stockOf(event.variantId), 3);
  const other = await slow.place(customer, { ...request, paymentCode: 'transferencia' }, 'the-same-key');
  assert.equal(other.status, 200);
});

test('[PAY-03] a lost response to the commit is fetched again until the provider tells', async (t) => {
  // A proxy in front of the simulator that drops its responses while `broken`.
  let broken = true;
  const proxy = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const upstream = await fetch(`${simulator.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = await upstream.text();
    if (broken && request.method !== 'POST') return void response.destroy();
    response.writeHead(upstream.status, { 'content-type': 'application/json' }).end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy.once('listening', resolve));
  t.after(() => proxy.close());
  const flaky = await startTestApp({ webpay: webpayAt(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`) });
  t.after(() => flaky.close());

  const event = await flaky.addEvent({ countryCode: 'CL' });
  const { data } = await flaky.place(await flaky.login(), anOrder(event, { paymentCode: 'webpay' }));
  const search = await choose(data, 'approve');
  const { statusCode } = await flaky.app.inject({ method: 'GET', url: `/payments/webpay/return${search}` });
  assert.equal(statusCode, 303);
  const state = async () =>
    (await query<{ state: string }>(flaky.db, 'SELECT state FROM orders WHERE id = $1', [data.orderId]))[0]?.state;
  assert.equal(await state(), 'awaiting_payment');
  broken = false;
  await eventually(async () => (await state()) === 'paid');
});

test('[PAY-01] the reference is as short as the provider asks', async () => {
  const { placed } = await order();
  const [row] = await testApp.query<{ reference: string }>('SELECT reference FROM payment WHERE order_id = $1', [
    placed.orderId,
  ]);
  assert.ok((row?.reference.length ?? 99) <= 26);
});

test('[NTF-03] nothing that a call waits for takes as long as the 15 s after which callers give up', async () => {
  assert.ok(webpayAt('http://localhost').timeoutMs <= 10_000);
  const db = openDatabase(testApp.url, readConfig({ NODE_ENV: 'test' }).databaseLimits);
  const [row] = await query<{ statement_timeout: string }>(db, 'SHOW statement_timeout');
  await db.destroy();
  assert.equal(row?.statement_timeout, '4500ms');
});
