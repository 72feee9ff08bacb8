import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CountryCode, type PaymentMethod, paymentType } from '@idavuelta/shared/contracts';
import { currencies, toDecimal } from '@idavuelta/shared/contracts/money';
import { integration } from '@idavuelta/simulators/webpay/server.ts';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { fixtureCustomer } from '../../testing/fixture.ts';
import { anOrder, codeOf, eventually } from '../../testing/test-app.ts';

const { testApp, token, simulator } = await openWebpayShop();

/** Prices that are S/45,00 at the rates of the fixture. */
const prices: Record<CountryCode, number> = { PE: 45, CL: 11_250, ES: 11.25 };
const eventIn = (countryCode: CountryCode, price = prices[countryCode]) =>
  testApp.addEventWith({ price, stock: 10 }, { countryCode });
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

test('[BKG-30, PAY-12] each payment method of a country says its currency', async () => {
  assert.deepEqual(await methodsOf('CL'), [
    { code: 'webpay', kind: 'card', name: 'Webpay', currency: 'CLP' },
    { code: 'transferencia', kind: 'transfer', currency: 'CLP' },
  ]);
  assert.deepEqual(await methodsOf('PE'), [{ code: 'transferencia', kind: 'transfer', currency: 'PEN' }]);
  assert.deepEqual(await methodsOf('ES'), [{ code: 'transferencia', kind: 'transfer', currency: 'EUR' }]);
});

test('[MON-01, PAY-12] what is charged is the price as it was typed, whatever the rate; the order keeps its soles', async () => {
  const event = await eventIn('CL', 15_990);
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  assert.deepEqual([data.charge, data.charged, data.total], [{ amount: 15_990, currency: 'CLP' }, undefined, 63.96]);
  assert.equal(await amountAtProvider(data.payment.webpay_token), 15_990);

  await setRate('CLP', '300');
  const { order } = await detailOf(data.orderId);
  assert.deepEqual([order.charge, order.charged, order.total], [data.charge, undefined, 63.96]);
  const next = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
  assert.deepEqual([next.data.charge, next.data.total], [{ amount: 15_990, currency: 'CLP' }, 53.3]);
  await setRate('CLP', '250');
});

test('[MON-03, PAY-12] a coupon lowers what is charged', async () => {
  const event = await eventIn('CL');
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay', discountCode: 'VUELTA10' }));
  assert.equal(data.total, 40.5);
  assert.deepEqual(data.charge, { amount: 10_125, currency: 'CLP' });
});

test('[PAY-12] an order paid in pesos is confirmed with its amount and the soles beside it; one charged in another currency is not paid', async () => {
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
  assert.match(mail.text, /Total: \$11\.250 \(S\/45,00\)/);
  assert.equal((await paid(`currency = 'EUR'`)).state, 'awaiting_payment');
});

test('[PAY-12] a transfer to a Spanish account asks for euros, in the response, the mail and the list of staff', async () => {
  const event = await eventIn('ES', 11.38);
  const { data } = await testApp.place(token, anOrder(event));
  assert.deepEqual(data.payment.transfer?.accountId, 'ES12 0182 9999 5402 0123 4567');
  assert.deepEqual([data.payment.transfer?.amount, data.payment.transfer?.currency], [11.38, 'EUR']);
  assert.deepEqual(data.charge, { amount: 11.38, currency: 'EUR' });
  const { order } = await detailOf(data.orderId);
  assert.deepEqual([order.total, order.charge.amount, order.transfer?.currency], [45.52, 11.38, 'EUR']);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(data.orderId)),
  );
  assert.match(mail.text, /Monto: 11,38\u00a0€/);
  assert.match(
    await testApp.staff('transfers', 'list'),
    new RegExp(`${data.payment.transfer?.reference} +11,38\u00a0€ .* ${data.orderId}`),
  );
});

