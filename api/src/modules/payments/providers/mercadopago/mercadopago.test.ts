import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, test } from 'node:test';
import type { CountryCode, PaymentMethod, PlacedOrder } from '@idavuelta/shared/contracts';
import { accounts, startMercadoPagoSimulator } from '@idavuelta/simulators/mercadopago/server.ts';
import { openNotifiedShop } from '@idavuelta/simulators/shared/notified-shop.ts';
import { anOrder, codeOf, eventually, startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createMercadoPagoProvider } from './mercadopago.provider.ts';

const configAt = (baseUrl: string, timeoutMs = 10_000) => ({
  baseUrl,
  accounts: Object.values(accounts).map(({ currency, accessToken, webhookSecret }) => ({
    currency,
    accessToken,
    webhookSecret,
  })),
  timeoutMs,
});

const { testApp, token, simulator, answers, comeBack, stateOf, reset, ...shop } = await openNotifiedShop({
  paymentCode: 'mercadopago',
  start: startMercadoPagoSimulator,
  configAt: (url) => ({ mercadopago: configAt(url) }),
});
afterEach(reset);

const order = (country: CountryCode = 'PE') => shop.order(country);

/** Presses a button of the payment page. @returns the query of the browser's return URL */
async function choose({ payment }: PlacedOrder, outcome: 'approve' | 'refuse' | 'giveUp') {
  const page = await fetch(payment.preference_init_point ?? '');
  assert.equal(page.status, 200);
  const response = await fetch(new URL('/checkout/choice', page.url), {
    method: 'POST',
    body: new URLSearchParams({ pref_id: payment.preference_id ?? '', outcome }),
    redirect: 'manual',
  });
  assert.equal(response.status, 303);
  return new URL(response.headers.get('location') ?? '').search;
}

const referenceOf = async (orderId: string) =>
  (
    await testApp.query<{ reference: string }>('SELECT reference FROM payment WHERE order_id = $1 ORDER BY id', [
      orderId,
    ])
  )[0]?.reference;

const waiting = { state: 'awaiting_payment', flagged: false, payment: 'started' };
const paid = { state: 'paid', flagged: false, payment: 'paid' };

for (const country of ['PE', 'CL'] as const) {
  test(`[PAY-01] an approved payment completes the purchase by its notification alone: ${country}`, async () => {
    const { event, placed } = await order(country);
    await choose(placed, 'approve');
    assert.deepEqual(answers, [200]);
    assert.deepEqual(await stateOf(placed.orderId), paid);
    assert.equal(await testApp.stockOf(event.variantId), 8);
  });
}

test('[BKG-12] it is offered in the countries of which an account is configured', async (t) => {
  const { accounts: configured, ...rest } = configAt(simulator.url);
  const peruOnly = await startTestApp({ mercadopago: { ...rest, accounts: configured.slice(0, 1) } });
  t.after(() => peruOnly.close());
  const offersIt = async (app: TestApp, country: CountryCode) =>
    (await app.call<PaymentMethod[]>('GET', `/payment-methods?country-code=${country}`)).data.some(
      ({ code }) => code === 'mercadopago',
    );
  assert.deepEqual([await offersIt(testApp, 'PE'), await offersIt(testApp, 'CL')], [true, true]);
  assert.deepEqual([await offersIt(peruOnly, 'PE'), await offersIt(peruOnly, 'CL')], [true, false]);
});

test('[PAY-01] where no notification arrives, the way back asks the provider', async () => {
  simulator.faults.notifications = 0;
  const { placed } = await order();
  const search = await choose(placed, 'approve');
  assert.deepEqual(await stateOf(placed.orderId), waiting);
  assert.equal(await comeBack(search), `http://localhost:3000/order-detail/${placed.orderId}`);
  assert.deepEqual(await stateOf(placed.orderId), paid);
});

test('[PAY-11] a refusal counts when the buyer comes back, not before, and the order waits on', async () => {
  const { event, placed } = await order();
  const search = await choose(placed, 'refuse');
  assert.deepEqual(answers, [200]);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
  assert.equal(await comeBack(search), `http://localhost:3000/order-detail/${placed.orderId}`);
  assert.deepEqual(await stateOf(placed.orderId), { ...waiting, payment: 'rejected' });
  assert.equal(await testApp.stockOf(event.variantId), 8);
  await choose(placed, 'approve');
  assert.deepEqual(await stateOf(placed.orderId), paid, 'another card on the same page');
});

test('[PAY-01] a second card that is approved after a refusal completes the purchase', async () => {
  const { placed } = await order();
  await choose(placed, 'refuse');
  await comeBack(await choose(placed, 'approve'));
  assert.deepEqual(await stateOf(placed.orderId), paid);
});

test('[PAY-02] who comes back without having paid, or says to have paid, waits on', async () => {
  const { placed } = await order();
  const search = await choose(placed, 'giveUp');
  await comeBack(search);
  const parameters = new URLSearchParams(search);
  parameters.set('status', 'approved');
  parameters.set('payment_id', '12345');
  assert.equal(await comeBack(`?${parameters}`), `http://localhost:3000/order-detail/${placed.orderId}`);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
  for (const unknown of ['', '?external_reference=unknown'])
    assert.equal(await comeBack(unknown), 'http://localhost:3000/order-rejected', unknown);
});

