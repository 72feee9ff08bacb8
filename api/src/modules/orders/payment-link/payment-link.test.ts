import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { PaymentLink, PlacedOrder } from '@idavuelta/shared/contracts';
import type { StaffOrder } from '@idavuelta/shared/contracts/staff';
import { openWebpayShop } from '@idavuelta/simulators/webpay/shop.ts';
import { fixtureCustomer } from '../../../testing/fixture.ts';
import { signedToken } from '../../../testing/session-tokens.ts';
import { logInStaff } from '../../../testing/staff-members.ts';
import { anOrder, codeOf, eventually } from '../../../testing/test-app.ts';

const { testApp, token: customer, pay } = await openWebpayShop();
const { token: staff } = await logInStaff(testApp, 'support');
const [buyer] = await testApp.query<{ id: number }>('SELECT id FROM customer WHERE email = $1', [
  fixtureCustomer.email,
]);

const post = <T>(url: string, body: object, token?: string) =>
  testApp.call<T>('POST', url, { token, body, headers: { 'idempotency-key': randomUUID() } });
const show = async (id: string) =>
  (await testApp.call<StaffOrder>('GET', `/staff-api/orders/${id}`, { token: staff })).data;
const mailsAbout = async (number: string) =>
  (await testApp.app.services.mailbox.list(fixtureCustomer.email)).filter(({ html }) => html.includes(number));

/** Creates a telephone order for two. @returns the token of the link in its mail */
async function anOrderByLink(paymentCode: 'enlace' | 'transferencia' = 'enlace') {
  const event = await testApp.addEventWith({ stock: 10 }, { countryCode: 'CL' });
  const { url: _, ...request } = anOrder(event, { tickets: 2, paymentCode });
  const { data } = await post<{ orderId: string }>('/staff-api/orders', { ...request, customerId: buyer?.id }, staff);
  const { number } = await show(data.orderId);
  const mail = await eventually(async () => (await mailsAbout(number))[0]);
  const href = /http:\/\/localhost:3000\/order-payment\?token=([\w.-]+)/.exec(mail.html);
  assert.ok(href, 'the mail leads to the page that needs no login');
  return { event, id: data.orderId, number, secret: href[1] ?? '' };
}
const open = (secret: string) => testApp.call<PaymentLink>('GET', `/payment-link?token=${secret}`);
const payBy = (secret: string, paymentCode = 'webpay') =>
  post<PlacedOrder>('/payment-link/payment', { token: secret, paymentCode, url: 'http://localhost:3000' });

test('[BOF-08] the mailed link shows what is to be paid without a login, and nothing of the account', async () => {
  const { secret } = await anOrderByLink();
  const { status, data, headers, body } = await open(secret);
  assert.equal(status, 200);
  assert.deepEqual([headers['cache-control'], headers['x-robots-tag']], ['private, no-store', 'noindex']);
  const { order } = data;
  assert.deepEqual([data.state, order?.payable, order?.total, order?.seats.length], ['open', true, 91, 2]);
  assert.equal(order?.event.countryCode, 'CL');
  assert.ok(Date.parse(order?.heldUntil ?? '') > Date.now());
  const text = JSON.stringify(body);
  for (const personal of ['passengers', 'addresses', fixtureCustomer.email, 'phone', 'qr'])
    assert.ok(!text.includes(personal), personal);
});

test('[BOF-08] it is paid by the link with a method of its country, and the link is worthless then', async () => {
  const { secret, id } = await anOrderByLink();
  const attempt = await payBy(secret);
  assert.equal(attempt.status, 200);
  await pay(attempt.data, 'approve');
  const paid = await show(id);
  assert.deepEqual([paid.state, paid.attempts.map(({ provider }) => provider)], ['paid', ['webpay']]);
  assert.deepEqual((await open(secret)).data, { state: 'paid' });
  assert.equal(codeOf(await payBy(secret)), 'STATE_CONFLICT');
  assert.equal(codeOf(await post('/payment-link/check', { token: secret })), 'STATE_CONFLICT');
});

test('[BOF-08] a refused payment is tried again by the link, which is in the mail about it as well', async () => {
  const { secret, number } = await anOrderByLink();
  await pay((await payBy(secret)).data, 'decline');
  assert.equal((await open(secret)).data.order?.attempt?.state, 'rejected');
  const mail = await eventually(async () =>
    (await mailsAbout(number)).find(({ html }) => !html.includes('por teléfono')),
  );
  assert.match(mail.html, /\/order-payment\?token=/);
  assert.equal((await payBy(secret)).status, 200);
});

