import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CountryCode, type PaymentMethod, paymentType } from '@idavuelta/shared/contracts';
import { currencies, toDecimal } from '@idavuelta/shared/contracts/money';
import { integration } from '@idavuelta/simulators/webpay/server.ts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { fixtureCustomer } from '../../testing/fixture.ts';
import { anOrder, codeOf, eventually } from '../../testing/test-app.ts';

const { testApp, token, simulator } = await openWebpayShop();

const eventIn = (countryCode: CountryCode, price = 45) => testApp.addEventWith({ price, stock: 10 }, { countryCode });
const methodsOf = async (country: CountryCode) =>
  (await testApp.call<PaymentMethod[]>('GET', `/payment-methods?country-code=${country}`)).data;
const detailOf = async (orderId: string) => (await testApp.orderDetail(orderId, token)).data;
const setRate = (currency: string, rate: string) => testApp.staff('rates', 'set', currency, rate, '--by', 'Rosa');

/** Returns the amount that the provider was asked to charge. */
async function amountAtProvider(webpayToken = '') {
  const response = await fetch(`${simulator.url}/rswebpaytransaction/api/webpay/v1.2/transactions/${webpayToken}`, {
    headers: { 'Tbk-Api-Key-Id': integration.commerceCode, 'Tbk-Api-Key-Secret': integration.apiKey },
  });
  return ((await response.json()) as { amount: number }).amount;
}

test('[BKG-30, PAY-12] each payment method of a country says its currency and, for another than soles, rate and date', async () => {
  const [webpay, transfer] = await methodsOf('CL');
  assert.deepEqual(
    { ...webpay, rateDate: '' },
    { code: 'webpay', kind: 'card', name: 'Webpay', currency: 'CLP', rate: '250', rateDate: '' },
  );
  assert.ok(Date.now() - Date.parse(webpay?.rateDate ?? '') < 86_400_000);
  assert.deepEqual(
    { ...transfer, rateDate: '' },
    { code: 'transferencia', kind: 'transfer', currency: 'CLP', rate: '250', rateDate: '' },
  );
  assert.deepEqual(await methodsOf('PE'), [{ code: 'transferencia', kind: 'transfer', currency: 'PEN' }]);
  const codes = async (country: CountryCode) =>
    (await methodsOf(country)).map(({ code, currency }) => `${code} ${currency}`);
  assert.deepEqual(await codes('CL'), ['webpay CLP', 'transferencia CLP']);
  assert.deepEqual(await codes('ES'), ['transferencia EUR']);
});

test('[PAY-12] Webpay is asked for whole pesos at the rate, and the order keeps amount, currency, rate and date', async () => {
  const event = await eventIn('CL');
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  const rateDate = (await methodsOf('CL'))[0]?.rateDate;
  assert.equal(data.total, 45);
  assert.deepEqual(data.charge, { amount: 11_250, currency: 'CLP', rate: '250', rateDate });
  assert.equal(await amountAtProvider(data.payment.webpay_token), 11_250);

  await setRate('CLP', '251.5');
  const { order } = await detailOf(data.orderId);
  assert.equal(order.total, 45);
  assert.deepEqual({ ...order.charge, rateDate: '' }, { amount: 11_250, currency: 'CLP', rate: '250', rateDate: '' });
  const next = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  assert.equal(next.data.charge?.amount, 11_318, '11317.5 pesos, rounded half up');
  await setRate('CLP', '250');
});

test('[PAY-12] a coupon lowers what is charged', async () => {
  const event = await eventIn('CL');
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay', discountCode: 'VUELTA10' }));
  assert.equal(data.total, 40.5);
  assert.equal(data.charge?.amount, 10_125);
});