test('[PAY-02] a notification with a forged signature, or without one, is refused and changes nothing', async () => {
  simulator.faults.forgedSignature = true;
  const { placed } = await order();
  await choose(placed, 'approve');
  assert.deepEqual(answers, [401]);
  const url = '/payments/mercadopago/notifications?data.id=1&type=payment';
  const response = await testApp.call('POST', url, { body: {} });
  assert.equal(codeOf(response), 'UNAUTHENTICATED');
  assert.deepEqual(await stateOf(placed.orderId), waiting);
});

test('[PAY-02] a payment of another amount is refused, flagged and kept', async () => {
  simulator.faults.amountOff = -1;
  const { placed } = await order();
  await comeBack(await choose(placed, 'approve'));
  assert.deepEqual(await stateOf(placed.orderId), { state: 'awaiting_payment', flagged: true, payment: 'refused' });
});

test('[PAY-03] notifications that come twice and late count once, also beside the way back', async () => {
  simulator.faults.notifications = 2;
  simulator.faults.delayMs = 100;
  const { event, placed } = await order();
  const search = await choose(placed, 'approve');
  await Promise.all([comeBack(search), comeBack(search)]);
  await eventually(async () => answers.length === 2);
  assert.deepEqual(answers, [200, 200]);
  assert.deepEqual(await stateOf(placed.orderId), paid);
  assert.equal(await testApp.stockOf(event.variantId), 8);
});

test('[PAY-03] a provider that cannot be asked is asked again: by its notification, and by a job after the way back', async () => {
  const { placed } = await order();
  simulator.faults.notifications = 0;
  const search = await choose(placed, 'approve');
  simulator.faults.connection = 'dropAfter';
  await comeBack(search);
  assert.deepEqual(await stateOf(placed.orderId), waiting);
  delete simulator.faults.connection;
  await eventually(async () => (await stateOf(placed.orderId))?.state === 'paid');
});

for (const connection of ['dropBefore', 'dropAfter'] as const) {
  test(`[PAY-03] an order whose start lost its connection (${connection}) holds no seats`, async () => {
    simulator.faults.connection = connection;
    const event = await testApp.addEventWith({ stock: 10 });
    const response = await testApp.place(token, anOrder(event, { paymentCode: 'mercadopago' }));
    assert.equal(codeOf(response), 'PAYMENT_PROVIDER_FAILED');
    assert.equal(await testApp.stockOf(event.variantId), 10);
  });
}

test('[PAY-01] pays back in part, once for each key, and never more than was charged', async () => {
  const { placed } = await order();
  await choose(placed, 'approve');
  const [attempt] = await testApp.query<{ reference: string; minor: number }>(
    'SELECT reference, amount_minor AS minor FROM payment WHERE order_id = $1',
    [placed.orderId],
  );
  const { reference = '', minor = 0 } = attempt ?? {};
  const soles = (amount: number) => ({ minor: amount, currency: 'PEN' as const });
  const charged = { orderId: placed.orderId, reference, amount: soles(minor), token: null, chargeId: null };
  const provider = createMercadoPagoProvider({
    config: configAt(simulator.url),
    holdSeconds: 900,
    maxHoldSeconds: 3600,
    publicUrl: 'http://localhost:3001',
  });
  for (const key of ['a', 'a', 'b'])
    assert.equal((await provider.refund(charged, soles(100), key)).outcome, 'refunded');
  await assert.rejects(provider.refund(charged, soles(minor - 199), 'c'));
  assert.equal((await provider.refund(charged, soles(minor - 200), 'd')).outcome, 'refunded');
});

const refundsOf = (orderId: string) =>
  testApp.query<{ reason: string; state: string; amount: number; charged: number }>(
    `SELECT r.reason, r.state, r.amount_minor AS amount, p.amount_minor AS charged
     FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = $1 ORDER BY r.id`,
    [orderId],
  );

test('[PAY-03, PAY-13] a page that is paid twice pays the order once; the second payment goes back, once', async () => {
  const { placed } = await order();
  simulator.faults.notifications = 2;
  await choose(placed, 'approve');
  await choose(placed, 'approve');
  assert.deepEqual(answers, [200, 200, 200, 200]);
  const refunds = await eventually(async () => {
    const found = await refundsOf(placed.orderId);
    return found[0]?.state === 'done' && found;
  });
  assert.deepEqual(
    refunds.map(({ reason, amount, charged }) => [reason, amount === charged]),
    [['second_payment', true]],
  );
  const { data } = await testApp.orderDetail(placed.orderId, token);
  assert.deepEqual([data.order.paymentState, data.order.refunds?.length], ['paid', 1]);
  const search = await fetch(
    `${simulator.url}/v1/payments/search?external_reference=${await referenceOf(placed.orderId)}`,
    {
      headers: { authorization: `Bearer ${accounts.PE.accessToken}` },
    },
  );
  const { results } = (await search.json()) as { results: { status: string }[] };
  assert.deepEqual(results.map(({ status }) => status).sort(), ['approved', 'refunded']);
});

