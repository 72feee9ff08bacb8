import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CountryCode, PaymentMethodCode, PlacedOrder } from '@idavuelta/shared/contracts';
import type { StaffOrder, TimelineEntry } from '@idavuelta/shared/contracts/staff';
import { openMercadoPagoShop } from '@idavuelta/simulators/mercadopago/shop.ts';
import { shop as redsysShop, startRedsysSimulator } from '@idavuelta/simulators/redsys/server.ts';
import { openNotifiedShop } from '@idavuelta/simulators/shared/notified-shop.ts';
import { chooseAtWebpay, comeBackFromWebpay } from '@idavuelta/simulators/webpay/buyer.ts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { query } from '../../../database/database.ts';
import { statementsWait } from '../../../testing/locks.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, eventually, type Ids, type TestApp } from '../../../testing/test-app.ts';
import type { DecidedResult } from '../provider.ts';
import { toProviderResult as ofMercadoPago } from '../providers/mercadopago/mercadopago-payment.ts';
import { toProviderResult as ofRedsys } from '../providers/redsys/redsys-result.ts';

const webpay = await openWebpayShop();
const mercadopago = await openMercadoPagoShop();
const redsys = await openNotifiedShop({
  paymentCode: 'redsys',
  start: startRedsysSimulator,
  configAt: (origin) => ({ redsys: { baseUrl: `${origin}/sis`, ...redsysShop, timeoutMs: 10_000 } }),
});

