import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventRequest, requestState } from '@idavuelta/shared/contracts';
import { createOrganiserSteps } from '../../testing/event-requests.ts';
import { openTestApp } from '../../testing/test-app.ts';

const testApp = await openTestApp();

interface OpenApi {
  paths: Record<string, Record<string, { tags: string[]; security?: object[] }>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Returns every call about one request from the OpenAPI document, so that new ones are not forgotten here. */
async function callsAboutOne() {
  const { paths } = (await testApp.call('GET', '/docs/json')).body as unknown as OpenApi;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { tags }]) =>
      tags.includes('event-requests') && path.includes('{id}')
        ? [{ method: method.toUpperCase() as Method, path }]
        : [],
    ),
  );
}

test('[API-07] the request of another customer is a 404 for every method, and stays as it is', async () => {
  const owner = await testApp.newCustomer();
  const stranger = await testApp.newCustomer();
  const organiser = createOrganiserSteps(testApp);
  const body = await organiser.input();
  const { data } = await organiser.create(owner.token, body);
  const calls = await callsAboutOne();
  assert.ok(calls.length >= 6, 'one, edit, remove, picture, guests, list of guests');
  for (const { method, path } of calls) {
    const url = path.replace('{id}', String(data.id));
    const send = (token?: string) => testApp.call(method, url, { token, ...(method === 'PUT' && { body }) });
    assert.equal((await send(stranger.token)).status, 404, `${method} ${path}`);
    assert.equal((await send()).status, 401, `${method} ${path}`);
  }
  const list = (token: string) =>
    testApp.call<EventRequest[]>('GET', `/shop-api/event-requests?state=${requestState.saved}`, { token });
  assert.deepEqual((await list(stranger.token)).data, []);
  assert.deepEqual((await list(owner.token)).data, [data]);
});
