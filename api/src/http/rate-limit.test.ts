import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { buildApp } from '../app.ts';
import { anOrder, eventually, startTestApp, type TestApp } from '../testing/test-app.ts';
import { startValkey } from '../testing/valkey-server.ts';
import { createLimiters, createRateLimit } from './rate-limit.ts';
import { visitorAddress } from './visitor-address.ts';

const limits = { rateLimit: { perAddress: 6, perAccount: 3 } };

const logIn = (app: TestApp, visitor: string, password: string) =>
  app.call('POST', '/login', {
    body: { email: 'demo@idavuelta.test', password },
    headers: { 'x-forwarded-for': visitor },
  });

test('[API-08] each guarded call is refused beyond its limit, and says when to come back', async (t) => {
  const testApp = await startTestApp(limits);
  t.after(() => testApp.close());
  const { token } = await testApp.newCustomer();
  const event = await testApp.addEvent();
  const email = 'rosa@example.org';
  const body = { email };
  const calls: [string, 'GET' | 'POST', string, object?][] = [
    ['login', 'POST', '/login', { email, password: 'wrong password' }],
    ['register', 'POST', '/register', body],
    ['verification', 'POST', '/verify-account/resend', body],
    ['recovery', 'POST', '/recovery', body],
    ['reset', 'POST', '/reset-password?token=x', {}],
    ['confirmation', 'POST', '/confirm-email?token=x'],
    ['check', 'POST', '/order/6b1c2f1e-0000-4000-8000-000000000000/check-complete'],
    ['hold', 'POST', '/shop-api/order/6b1c2f1e-0000-4000-8000-000000000000/hold'],
    ['check-payment', 'POST', '/shop-api/order/6b1c2f1e-0000-4000-8000-000000000000/payment/check'],
    ['cancel', 'POST', '/shop-api/order/6b1c2f1e-0000-4000-8000-000000000000/cancel'],
    ['contact', 'POST', '/contact', body],
    ['marriage', 'POST', '/marriage', body],
    ['order', 'POST', '/shop-api/init-payment', anOrder(event)],
    ['coupon', 'GET', `/shop-api/discounts/NOPE/event/${event.eventId}`],
    ['search', 'GET', '/search?q=concierto'],
  ];
  for (const [name, method, url, payload] of calls) {
    // A valid body for the account limit, which counts after schema validation.
    const valid = payload && 'email' in payload ? { ...payload, ...validBodies[url] } : payload;
    const headers = { 'idempotency-key': randomUUID() };
    const options = { token, headers, ...(valid && { body: url.startsWith('/reset') ? validBodies.reset : valid }) };
    const statuses: number[] = [];
    let last = await testApp.call(method, url, options);
    for (let i = 0; i < 31 && last.status !== 429; i++) {
      statuses.push(last.status);
      last = await testApp.call(method, url, options);
    }
    assert.equal(last.status, 429, `${name}: ${statuses}`);
    assert.ok(Number(last.headers['retry-after']) >= 1 && Number(last.headers['retry-after']) <= 60);
    const allowed = { reset: 6, confirmation: 6, search: 30, check: 30 }[name] ?? 3;
    assert.equal(statuses.length, allowed, name);
  }
  const [row] = await testApp.query<{ held: boolean }>(`SELECT bool_or(key LIKE '%rosa%') AS held FROM rate_limit`);
  assert.equal(row?.held, false);
});

const validBodies: Record<string, object> = {
  '/register': {
    plainPassword: 'secreto1',
    firstName: 'Rosa',
    lastName: 'Rojas',
    phoneNumber: '987654321',
    countryCode: 'PE',
    birthday: '1990-01-01',
  },
  '/contact': { name: 'Rosa', phone: '987654321', message: 'Hola' },
  '/marriage': { name: 'Rosa', phone: '987654321', message: 'Hola', date: '2055-03-06', place: 'Lurín' },
  reset: { password1: 'secreto1', password2: 'secreto1' },
};