test('[PAY-12] an order paid in pesos is confirmed with both amounts; one charged in another currency is not paid', async () => {
  async function paid(change: string) {
    const { data } = await testApp.place(token, anOrder(await eventIn('CL'), { paymentCode: 'webpay' }));
    const webpayToken = data.payment.webpay_token ?? '';
    await fetch(`${simulator.url}/webpayserver/choice`, {
      method: 'POST',
      body: new URLSearchParams({ token_ws: webpayToken, outcome: 'approve' }),
      redirect: 'manual',
    });
    await testApp.query(`UPDATE payment SET ${change} WHERE order_id = $1`, [data.orderId]);
    await testApp.app.inject({ url: `/payments/webpay/return?token_ws=${webpayToken}` });
    return { orderId: data.orderId, state: (await detailOf(data.orderId)).order.paymentState };
  }
  const { orderId, state } = await paid('amount_minor = amount_minor');
  assert.equal(state, 'paid');
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(orderId)),
  );
  assert.match(mail.text, /Total: S\/45,00\s+Monto cobrado: CLP 11\.250/);
  assert.equal((await paid(`currency = 'EUR'`)).state, 'awaiting_payment');
});

test('[PAY-12] a transfer to a Spanish account asks for euros, in the response, the mail and the list of staff', async () => {
  const event = await eventIn('ES', 45.5);
  const { data } = await testApp.place(token, anOrder(event));
  assert.deepEqual(data.payment.transfer?.accountId, 'ES12 0182 9999 5402 0123 4567');
  assert.deepEqual([data.payment.transfer?.amount, data.payment.transfer?.currency], [11.38, 'EUR']);
  assert.deepEqual([data.charge?.amount, data.charge?.rate], [11.38, '0.25']);
  const { order } = await detailOf(data.orderId);
  assert.deepEqual([order.total, order.charge?.amount, order.transfer?.currency], [45.5, 11.38, 'EUR']);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(data.orderId)),
  );
  assert.match(mail.text, /Monto: EUR 11,38\s+Total: S\/45,50/);
  assert.match(
    await testApp.staff('transfers', 'list'),
    new RegExp(`${data.payment.transfer?.reference} +EUR 11,38 .* ${data.orderId}`),
  );
});

test('[PAY-12] a transfer in soles has no rate', async () => {
  const { data } = await testApp.place(token, anOrder(await eventIn('PE')));
  assert.deepEqual(data.charge, { amount: 45, currency: 'PEN' });
  assert.deepEqual([data.payment.transfer?.amount, data.payment.transfer?.currency], [45, 'PEN']);
});

test('[PAY-12] without a rate, or with one older than configured, a method is neither offered nor accepted', async () => {
  const event = await eventIn('CL');
  const rejected = async () => {
    assert.deepEqual(await methodsOf('CL'), []);
    const response = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
    assert.equal(response.status, 409);
    assert.equal(codeOf(response), 'PAYMENT_METHOD_UNAVAILABLE');
  };
  await testApp.query(`UPDATE exchange_rate SET set_at = now() - interval '7 days 1 minute' WHERE currency = 'CLP'`);
  await rejected();
  await testApp.query(`DELETE FROM exchange_rate WHERE currency = 'CLP'`);
  await rejected();
  assert.equal(await testApp.stockOf(event.variantId), 10);
  await setRate('CLP', '250');
  assert.equal((await methodsOf('CL')).length, 2);
  assert.equal((await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }))).status, 200);
});

test('[PAY-12] a method of another country is refused: the country is the event’s', async () => {
  const spanish = await eventIn('ES');
  const response = await testApp.place(token, anOrder(spanish, { paymentCode: 'webpay' }));
  assert.equal(response.status, 409);
  assert.equal(codeOf(response), 'PAYMENT_METHOD_UNAVAILABLE');
  await testApp.query(`DELETE FROM bank_account WHERE country_code = 'CL'`);
  const withoutAccount = await testApp.place(token, anOrder(await eventIn('CL')));
  assert.equal(codeOf(withoutAccount), 'PAYMENT_METHOD_UNAVAILABLE');
  assert.equal(await testApp.stockOf(spanish.variantId), 10);
});