test('[BOF-08] the same key is one attempt, and the provider is asked by the link', async () => {
  const { secret, id } = await anOrderByLink();
  const key = { 'idempotency-key': randomUUID() };
  const body = { token: secret, paymentCode: 'webpay', url: 'http://localhost:3000' };
  for (const _ of [1, 2]) await testApp.call('POST', '/payment-link/payment', { body, headers: key });
  assert.equal((await show(id)).attempts.length, 1);
  const checked = await post<PaymentLink>('/payment-link/check', { token: secret });
  assert.deepEqual([checked.data.state, checked.data.order?.attempt?.state], ['open', 'open']);
  const elsewhere = { ...body, url: 'https://elsewhere.example' };
  assert.equal(codeOf(await post('/payment-link/payment', elsewhere)), 'URL_NOT_ALLOWED');
});

test('[BOF-08] a link whose order is cancelled, or was not paid in time, says which', async () => {
  const cancelled = await anOrderByLink();
  await testApp.call('POST', `/shop-api/order/${cancelled.id}/cancel`, { token: customer });
  assert.deepEqual((await open(cancelled.secret)).data, { state: 'cancelled' });
  assert.equal(codeOf(await payBy(cancelled.secret)), 'STATE_CONFLICT');

  const late = await anOrderByLink();
  await testApp.query(`UPDATE seat_hold SET held_until = now() WHERE order_id = $1`, [late.id]);
  assert.deepEqual((await open(late.secret)).data, { state: 'expired' });
  assert.equal(codeOf(await payBy(late.secret)), 'STATE_CONFLICT');
  await testApp.app.services.orders.holdEnded(late.id);
  assert.deepEqual((await open(late.secret)).data, { state: 'expired' });
  assert.equal(codeOf(await payBy(late.secret)), 'STATE_CONFLICT');
});

test('[BOF-08] who pays at the last moment is not told that it is too late, and cannot pay twice', async () => {
  const { secret, id } = await anOrderByLink();
  const attempt = await payBy(secret);
  await testApp.query(`UPDATE seat_hold SET held_until = now() WHERE order_id = $1`, [id]);
  const { data } = await open(secret);
  assert.deepEqual([data.state, data.order?.payable, data.order?.attempt?.state], ['open', false, 'open']);
  assert.equal(codeOf(await payBy(secret)), 'STATE_CONFLICT');
  await pay(attempt.data, 'approve');
  assert.deepEqual((await open(secret)).data, { state: 'paid' });
});

test('[BOF-08] a token that is changed, of another kind, of no order or too old pays nothing', async () => {
  const { id, secret } = await anOrderByLink();
  for (const wrong of [
    `${secret.slice(0, -4)}AAAA`,
    'nothing',
    customer,
    staff,
    await signedToken('event-preview', id, 60),
    await signedToken('staff', id, -60),
    await signedToken('order-payment', randomUUID(), 60),
  ]) {
    const rejected = await open(wrong);
    assert.deepEqual([rejected.status, codeOf(rejected)], [410, 'TOKEN_INVALID']);
    assert.equal(codeOf(await payBy(wrong)), 'TOKEN_INVALID');
  }
  const old = await signedToken('order-payment', id, -1);
  assert.deepEqual((await open(old)).data, { state: 'expired' });
  assert.equal(codeOf(await payBy(old)), 'STATE_CONFLICT');
  assert.equal((await show(id)).attempts.length, 0);
});

test('[BOF-08] a link is of one order, is no log-in, and is over when no way to pay can hold the order', async () => {
  const [first, second] = [await anOrderByLink(), await anOrderByLink()];
  assert.equal((await open(first.secret)).data.order?.id, first.id);
  assert.equal((await open(second.secret)).data.order?.id, second.id);
  for (const path of ['/shop-api/me', `/shop-api/order-detail/${first.id}`, '/shop-api/payment-history'])
    assert.equal((await testApp.call('GET', path, { token: first.secret })).status, 401, path);
  assert.equal((await testApp.call('GET', '/staff-api/orders', { token: first.secret })).status, 401);
  const { exp } = JSON.parse(Buffer.from(first.secret.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
  assert.ok(exp * 1000 > Date.now() && exp * 1000 < Date.now() + 8 * 86_400_000);
});

test('[BOF-08] who pays an order by telephone with a transfer sees the account by the link', async () => {
  const { secret } = await anOrderByLink('transferencia');
  const { data } = await open(secret);
  assert.deepEqual([data.state, data.order?.payable], ['open', true]);
  assert.match(data.order?.transfer?.reference ?? '', /^IV-/);
});
