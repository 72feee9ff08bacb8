import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { createApiCache } from './api-cache.ts';

/** TTL of a response in this test, in milliseconds. */
const ttl = 1;
const beyondTtl = 20;

/** Starts an API with one path; records its state, and the ETags it was requested with. */
async function anApi() {
  const state = { name: 'Fiesta', status: 200, requestedWith: [] as (string | undefined)[] };
  const server = createServer((request, response) => {
    const etag = `"${state.name}"`;
    state.requestedWith.push(request.headers['if-none-match']);
    if (request.headers['if-none-match'] === etag && state.status === 200) response.writeHead(304).end();
    else response.writeHead(state.status, { etag }).end(JSON.stringify({ success: true, data: { name: state.name } }));
  });
  server.listen(0);
  await once(server, 'listening');
  const cache = createApiCache(`http://localhost:${(server.address() as AddressInfo).port}`, 1_000, ttl);
  return {
    state,
    server,
    fetchEvent: () => cache.fetch('/event', ttl),
    countries: () => cache.fetchReference('/countries'),
  };
}

test('a response is asked for again after its time; as long as it is the same it is the same object', async (context) => {
  const { state, server, fetchEvent } = await anApi();
  context.after(() => server.close());
  const first = await fetchEvent();
  assert.deepEqual(first, { status: 200, body: { success: true, data: { name: 'Fiesta' } } });
  await wait(beyondTtl);
  assert.equal(await fetchEvent(), first);
  assert.deepEqual(state.requestedWith, [undefined, '"Fiesta"']);

  state.name = 'Boda';
  await wait(beyondTtl);
  assert.deepEqual((await fetchEvent()).body, { success: true, data: { name: 'Boda' } });
});

test('a failure is neither cached nor taken for what is known', async (context) => {
  const { state, server, fetchEvent } = await anApi();
  context.after(() => server.close());
  state.status = 503;
  assert.equal((await fetchEvent()).status, 503);
  state.status = 200;
  assert.equal((await fetchEvent()).status, 200);
  assert.deepEqual(state.requestedWith, [undefined, undefined]);
});

test('[FLT-17] while the API fails, reference data is that of before: pages that need no more are rendered', async (context) => {
  const { state, server, countries } = await anApi();
  context.after(() => server.close());
  assert.deepEqual(await countries(), { name: 'Fiesta' });
  await wait(beyondTtl);
  state.status = 503;
  assert.deepEqual(await countries(), { name: 'Fiesta' });
  // It is not requested again for every page.
  const requested = state.requestedWith.length;
  assert.deepEqual(await countries(), { name: 'Fiesta' });
  assert.equal(state.requestedWith.length, requested);
});

test('[FLT-17] reference data that never came is a failure', async (context) => {
  const { state, server, countries } = await anApi();
  context.after(() => server.close());
  state.status = 503;
  await assert.rejects(countries(), /responded with status 503/);
});
