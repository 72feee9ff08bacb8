import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, beforeEach, test } from 'node:test';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

/** The API's events, and how it responds. */
const state = { events: 'one', is: 'well' as 'well' | 'failing' | 'silent' | 'without events' };
const api = createServer((request, response) => {
  if (state.is === 'silent') return;
  const isEvents = request.url === '/events';
  const status = state.is === 'failing' ? 503 : isEvents && state.is === 'without events' ? 404 : 200;
  const data = isEvents ? state.events : referenceResponses[request.url as keyof typeof referenceResponses];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ success: true, data }));
}).listen(0, '127.0.0.1');
await once(api, 'listening');
after(() => {
  api.closeAllConnections();
  api.close();
});

/** A shell whose pages show the API's events. */
const server = `
exports.default = {
  async renderPage({ pathname, fetchApi }) {
    const { status, body } = await fetchApi('/events');
    if (status === 404) return { kind: 'not-found' };
    if (status !== 200) throw new Error('no events');
    return { kind: 'page', language: 'es-PE', head: '', body: pathname + ' has ' + body.data, hydrationPayload: '' };
  },
};`;

async function startSite() {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell('1.0.0-s', { server }));
  const release = (version: string) =>
    publish(store, aBuiltModule({ version, routes: [{ path: '/massive-events', public: true }] }));
  await release('1.0.0-a');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const gateway = await startRenderingGateway({ outputDir, apiUrl }, { timeout: 300, onFailure: () => {} });
  const visit = async (path = '/massive-events') => {
    const { statusCode, headers, body } = await gateway.inject({ url: path, headers: { accept: 'text/html' } });
    const content = /<div id="root">(.*?)<\/div>/.exec(body)?.[1];
    return { status: statusCode, content, mark: headers['cache-status'], age: headers.age };
  };
  /** Visits until the page has this content: API responses are cached for a second. */
  const until = async (content: string) => {
    for (;;) {
      const page = await visit();
      if (page.content === content) return page;
    }
  };
  // The first page loads the shell, which may take longer than the timeout of a page.
  const first = await until('/massive-events has one');
  return { first, visit, until, release };
}

beforeEach(() => Object.assign(state, { events: 'one', is: 'well' }));

for (const fault of ['failing', 'silent'] as const)
  test(`[FLT-17] while the API is ${fault} visitors read the last good page, which is marked`, async () => {
    const { first, visit, until } = await startSite();
    assert.deepEqual([first.status, first.mark, first.age], [200, undefined, undefined]);
    state.is = fault;
    for (let page = await visit(); ; page = await visit()) {
      assert.equal(page.content, '/massive-events has one');
      if (page.mark) break;
    }
    assert.match(String((await visit()).mark), /^gateway; hit; ttl=-\d+; detail=stale-if-error$/);
    Object.assign(state, { events: 'two', is: 'well' });
    const fresh = await until('/massive-events has two');
    assert.equal(fresh.mark, undefined);
  });

test('[FLT-17] a page that is no more is not brought back by a fault', async () => {
  const { visit } = await startSite();
  state.is = 'without events';
  while ((await visit()).status !== 302);
  state.is = 'failing';
  for (let page = await visit(); ; page = await visit()) {
    if (page.status === 302) continue; // the API's last response is cached for a second
    assert.equal(page.content, '');
    break;
  }
});

test('[FLT-17] a page of a release that is not live any more is not sent', async () => {
  const { visit, release } = await startSite();
  state.is = 'failing';
  while (!(await visit()).mark);
  await release('1.0.0-b');
  assert.equal((await visit()).content, '');
});