test('[MON-02, PAY-12] a method in another currency than the event says its rate, and the order what it charged', async () => {
  const setAccount = (currency: string) =>
    testApp.query(`UPDATE bank_account SET currency = $1 WHERE country_code = 'CL'`, [currency]);
  await setAccount('PEN');
  const [, transfer] = await methodsOf('CL');
  assert.deepEqual([transfer?.currency, transfer?.rate], ['PEN', '0.004000000']);
  const { data } = await testApp.place(token, anOrder(await eventIn('CL')));
  assert.deepEqual(data.charge, { amount: 11_250, currency: 'CLP' });
  assert.deepEqual([data.charged?.amount, data.charged?.currency], [45, 'PEN']);
  const mail = await eventually(async () =>
    (await testApp.app.services.mailbox.list()).find(({ html }) => html.includes(data.orderId)),
  );
  assert.match(mail.text, /Monto: S\/45,00\s+Total: \$11\.250 \(S\/45,00\)/);
  await setAccount('CLP');
});

test('[PAY-12] a transfer in soles has no rate', async () => {
  const { data } = await testApp.place(token, anOrder(await eventIn('PE')));
  assert.deepEqual(data.charge, { amount: 45, currency: 'PEN' });
  assert.deepEqual([data.payment.transfer?.amount, data.payment.transfer?.currency], [45, 'PEN']);
});

test('[MON-04] without a rate, or with one older than configured, soles are not shown and everything is sold', async () => {
  const event = await eventIn('CL');
  const sold = async () => {
    assert.equal((await methodsOf('CL')).length, 2);
    const { data, status } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay' }));
    assert.deepEqual([status, data.charge, data.total], [200, { amount: 11_250, currency: 'CLP' }, undefined]);
    const { order, tickets } = await detailOf(data.orderId);
    assert.deepEqual([order.total, tickets[0]?.price, tickets[0]?.charge.amount], [undefined, undefined, 11_250]);
  };
  await testApp.query(`UPDATE exchange_rate SET set_at = now() - interval '7 days 1 minute' WHERE currency = 'CLP'`);
  await sold();
  await testApp.query(`DELETE FROM exchange_rate WHERE currency = 'CLP'`);
  await sold();
  await setRate('CLP', '250');
});

test('[PAY-12] a method in another currency than the event is not offered without a fresh rate', async () => {
  await testApp.query(`UPDATE bank_account SET currency = 'PEN' WHERE country_code = 'CL'`);
  await testApp.query(`UPDATE exchange_rate SET set_at = now() - interval '7 days 1 minute' WHERE currency = 'CLP'`);
  assert.deepEqual(
    (await methodsOf('CL')).map(({ code }) => code),
    ['webpay'],
  );
  const refused = await testApp.place(token, anOrder(await eventIn('CL')));
  assert.equal(codeOf(refused), 'PAYMENT_METHOD_UNAVAILABLE');
  await testApp.query(`UPDATE bank_account SET currency = 'CLP' WHERE country_code = 'CL'`);
  await setRate('CLP', '250');
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

test('[BKG-30] an order is refused when it would charge anything else than the buyer was shown', async () => {
  const event = await eventIn('CL');
  const order = (charge: { amount: number; currency: 'PEN' | 'CLP' }, discountCode?: string) =>
    testApp.place(token, anOrder(event, { paymentCode: 'webpay', charge, discountCode }));
  for (const shown of [
    { amount: 11_000, currency: 'CLP' },
    { amount: 11_250, currency: 'PEN' },
    { amount: 45, currency: 'PEN' },
    { amount: 0, currency: 'CLP' },
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

test('[BKG-30, BKG-22] the same key gives the order that was placed, although the shown charge changed', async () => {
  const event = await eventIn('CL');
  const request = (amount: number) =>
    anOrder(event, { paymentCode: 'webpay', charge: { amount, currency: 'CLP' as const } });
  const { data } = await testApp.place(token, request(11_250), 'one-purchase');
  const again = await testApp.place(token, request(11_700), 'one-purchase');
  assert.deepEqual(again.data, data);
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
    assert.deepEqual(data.charge, { amount: 0, currency: 'PEN' });
    const { order, tickets } = await detailOf(data.orderId);
    assert.deepEqual([order.total, order.charge.amount, tickets[0]?.finalPrice], [0, 0, 0]);
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