test('[PAY-13] a second payment of which no notification came is found by the reconciliation', async () => {
  const { placed } = await order();
  await choose(placed, 'approve');
  simulator.faults.notifications = 0;
  await choose(placed, 'approve');
  await testApp.app.services.handlers['reconcile-payments']({}, '');
  await eventually(async () => (await refundsOf(placed.orderId))[0]?.state === 'done');
});

test('[PAY-02, PAY-13] a second payment of another amount is flagged, however often it is told, and once', async () => {
  const { placed } = await order();
  await choose(placed, 'approve');
  Object.assign(simulator.faults, { amountOff: 1, notifications: 2 });
  await choose(placed, 'approve');
  assert.deepEqual(answers, [200, 200, 200]);
  assert.deepEqual(await refundsOf(placed.orderId), []);
  const flags = () => testApp.staff('flags', 'list');
  const { data } = await testApp.orderDetail(placed.orderId, token);
  assert.match(await flags(), new RegExp(`${data.order.number} .*payment-does-not-fit-order`));
  await testApp.staff('flags', 'resolve', data.order.number, 'paid back there');
  await testApp.app.services.handlers['reconcile-payments']({}, '');
  assert.doesNotMatch(await flags(), new RegExp(data.order.number));
  assert.equal(data.order.paymentState, 'paid');
});

test('[PAY-13] a page that is paid after its order was given up, whose seats are gone, is paid back', async () => {
  const event = await testApp.addEventWith({ stock: 1 });
  const { data: placed } = await testApp.place(token, anOrder(event, { paymentCode: 'mercadopago' }));
  await testApp.call('POST', `/shop-api/order/${placed.orderId}/cancel`, { token });
  await testApp.place((await testApp.newCustomer()).token, anOrder(event));
  await choose(placed, 'approve');
  const [refund] = await eventually(async () => {
    const found = await refundsOf(placed.orderId);
    return found[0]?.state === 'done' && found;
  });
  assert.equal(refund?.reason, 'late_payment');
  assert.equal((await stateOf(placed.orderId))?.state, 'cancelled');
});

test('[PAY-06] the hold of an order with an open page is not renewed, because the page ends with it', async () => {
  const { placed } = await order();
  const renewed = await testApp.call('POST', `/shop-api/order/${placed.orderId}/hold`, { token });
  assert.equal(codeOf(renewed), 'STATE_CONFLICT');
});

test('[PAY-11] another attempt whose page would live for moments only is refused, while a transfer still has its days', async () => {
  const { placed } = await order();
  const age = (minutes: number) =>
    testApp.query(`UPDATE orders SET created_at = now() - make_interval(mins => $2) WHERE id = $1`, [
      placed.orderId,
      minutes,
    ]);
  await testApp.query(`UPDATE seat_hold SET held_until = now() + interval '60 seconds' WHERE order_id = $1`, [
    placed.orderId,
  ]);
  const payBy = async (paymentCode: string) =>
    testApp.call<PlacedOrder>('POST', `/shop-api/order/${placed.orderId}/payment`, {
      token,
      body: { paymentCode, url: 'http://localhost:3000' },
      headers: { 'idempotency-key': randomUUID() },
    });
  await age(59);
  assert.equal(codeOf(await payBy('mercadopago')), 'STATE_CONFLICT');
  await age(55);
  assert.equal((await payBy('mercadopago')).status, 200, 'five minutes are left');
  await age(59);
  assert.equal((await payBy('transferencia')).status, 200);
});

test('[PAY-13] an order that expires while its notification is lost is paid', async () => {
  simulator.faults.notifications = 0;
  const { placed } = await order();
  await choose(placed, 'approve');
  await testApp.query('UPDATE seat_hold SET held_until = now() WHERE order_id = $1', [placed.orderId]);
  await testApp.app.services.orders.expire(placed.orderId);
  assert.deepEqual(await stateOf(placed.orderId), paid);
});

test('[PAY-11] a page that is paid after its buyer has chosen a transfer pays the order, by the method that paid', async () => {
  const { placed } = await order();
  const retried = await testApp.call<PlacedOrder>('POST', `/shop-api/order/${placed.orderId}/payment`, {
    token,
    body: { paymentCode: 'transferencia', url: 'http://localhost:3000' },
    headers: { 'idempotency-key': 'now-by-transfer' },
  });
  assert.equal(retried.data.paymentState, 'awaiting_transfer_payment');
  await choose(placed, 'approve');
  const { data } = await testApp.orderDetail(placed.orderId, token);
  assert.deepEqual([data.order.paymentState, data.order.paymentCode], ['paid', 'mercadopago']);
  await assert.rejects(testApp.staff('transfers', 'validate', placed.orderId), /The order is paid/);
});
