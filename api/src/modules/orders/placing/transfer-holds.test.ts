import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { readConfig } from '../../../config/config.ts';
import { longDate } from '../../../mail/long-date.ts';
import { productionEnvironment } from '../../../testing/production-environment.ts';
import { anOrder, codeOf, eventually } from '../../../testing/test-app.ts';

const hour = 3600_000;

const { testApp } = await openWebpayShop({ transferHoldShare: 0.3, transferFirstHoldSeconds: 6 * 3600 });

const newToken = async () => (await testApp.newCustomer()).token;
const rejected = (responses: { status: number; body: object }[]) => responses.filter(({ status }) => status !== 200);

test('[FLT-19] simultaneous transfer orders of many accounts hold a share of a departure and no more', async () => {
  const event = await testApp.addEventWith({ stock: 54 });
  const tokens = await Promise.all(Array.from({ length: 12 }, newToken));
  const orders = await Promise.all(tokens.map((token) => testApp.place(token, anOrder(event, { tickets: 3 }))));
  assert.equal(rejected(orders).length, 7, 'five orders of three seats are 15 of the 16 that are three tenths of 54');
  for (const order of rejected(orders)) {
    assert.equal(order.status, 409);
    assert.equal(codeOf(order), 'TRANSFER_LIMIT_REACHED');
  }
  assert.equal(await testApp.stockOf(event.variantId), 54 - 15, 'what was refused holds nothing');
  const smaller = await testApp.place(await newToken(), anOrder(event));
  assert.equal(smaller.status, 200, 'one more seat is within the share');
});

test('[FLT-19] who is refused a transfer may order the same seats by card', async () => {
  const event = await testApp.addEventWith({ stock: 10 }, { countryCode: 'CL' });
  assert.equal((await testApp.place(await newToken(), anOrder(event, { tickets: 4 }))).status, 200);
  const token = await newToken();
  assert.equal(codeOf(await testApp.place(token, anOrder(event))), 'TRANSFER_LIMIT_REACHED');
  assert.equal((await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }))).status, 200);
});

test('[FLT-19] a transfer that was paid or given up makes room for the next', async () => {
  const event = await testApp.addEventWith({ stock: 10 });
  const token = await newToken();
  const { data: paid } = await testApp.place(token, anOrder(event, { tickets: 4 }));
  assert.equal(codeOf(await testApp.place(await newToken(), anOrder(event))), 'TRANSFER_LIMIT_REACHED');
  await testApp.staff('transfers', 'validate', paid.orderId);
  const { data: second } = await testApp.place(token, anOrder(event, { tickets: 4 }));
  assert.equal(codeOf(await testApp.place(await newToken(), anOrder(event))), 'TRANSFER_LIMIT_REACHED');
  await testApp.call('POST', `/shop-api/order/${second.orderId}/cancel`, { token });
  assert.equal((await testApp.place(await newToken(), anOrder(event))).status, 200);
});

test('[FLT-19] a small van takes one order by transfer', async () => {
  const van = await testApp.addEventWith({ stock: 4 });
  assert.equal((await testApp.place(await newToken(), anOrder(van, { tickets: 2 }))).status, 200);
  assert.equal(codeOf(await testApp.place(await newToken(), anOrder(van))), 'TRANSFER_LIMIT_REACHED');
  const last = await testApp.addEventWith({ stock: 1 });
  assert.equal((await testApp.place(await newToken(), anOrder(last))).status, 200);
});

test('[FLT-19] an order that was to be paid by card becomes a transfer within the share only', async () => {
  const event = await testApp.addEventWith({ stock: 10 }, { countryCode: 'CL' });
  const token = await newToken();
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  const byTransfer = (key: string) =>
    testApp.call('POST', `/shop-api/order/${data.orderId}/payment`, {
      token,
      body: { paymentCode: 'transferencia', url: 'http://localhost:3000' },
      headers: { 'idempotency-key': key },
    });
  const { data: other } = await testApp.place(token, anOrder(event, { tickets: 4 }));
  const before = await testApp.call('GET', `/shop-api/order-detail/${data.orderId}`, { token });
  const response = await byTransfer('change-of-method-1');
  assert.equal(response.status, 409);
  assert.equal(codeOf(response), 'TRANSFER_LIMIT_REACHED');
  const after = await testApp.call('GET', `/shop-api/order-detail/${data.orderId}`, { token });
  assert.deepEqual(after.data, before.data, 'it can be paid by card as before');
  await testApp.call('POST', `/shop-api/order/${other.orderId}/cancel`, { token });
  assert.equal((await byTransfer('change-of-method-2')).status, 200);
});

test('[FLT-19] the first transfer of an account is held for hours, those after a paid order for days', async () => {
  const event = await testApp.addEventWith({ stock: 50 });
  const { email, token } = await testApp.newCustomer();
  const free = await testApp.place(token, anOrder(event, { discountCode: 'GRATIS100' }));
  assert.equal(free.data.paymentState, 'paid');
  const { data: first } = await testApp.place(token, anOrder(event));
  const held = Date.parse(first.heldUntil ?? '') - Date.now();
  assert.ok(held > 5.9 * hour && held <= 6 * hour, 'nothing was paid for the free order');
  assert.equal(first.payment.transfer?.deadline, first.heldUntil, 'the page says this time');
  const [mail] = await eventually(async () => {
    const mails = (await testApp.app.services.mailbox.list()).filter(({ html }) => html.includes(first.orderId));
    return mails.length > 0 && mails;
  });
  assert.equal(mail?.to, email);
  const deadline = longDate(first.heldUntil ?? '', 'es_PE', 'America/Lima');
  assert.ok(mail?.text.includes(`antes del ${deadline}`), 'and so does the mail');

  await testApp.staff('transfers', 'validate', first.orderId);
  const { data: second } = await testApp.place(token, anOrder(event));
  const longer = Date.parse(second.heldUntil ?? '') - Date.now();
  assert.ok(longer > 47.9 * hour && longer <= 48 * hour);
});

test('[FLT-19] an order that a new account pays by transfer after all is held no longer', async () => {
  const event = await testApp.addEventWith({ stock: 50 }, { countryCode: 'CL' });
  const token = await newToken();
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  await testApp.call('POST', `/shop-api/order/${data.orderId}/payment`, {
    token,
    body: { paymentCode: 'transferencia', url: 'http://localhost:3000' },
    headers: { 'idempotency-key': 'transfer-after-all' },
  });
  const [{ until } = { until: new Date(0) }] = await testApp.query<{ until: Date }>(
    'SELECT held_until AS until FROM seat_hold WHERE order_id = $1',
    [data.orderId],
  );
  const held = until.getTime() - Date.now();
  assert.ok(held > 5.9 * hour && held <= 6 * hour);
});

test('[FLT-19] three tenths of the seats and six hours are the default outside development', () => {
  const byDefault = readConfig(productionEnvironment);
  assert.deepEqual([byDefault.transferHoldShare, byDefault.transferFirstHoldSeconds], [0.3, 6 * 3600]);
  const own = readConfig({ ...productionEnvironment, TRANSFER_HOLD_SHARE: '0.5', TRANSFER_HOLD_FIRST_HOURS: '2' });
  assert.deepEqual([own.transferHoldShare, own.transferFirstHoldSeconds], [0.5, 2 * 3600]);
  assert.throws(
    () => readConfig({ ...productionEnvironment, TRANSFER_HOLD_SHARE: '30' }),
    /TRANSFER_HOLD_SHARE must be/,
  );
});