test('[API-08] two processes on one database count together, each visitor for himself', async (t) => {
  const first = await startTestApp({ ...limits, trustProxy: '127.0.0.1' });
  const config = { ...first.app.services.config };
  const second = await buildApp({ config, db: first.db, jobs: first.jobs });
  t.after(async () => {
    await second.close();
    await first.close();
  });
  const check = (app: Pick<typeof second, 'inject'>, visitor: string, order: number) =>
    app
      .inject({
        method: 'POST',
        url: `/order/00000000-0000-4000-8000-${String(order).padStart(12, '0')}/check-complete`,
        headers: { 'x-forwarded-for': visitor },
      })
      .then(({ statusCode }) => statusCode);
  // A check costs a tenth of a call.
  for (let i = 0; i < 60; i++) assert.notEqual(await check(i % 2 ? second : first.app, '198.51.100.7', i), 429);
  assert.equal(await check(first.app, '198.51.100.7', 70), 429);
  assert.equal(await check(second, '198.51.100.7', 80), 429);
  assert.notEqual(await check(second, '198.51.100.8', 90), 429);
});

test('[API-08] an address that a visitor claims is not believed, and a stranger does not lock the owner out', async (t) => {
  const testApp = await startTestApp({ ...limits, trustProxy: '203.0.113.1' });
  const behindGateway = await startTestApp({ ...limits, trustProxy: '127.0.0.1' });
  t.after(async () => {
    await testApp.close();
    await behindGateway.close();
  });
  for (let i = 0; i < 3; i++) assert.equal((await logIn(testApp, `198.51.100.${i}`, 'wrong one')).status, 401);
  assert.equal((await logIn(testApp, '198.51.100.9', 'demo1234')).status, 429);

  for (let i = 0; i < 5; i++) await logIn(behindGateway, '198.51.100.66', 'wrong one');
  assert.equal((await logIn(behindGateway, '198.51.100.66', 'demo1234')).status, 429);
  assert.equal((await logIn(behindGateway, '198.51.100.9', 'demo1234')).status, 200);
});

test('[API-08] counters of visitors who are gone are deleted', async (t) => {
  const testApp = await startTestApp();
  t.after(() => testApp.close());
  const hour = 3_600_000;
  await testApp.query(`INSERT INTO rate_limit VALUES ('gone', 1, $1), ('here', 1, $2)`, [
    Date.now() - 2 * hour,
    Date.now(),
  ]);
  t.mock.timers.enable({ apis: ['setTimeout'] });
  createRateLimit({ limiters: createLimiters({ db: testApp.db }), limits: limits.rateLimit });
  t.mock.timers.tick(5 * 60_000);
  t.mock.timers.reset();
  await eventually(async () => (await testApp.query('SELECT FROM rate_limit')).length === 1);
});

test('[API-08] an IPv6 visitor counts once, whatever the second half of the address', () => {
  assert.equal(visitorAddress('2001:db8:0:1::5'), visitorAddress('2001:0db8::1:a:b:c:d'));
  assert.notEqual(visitorAddress('2001:db8:0:1::5'), visitorAddress('2001:db8:0:2::5'));
  assert.equal(visitorAddress('::ffff:198.51.100.7'), '198.51.100.7');
  assert.equal(visitorAddress('::1'), '0:0:0:0::');
});

test('[SAL-08] limits count together in Valkey, and in PostgreSQL as soon as Valkey is lost', async (t) => {
  const valkey = await startValkey(t);
  const testApp = await startTestApp({ ...limits, valkeyUrl: valkey.url });
  t.after(() => testApp.close());
  async function logInFourTimes(email: string) {
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++)
      statuses.push((await testApp.call('POST', '/login', { body: { email, password: 'wrong one' } })).status);
    return statuses;
  }
  const counted = () => testApp.query('SELECT FROM rate_limit');
  assert.deepEqual(await logInFourTimes('one@example.org'), [401, 401, 401, 429]);
  assert.equal((await counted()).length, 0);
  await valkey.stop();
  assert.deepEqual(await logInFourTimes('two@example.org'), [401, 401, 401, 429]);
  assert.notEqual((await counted()).length, 0);
});
