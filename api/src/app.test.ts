import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { query } from './database/database.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { openTestApp, startTestApp } from './testing/test-app.ts';

const mediaDir = temporaryFolder();
writeFileSync(join(mediaDir, 'picture.0123456789-480.webp'), 'a picture');
const testApp = await openTestApp({ mediaDir });

const shopApi = [
  'GET /shop-api/me',
  'PUT /shop-api/me',
  'POST /shop-api/init-payment',
  'POST /shop-api/order/{id}/payment',
  'POST /shop-api/order/{id}/payment/check',
  'POST /shop-api/order/{id}/cancel',
  'GET /shop-api/order-detail/{id}',
  'GET /shop-api/payment-history',
  'GET /shop-api/invited-events',
  'GET /shop-api/frequent-friends',
  'POST /shop-api/frequent-friends',
  'PUT /shop-api/events/{slug}/sale-reminder',
  'GET /shop-api/frequent-addresses',
  'POST /shop-api/frequent-addresses',
  'PUT /shop-api/frequent-addresses/{id}/my-address',
  'GET /shop-api/discounts/{code}/event/{eventId}',
];
const open = [
  'GET /counties',
  'GET /events',
  'GET /landing-comments',
  'GET /landing-partners',
  'GET /landing-slides',
  'GET /legal-documents',
  'GET /legal-documents/{document}',
  'GET /recommended-events',
  'GET /search',
  'GET /countries',
  'GET /time',
  'GET /locales',
  'GET /channels/{host}',
  'POST /marriage',
  'POST /contact',
  'GET /payment-methods',
  'GET /events/{id}/product-variant',
  'GET /provinces/by-event/{eventId}',
  'GET /events/{slugOrId}',
  'GET /events/{slug}/sale.ics',
  'POST /login',
  'POST /register',
  'POST /recovery',
  'GET /verify-account',
  'POST /reset-password',
  'POST /confirm-email',
  'POST /order/{orderId}/check-complete',
];

test('[API-02, API-13] every call is in the OpenAPI document, and only the shop-api asks for a token', async () => {
  const { body } = await testApp.call('GET', '/docs/json');
  const { paths } = body as unknown as { paths: Record<string, Record<string, { security?: object[] }>> };
  const find = (call: string) => {
    const [method = '', path = ''] = call.split(' ');
    return paths[path]?.[method.toLowerCase()];
  };
  for (const call of shopApi) assert.ok(find(call)?.security, call);
  for (const call of open) assert.ok(find(call) && !find(call)?.security, call);
});

test('[API-01] every call of the shop-api answers 401 without a token', async () => {
  for (const call of shopApi) {
    const [method, path = ''] = call.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const response = await testApp.call(method, path.replace(/\{\w+\}/g, '1'), method === 'GET' ? {} : { body: {} });
    assert.equal(response.status, 401, call);
    assert.equal((response.body as unknown as { code: string }).code, 'UNAUTHENTICATED');
  }
});

test('[API-02] contact and marriage enquiries are kept', async () => {
  const contact = { name: 'Rosa', email: 'rosa@example.org', phone: '987654321', message: '¿Van a Ica?' };
  assert.equal((await testApp.call('POST', '/contact?country-code=ES', { body: contact })).status, 200);
  const marriage = { ...contact, date: '2027-03-06', place: 'Lurín' };
  assert.equal((await testApp.call('POST', '/marriage?country-code=PE', { body: marriage })).status, 200);
  const rows = await testApp.query('SELECT kind, country_code, content FROM enquiry ORDER BY id');
  assert.deepEqual(rows, [
    { kind: 'contact', country_code: 'ES', content: contact },
    { kind: 'marriage', country_code: 'PE', content: marriage },
  ]);
  assert.equal((await testApp.call('POST', '/contact', { body: { ...contact, email: 'x' } })).status, 400);
});

test('[API-06] nothing an attacker sends brings a stack trace', async () => {
  const cases = [
    { method: 'GET', url: '/no/such/path' },
    { method: 'GET', url: '/media/../package.json' },
    { method: 'GET', url: '/events/%00' },
    { method: 'POST', url: '/login', payload: '{"email":', headers: { 'content-type': 'application/json' } },
    { method: 'POST', url: '/login', payload: 'x', headers: { 'content-type': 'text/xml' } },
    {
      method: 'POST',
      url: '/contact',
      payload: JSON.stringify({ message: 'x'.repeat(600_000) }),
      headers: { 'content-type': 'application/json' },
    },
    { method: 'GET', url: '/events/999999999999999999999/product-variant' },
  ] as const;
  for (const request of cases) {
    const response = await testApp.app.inject(request);
    assert.ok(response.statusCode >= 400 && response.statusCode < 500, `${request.url} ${response.statusCode}`);
    const body = response.json();
    assert.equal(body.success, false);
    assert.equal(typeof body.message, 'string');
    assert.ok(!/\bat .*\.(ts|js):\d+|node_modules|SELECT /.test(response.body), response.body);
  }
});

test('[API-06] our own failure is a 500 that tells nothing', async (t) => {
  const broken = await startTestApp();
  t.after(() => broken.close());
  await query(broken.db, 'ALTER TABLE landing_slide RENAME TO elsewhere');
  const { status, body } = await broken.call('GET', '/landing-slides');
  assert.equal(status, 500);
  assert.deepEqual(body, { success: false, code: 'INTERNAL', message: 'Ocurrió un error. Intenta nuevamente.' });
});

test('[API-02] pictures are served for a year and never change', async () => {
  const response = await testApp.app.inject({ url: '/media/picture.0123456789-480.webp' });
  assert.equal(response.statusCode, 200);
  assert.equal(response.headers['cache-control'], 'public, max-age=31536000, immutable');
});

test('[API-07] what belongs to a customer is kept by no cache', async () => {
  const { headers } = await testApp.call('GET', '/shop-api/payment-history', { token: await testApp.login() });
  assert.equal(headers['cache-control'], 'no-store');
});

test('[API-05] browsers of other sites may not read the answers', async () => {
  const requestFrom = (origin: string) => testApp.app.inject({ url: '/countries', headers: { origin } });
  assert.equal(
    (await requestFrom('https://idavuelta.cl')).headers['access-control-allow-origin'],
    'https://idavuelta.cl',
  );
  assert.equal(
    (await requestFrom('http://localhost:3000')).headers['access-control-allow-origin'],
    'http://localhost:3000',
  );
  assert.equal((await requestFrom('https://evil.example')).headers['access-control-allow-origin'], undefined);
  const { headers } = await requestFrom('http://localhost:3000');
  assert.equal(headers['access-control-expose-headers'], 'date', 'browsers count by the server’s clock');
});

test('[API-15] [AUT-11] mailbox and documents page exist in development only', async (t) => {
  await testApp.call('POST', '/recovery', { body: { email: 'demo@idavuelta.test' } });
  assert.equal((await testApp.call('GET', '/dev/mailbox?to=demo@idavuelta.test')).status, 200);
  assert.equal((await testApp.app.inject({ url: '/dev/mailbox/page' })).statusCode, 200);
  assert.match((await testApp.app.inject({ url: '/dev/docs/staff.md' })).body, /^# What staff does/);
  assert.equal((await testApp.app.inject({ url: '/dev/docs/no-such-page.md' })).statusCode, 404);
  const production = await startTestApp({ development: false });
  t.after(() => production.close());
  for (const url of ['/dev/mailbox', '/dev/mailbox/page', '/dev/docs/staff.md', '/docs', '/docs/json']) {
    assert.equal((await production.call('GET', url)).status, 404, url);
  }
});