const post = (url: URL | string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

interface Shop {
  code: PaymentMethodCode;
  country: CountryCode;
  testApp: TestApp;
  /** Pays with the card that ends in these digits. */
  pay(placed: PlacedOrder, card: string): Promise<unknown>;
}

const atWebpay: Shop = {
  code: 'webpay',
  country: 'CL',
  testApp: webpay.testApp,
  pay: async (placed, card) => comeBackFromWebpay(webpay.testApp, await chooseAtWebpay(placed, 'approve', card)),
};
const atMercadoPago: Shop = {
  code: 'mercadopago',
  country: 'PE',
  testApp: mercadopago.testApp,
  pay: ({ payment }, card) =>
    post(`${mercadopago.simulator.url}/checkout/choice`, {
      pref_id: payment.preference_id ?? '',
      outcome: 'approve',
      card,
    }),
};
const atRedsys = {
  code: 'redsys',
  country: 'ES',
  testApp: redsys.testApp,
  async pay({ payment, orderId }: PlacedOrder, card: string) {
    await post(payment.redirect?.url ?? '', payment.redirect?.fields ?? {});
    const [attempt] = await redsys.testApp.query<{ reference: string }>(
      'SELECT reference FROM payment WHERE order_id = $1',
      [orderId],
    );
    const choice = { order: attempt?.reference ?? '', outcome: 'approve', card };
    const { headers } = await post(`${redsys.simulator.url}/sis/choice`, choice);
    return new URL(headers.get('location') ?? '').search;
  },
} satisfies Shop;

/** Places an order of a new customer. */
async function place({ testApp, code }: Shop, event: Ids, tickets: number) {
  const { token } = await testApp.newCustomer();
  const { status, data } = await testApp.place(token, anOrder(event, { tickets, paymentCode: code }));
  assert.equal(status, 200);
  return { ...data, token };
}

const limit = ({ testApp }: Shop, { eventId }: Ids, maxPerCard: number | null) =>
  testApp.query('UPDATE event SET max_per_card = $2 WHERE id = $1', [eventId, maxPerCard]);

async function openEvent(shop: Shop, maxPerCard: number | null, stock = 50) {
  const event = await shop.testApp.addEventWith({ stock }, { countryCode: shop.country });
  await limit(shop, event, maxPerCard);
  return event;
}

async function buy(shop: Shop, event: Ids, { card, tickets = 1 }: { card: string; tickets?: number }) {
  const placed = await place(shop, event, tickets);
  await shop.pay(placed, card);
  await eventually(async () => (await orderOf(shop, placed.orderId)).state === 'paid');
  return placed;
}

async function orderOf({ testApp }: Shop, id: string) {
  const [order] = await testApp.query<{ state: string; number: string; flags: string[] }>(
    'SELECT state, number, flag_reasons AS flags FROM orders WHERE id = $1',
    [id],
  );
  return order ?? assert.fail('no order');
}
const flagsOf = async (shop: Shop, { orderId }: PlacedOrder) => (await orderOf(shop, orderId)).flags;
const countedOf = ({ testApp }: Shop, { eventId }: Ids) =>
  testApp.query<{ hash: string }>('SELECT hash FROM limited_ticket WHERE event_id = $1', [eventId]);

for (const shop of [atWebpay, atMercadoPago, atRedsys])
  describe(shop.code, () => {
    test('[SAL-07] a card that pays above the limit flags its order for staff, which sees the others; nothing is cancelled', async () => {
      const event = await openEvent(shop, 3);
      const first = await buy(shop, event, { card: '4242', tickets: 2 });
      assert.deepEqual(await flagsOf(shop, first), []);
      const second = await buy(shop, event, { card: '4242', tickets: 2 });
      assert.deepEqual(await flagsOf(shop, second), ['card-above-limit']);
      assert.deepEqual(await flagsOf(shop, first), []);
      const other = await buy(shop, event, { card: '4343', tickets: 3 });
      assert.deepEqual(await flagsOf(shop, other), [], 'another card is another count');
      const elsewhere = await buy(shop, await openEvent(shop, 3), { card: '4242', tickets: 3 });
      assert.deepEqual(await flagsOf(shop, elsewhere), [], 'another event too');

      const { token } = await logInStaff(shop.testApp, 'support');
      const path = `/staff-api/orders/${second.orderId}`;
      const { data: order } = await shop.testApp.call<StaffOrder>('GET', path, { token });
      assert.deepEqual([order.state, order.flags], ['paid', ['card-above-limit']]);
      const { data: timeline } = await shop.testApp.call<TimelineEntry[]>('GET', `${path}/timeline`, { token });
      const told = timeline.find(({ name }) => name === 'card-above-limit');
      assert.deepEqual(told?.detail?.orders, [(await orderOf(shop, first.orderId)).number]);
    });
  });

test('[SAL-07] what counts towards a card is kept as a hash, which does not tell its digits', async () => {
  const event = await openEvent(atWebpay, 3);
  await buy(atWebpay, event, { card: '9876', tickets: 2 });
  const counted = await countedOf(atWebpay, event);
  assert.equal(counted.length, 2);
  assert.ok(!JSON.stringify(counted).includes('9876'));
});

test('[SAL-07] an event without a limit per card counts no cards', async () => {
  const event = await openEvent(atWebpay, null);
  const bought = await buy(atWebpay, event, { card: '4242', tickets: 5 });
  assert.deepEqual(await countedOf(atWebpay, event), []);
  assert.deepEqual(await flagsOf(atWebpay, bought), []);
});

test('[SAL-07] tickets that were cancelled no longer count towards their card', async () => {
  const event = await openEvent(atWebpay, 2);
  const { token, orderId } = await buy(atWebpay, event, { card: '4242', tickets: 2 });
  const { testApp } = atWebpay;
  assert.equal(
    (await testApp.call('POST', `/shop-api/order/${orderId}/refund`, { token, body: { ticket: 1 } })).status,
    200,
  );
  assert.deepEqual(await flagsOf(atWebpay, await buy(atWebpay, event, { card: '4242' })), []);
  assert.deepEqual(await flagsOf(atWebpay, await buy(atWebpay, event, { card: '4242' })), ['card-above-limit']);
});

test('[SAL-07] an order that was paid back at the provider no longer counts towards its card', async () => {
  const event = await openEvent(atMercadoPago, 1);
  const { orderId } = await buy(atMercadoPago, event, { card: '4242' });
  const { reference } = await mercadopago.attemptOf(orderId);
  await mercadopago.inPanel('refund', reference);
  await eventually(async () => (await orderOf(atMercadoPago, orderId)).state === 'refunded');
  assert.deepEqual(await flagsOf(atMercadoPago, await buy(atMercadoPago, event, { card: '4242' })), []);
});

test('[SAL-07] money that goes back because the seats are gone counts towards no card', async () => {
  const event = await openEvent(atMercadoPago, 1, 2);
  await buy(atMercadoPago, event, { card: '4242' });
  const late = await place(atMercadoPago, event, 1);
  const path = `/shop-api/order/${late.orderId}/cancel`;
  assert.equal((await mercadopago.testApp.call('POST', path, { token: late.token })).status, 200);
  await place(atMercadoPago, event, 1);
  await atMercadoPago.pay(late, '4242');
  await eventually(async () => (await mercadopago.refundsOf(late.orderId)).length === 1);
  assert.deepEqual(await flagsOf(atMercadoPago, late), []);
  assert.equal((await countedOf(atMercadoPago, event)).length, 1);
});

test('[SAL-07] of payments at once with one card, those above the limit are flagged and no others', async () => {
  const { testApp } = atWebpay;
  // In one pool, the payments would already wait for each other to sell their seats.
  const event = await testApp.addEventOf([{ stock: 5 }, { stock: 5 }, { stock: 5 }], { countryCode: 'CL' });
  await limit(atWebpay, event, 1);
  const variants = await testApp.query<{ id: number }>(
    'SELECT v.id FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id = $1',
    [event.eventId],
  );
  const placed = await Promise.all(variants.map(({ id }) => place(atWebpay, { ...event, variantId: id }, 1)));
  const payments = await testApp.db.transaction().execute(async (tx) => {
    await query(tx, 'LOCK TABLE limited_ticket IN SHARE MODE');
    const begun = placed.map((order) => atWebpay.pay(order, '4242'));
    await statementsWait(testApp.db, 3);
    return { begun };
  });
  await Promise.all(payments.begun);
  const flags = await Promise.all(placed.map((order) => flagsOf(atWebpay, order)));
  assert.equal(flags.filter(([flag]) => flag === 'card-above-limit').length, 2);
});

test('[SAL-07] a notification that arrives twice counts its card once', async () => {
  const event = await openEvent(atMercadoPago, 2);
  mercadopago.reset();
  mercadopago.simulator.faults.notifications = 2;
  const bought = await buy(atMercadoPago, event, { card: '4242', tickets: 2 });
  await eventually(async () => mercadopago.answers.length === 2);
  mercadopago.reset();
  assert.equal((await countedOf(atMercadoPago, event)).length, 2);
  assert.deepEqual(await flagsOf(atMercadoPago, bought), []);
});

test('[SAL-07] a payment that only a query of Redsys reveals has no card to count', async () => {
  const event = await openEvent(atRedsys, 1);
  const placed = await place(atRedsys, event, 2);
  redsys.simulator.faults.notifications = 0;
  await redsys.comeBack(await atRedsys.pay(placed, '4242'));
  redsys.reset();
  assert.equal((await orderOf(atRedsys, placed.orderId)).state, 'paid');
  assert.deepEqual(await flagsOf(atRedsys, placed), []);
  assert.deepEqual(await countedOf(atRedsys, event), []);
});

test('[SAL-07] a card is known by all that its provider reveals of it, however little', () => {
  const payment = { id: 1, status: 'approved', currency_id: 'PEN', transaction_amount: 10, external_reference: 'a' };
  const card = { first_six_digits: '400917', last_four_digits: '3704', expiration_month: 11, expiration_year: 2030 };
  const cardOf = (paidBy: object) => (ofMercadoPago({ ...payment, card: paidBy }) as DecidedResult).card;
  assert.equal(cardOf({}), undefined, 'paid with the balance of an account');
  assert.equal(cardOf(card), '400917 3704 11/2030');

  const told = { Ds_MerchantCode: '1', Ds_Terminal: '1', Ds_Order: '1234', Ds_TransactionType: '0' };
  const result = { ...told, Ds_Amount: '1138', Ds_Currency: '978', Ds_Response: '0000' };
  assert.equal(ofRedsys(result).card, undefined);
  assert.equal(ofRedsys({ ...result, Ds_Card_Last4: '0004' }).card, '0004');
  assert.equal(
    ofRedsys({ ...result, Ds_Card_Number: '454881******0004', Ds_ExpiryDate: '3412' }).card,
    '454881******0004 3412',
  );
});
