import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Discount } from '@idavuelta/shared/contracts';
import { anOrder, codeOf, openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();
const token = await testApp.login();

test('[BKG-13] a good coupon tells the new price of every variant', async () => {
  const event = await testApp.addEventWith({ price: 45.55 });
  const { data } = await testApp.call<Discount>('GET', `/shop-api/discounts/vuelta10/event/${event.eventId}`, {
    token,
  });
  assert.deepEqual(data, {
    code: 'VUELTA10',
    variation: 0.1,
    used: false,
    productVariants: [
      { product_variant_id: event.variantId, discount_price: 41, charge: { amount: 41, currency: 'PEN' } },
    ],
  });
});

test('[BKG-26] unknown, expired, used up and not for this event are told apart, also when ordering', async () => {
  const event = await testApp.addEvent();
  const other = await testApp.addEvent();
  await testApp.query(`INSERT INTO coupon (code, basis_points, event_id) VALUES ('SOLOOTRO', 500, $1)`, [
    other.eventId,
  ]);
  const expected = {
    NOEXISTE: 'COUPON_UNKNOWN',
    VENCIDO: 'COUPON_EXPIRED',
    AGOTADO: 'COUPON_USED_UP',
    SOLOOTRO: 'COUPON_NOT_FOR_EVENT',
  };
  for (const [code, errorCode] of Object.entries(expected)) {
    const preview = await testApp.call('GET', `/shop-api/discounts/${code}/event/${event.eventId}`, { token });
    assert.equal(codeOf(preview), errorCode);
    assert.equal(codeOf(await testApp.place(token, anOrder(event, { discountCode: code }))), errorCode);
  }
  assert.equal(await testApp.stockOf(event.variantId), 50);
});

test('[BKG-26] a refusal says whether the coupon is used up, or this customer has used it as often as one may', async () => {
  await testApp.query(`INSERT INTO coupon (code, basis_points, max_uses_per_customer) VALUES ('UNAVEZ', 1000, 1)`);
  const event = await testApp.addEvent();
  assert.equal((await testApp.place(token, anOrder(event, { discountCode: 'UNAVEZ' }))).status, 200);
  const again = [
    await testApp.call('GET', `/shop-api/discounts/UNAVEZ/event/${event.eventId}`, { token }),
    await testApp.place(token, anOrder(event, { discountCode: 'UNAVEZ' })),
  ];
  for (const { body } of again) {
    const { code, errors } = body as { code?: string; errors?: object[] };
    assert.equal(code, 'COUPON_USED_UP');
    assert.deepEqual(errors, [{ field: 'discountCode', reason: 'customer_limit' }]);
  }
  const all = await testApp.call('GET', `/shop-api/discounts/AGOTADO/event/${event.eventId}`, { token });
  assert.equal((all.body as { errors?: object[] }).errors, undefined);
});

test('[PAY-08] the coupon lowers the total by its share, to the cent', async () => {
  const event = await testApp.addEventWith({ price: 33.35 });
  const { data } = await testApp.place(token, anOrder(event, { tickets: 3, discountCode: 'VUELTA10' }));
  // 33.35 less 10% is 30.015. Tickets are rounded one by one, because their prices are shown one by one.
  assert.equal(data.total, 90.06);
  const detail = await testApp.orderDetail(data.orderId, token);
  assert.equal(detail.data.tickets[0]?.price, 33.35);
  assert.equal(detail.data.tickets[0]?.discountPrice, 30.02);
});

test('[BKG-26] a total of zero skips the provider and is paid at once', async () => {
  const event = await testApp.addEvent({ countryCode: 'CL' });
  const { data } = await testApp.place(token, anOrder(event, { paymentCode: 'webpay', discountCode: 'GRATIS100' }));
  assert.equal(data.paymentState, 'paid');
  assert.equal(data.total, 0);
  assert.deepEqual(data.payment, {});
});

test('[BKG-26] the last use of a coupon goes to one of several simultaneous orders', async () => {
  // Each order is for another event, so they compete for the coupon and not for seats.
  const events = await Promise.all(Array.from({ length: 6 }, () => testApp.addEvent()));
  await testApp.query(`INSERT INTO coupon (code, basis_points, max_uses) VALUES ('ULTIMO', 1000, 1)`);
  const responses = await Promise.all(
    events.map((event) => testApp.place(token, anOrder(event, { discountCode: 'ULTIMO' }))),
  );
  assert.equal(responses.filter(({ status }) => status === 200).length, 1);
  for (const response of responses.filter(({ status }) => status !== 200))
    assert.equal(codeOf(response), 'COUPON_USED_UP');
  const stocks = await Promise.all(events.map(({ variantId }) => testApp.stockOf(variantId)));
  assert.equal(stocks.filter((stock) => stock === 50).length, 5);
});