test('[PAY-12] a method whose data name another currency than its provider charges in is not offered', async () => {
  await testApp.query(`UPDATE payment_method SET currency = 'EUR' WHERE code = 'webpay' AND country_code = 'CL'`);
  assert.ok(!(await methodsOf('CL')).some(({ code }) => code === 'webpay'));
  await testApp.query(`UPDATE payment_method SET currency = 'CLP' WHERE code = 'webpay' AND country_code = 'CL'`);
});

test('[PAY-12] what is less than the smallest unit of a currency cannot be charged in it', async () => {
  const response = await testApp.place(token, anOrder(await eventIn('ES', 0.01)));
  assert.equal(codeOf(response), 'PAYMENT_METHOD_UNAVAILABLE');
});

test('[BKG-30] an order is refused when it would charge anything else than the buyer was shown', async () => {
  const event = await eventIn('CL');
  const order = (charge: { amount: number; currency: 'PEN' | 'CLP' }, discountCode?: string) =>
    testApp.place(token, anOrder(event, { paymentCode: 'webpay', charge, discountCode }));
  for (const shown of [
    { amount: 11_000, currency: 'CLP' },
    { amount: 11_250, currency: 'PEN' },
    { amount: 45, currency: 'PEN' },
    { amount: 0, currency: 'PEN' },
  ] as const) {
    const response = await order(shown);
    assert.equal(response.status, 409);
    assert.equal(codeOf(response), 'CHARGE_CHANGED');
  }
  assert.equal(await testApp.stockOf(event.variantId), 10);
  assert.equal((await order({ amount: 11_250, currency: 'CLP' })).status, 200);
  assert.equal((await order({ amount: 0, currency: 'PEN' }, 'GRATIS100')).status, 200);
  assert.equal(codeOf(await order({ amount: 11_250, currency: 'CLP' }, 'GRATIS100')), 'CHARGE_CHANGED');
});

test('[BKG-30, BKG-22] the same key gives the order that was placed, although the rate and the shown charge changed', async () => {
  const event = await eventIn('CL');
  const request = (amount: number) =>
    anOrder(event, { paymentCode: 'webpay', charge: { amount, currency: 'CLP' as const } });
  const { data } = await testApp.place(token, request(11_250), 'one-purchase');
  await setRate('CLP', '260');
  const again = await testApp.place(token, request(11_700), 'one-purchase');
  assert.deepEqual(again.data, data);
  await setRate('CLP', '250');
});

test('[BKG-18] what is free costs S/0,00 wherever a price is read: an invitation, a coupon that takes everything off', async () => {
  const invited = await testApp.addEvent({ paymentType: paymentType.invited });
  await testApp.invite(invited, fixtureCustomer.email);
  const [category] = (
    await testApp.call<{ subCategories: { price: number }[] }[]>('GET', `/events/${invited.eventId}/product-variant`)
  ).data;
  assert.equal(category?.subCategories[0]?.price, 0);
  const event = await testApp.call<{ minTicketPrice: number }>('GET', `/events/${invited.slug}`);
  assert.equal(event.data.minTicketPrice, 0);
  const guest = await testApp.place(token, anOrder(invited, { paymentCode: 'prepagado' }));
  const free = await testApp.place(token, anOrder(await eventIn('PE'), { discountCode: 'GRATIS100' }));
  for (const { data } of [guest, free]) {
    assert.equal(data.charge, undefined);
    const { order, tickets } = await detailOf(data.orderId);
    assert.deepEqual([order.total, order.charge, tickets[0]?.finalPrice], [0, undefined, 0]);
    const mail = await eventually(async () =>
      (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(data.orderId)),
    );
    assert.match(mail.text, /Total: S\/0,00/);
  }
});

test('[LOC-08] PostgreSQL and the programs agree about the decimals of every currency', async () => {
  for (const currency of currencies) {
    const [row] = await testApp.query<{ amount: number }>('SELECT amount_decimal(12345, $1) AS amount', [currency]);
    assert.equal(row?.amount, toDecimal({ minor: 12_345, currency }), currency);
  }
});
