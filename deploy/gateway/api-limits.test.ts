import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { startDeafApi, startMuteApi } from '../testing/hanging-api.ts';
import { temporaryFolder } from '../testing/releases.ts';
import { startWatchedApi } from '../testing/watched-api.ts';
import { budgetOf, defaultApiLimits } from './api-limits.ts';
import { createGateway } from './server.ts';
import { gatewaySettings } from './settings.ts';

const hour = 3_600_000;
/** The limit under test is reached at once, the others never. */
const limits = { connect: hour, response: hour, slowResponse: hour, file: hour };

async function startGateway(apiUrl: string, apiLimits: Partial<typeof limits>) {
  const gateway = await createGateway({
    outputDir: temporaryFolder(),
    apiUrl,
    apiLimits: { ...limits, ...apiLimits },
    origins: ['http://site.test'],
    paymentOrigins: [],
  });
  after(() => gateway.close());
  return gateway.listen({ port: 0, host: '127.0.0.1' });
}

const mute = await startMuteApi({ after });

async function assertAway(response: Response) {
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '2']);
  const { success, code } = (await response.json()) as { success: boolean; code: string };
  assert.deepEqual({ success, code }, { success: false, code: 'UNAVAILABLE' });
}

for (const method of ['GET', 'POST', 'DELETE'])
  test(`[FLT-17] an API that accepts a ${method} and never answers is 503, to be tried again`, async () => {
    const url = await startGateway(mute, { response: 50 });
    await assertAway(await fetch(`${url}/backend/events`, { method, ...(method === 'POST' && { body: 'x' }) }));
  });

test('[FLT-17] an API that does not accept connections is 503, to be tried again', async () => {
  const url = await startGateway(await startDeafApi({ after }), { connect: 50 });
  await assertAway(await fetch(`${url}/backend/events`));
});

test('[FLT-17] requests that find every connection to the API taken are given up as well', async () => {
  const url = await startGateway(mute, { response: 200 });
  const calls = Array.from({ length: 200 }, () => fetch(`${url}/backend/events`));
  for (const response of await Promise.all(calls)) await assertAway(response);
});

for (const [path, limit] of [
  ['/shop-api/init-payment', 'slowResponse'],
  ['/shop-api/event-requests/3/upload-image', 'file'],
] as const)
  test(`[FLT-17] ${path} has a limit of its own`, async () => {
    const url = await startGateway(mute, { [limit]: 50 });
    await assertAway(await fetch(`${url}/backend${path}`, { method: 'POST', body: 'x' }));
  });

test('[FLT-17] what asks a provider, makes a document or is a file has more time than the rest', () => {
  const { response, slowResponse, file } = defaultApiLimits;
  for (const [path, budget] of [
    ['/events?type=1', response],
    ['/shop-api/order/a/hold', response],
    ['/shop-api/order/a/payment/check', slowResponse],
    ['/shop-api/order/a/refund', slowResponse],
    ['/shop-api/order/a/tickets.pdf', slowResponse],
    ['/shop-api/order/a/ticket/1/pass.pkpass', slowResponse],
    ['/payments/webpay/return', slowResponse],
    ['/shop-api/event-requests/7/upload-guests', file],
  ] as const)
    assert.equal(budgetOf(path, defaultApiLimits), budget, path);
});

test('[FLT-17] a body that drips is answered 503, and its connection closed', async () => {
  const { port } = new URL(await startGateway(mute, { response: 100 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('POST /backend/login HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nd');
  const dripping = setInterval(() => socket.write('d'), 10);
  const closed = once(socket, 'close').finally(() => clearInterval(dripping));
  const response = await text(socket);
  await closed;
  assert.match(response, /^HTTP\/1\.1 503 /);
  assert.match(response, /\r\nretry-after: 2\r\n/);
  assert.match(response, /\r\nconnection: close\r\n/i);
  assert.match(response, /"code":"UNAVAILABLE"/);
});

test('[FLT-17] a 503 of the API reaches its caller as it is, and is asked for once', async () => {
  const api = await startWatchedApi({ after });
  const url = await startGateway(api.url, {});
  const response = await fetch(`${url}/backend/unavailable`);
  assert.deepEqual([response.status, response.headers.get('retry-after')], [503, '7']);
  await response.text();
  assert.equal(api.requests.length, 1);
});

test('[FLT-17] the API is told how much time is left, whatever the visitor writes', async () => {
  const api = await startWatchedApi({ after });
  const url = await startGateway(api.url, { response: 4_000 });
  await fetch(`${url}/backend/events`, { headers: { 'x-request-budget': '99999999' } });
  const budget = Number(api.requests[0]?.headers['x-request-budget']);
  assert.ok(budget > 0 && budget <= 4_000, String(budget));
});

test('[FLT-17] the limits come from the environment', () => {
  const env = { SITE_URL: 'https://idavuelta.example', API_URL: 'http://api', API_ANSWER_TIMEOUT_MS: '7000' };
  assert.deepEqual(gatewaySettings(env).apiLimits, { ...defaultApiLimits, response: 7_000 });
  assert.throws(() => gatewaySettings({ ...env, API_CONNECT_TIMEOUT_MS: '0' }), /API_CONNECT_TIMEOUT_MS/);
});
