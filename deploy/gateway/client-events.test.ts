import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';

const api = await startTestApi(referenceResponses);
const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const aCatalogue = (version: string, html: string) =>
  publish(
    store,
    aBuiltModule({
      version,
      routes: [
        { path: '/', public: true },
        { path: '/event/:name', public: true },
      ],
      server: `exports.default = { html: (path) => { ${html} } };`,
    }),
  );
await publishShell(store, aBuiltShell('1.0.0-shell'));
await aCatalogue('1.0.0-a', `return 'fine';`);
await aCatalogue('1.0.0-b', `if (path !== '/') throw new Error('boom'); return 'fine';`);

async function startGateway() {
  const lines: string[] = [];
  const log = { level: 'warn', stream: { write: (line: string) => void lines.push(line) } };
  const gateway = await startRenderingGateway(
    { outputDir, apiUrl: api.url, trustProxy: true, log },
    { onFailure: () => {} },
  );
  const send = (payload: unknown, visitor = '198.51.100.7') =>
    gateway.inject({
      method: 'POST',
      url: '/client-events',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor },
      payload: JSON.stringify(payload),
    });
  const metrics = async () => (await gateway.inject('/metrics')).body;
  return { gateway, send, metrics, errors: () => lines.filter((line) => line.includes('error in a browser')) };
}

const release = { module: 'mfe-catalog', version: '1.0.0-b' };

test('what browsers report is counted by module and version', async () => {
  const { send, metrics } = await startGateway();
  const { statusCode } = await send([
    { kind: 'load', ...release },
    { kind: 'load', ...release },
    { kind: 'load', module: 'shell', version: '1.0.0-shell' },
    { kind: 'error', ...release, failure: 'start', name: 'TypeError', at: 'index.js:1:20' },
    { kind: 'vital', ...release, route: '/event/:name', vital: 'LCP', value: 1_234 },
    { kind: 'vital', ...release, route: '/', vital: 'CLS', value: 0.02 },
  ]);
  assert.equal(statusCode, 204);
  const text = await metrics();
  for (const line of [
    'client_loads_total{module="mfe-catalog",version="1.0.0-b"} 2',
    'client_loads_total{module="shell",version="1.0.0-shell"} 1',
    'client_errors_total{module="mfe-catalog",version="1.0.0-b",failure="start"} 1',
    'client_lcp_bucket{le="1500",module="mfe-catalog",version="1.0.0-b",route="/event/:name"} 1',
    'client_lcp_bucket{le="800",module="mfe-catalog",version="1.0.0-b",route="/event/:name"} 0',
    'client_cls_sum{module="mfe-catalog",version="1.0.0-b",route="/"} 0.02',
  ]) {
    assert.ok(text.split('\n').includes(line), `${line}\nis not in\n${text}`);
  }
});

test('names that the registry does not know are counted together', async () => {
  const { send, metrics } = await startGateway();
  for (const version of ['1.0.0-x', '1.0.0-y']) await send([{ kind: 'load', module: 'mfe-catalog', version }]);
  await send([{ kind: 'load', module: 'mfe-invented', version: '1.0.0-b' }]);
  await send([{ kind: 'vital', ...release, route: '/rosa@example.test', vital: 'INP', value: 80 }]);
  const text = await metrics();
  assert.match(text, /client_loads_total\{module="other",version="other"\} 3/);
  assert.match(text, /client_inp_count\{module="mfe-catalog",version="1.0.0-b",route="other"\} 1/);
  assert.doesNotMatch(text, /invented|1\.0\.0-x|rosa/);
});

test('errors are logged by their place and name, without anything else that was sent', async () => {
  const { send, errors } = await startGateway();
  await send([
    { kind: 'error', ...release, failure: 'script', name: 'TypeError', at: 'index.js:1:20', message: 'Rosa Quispe' },
  ]);
  const [line = ''] = errors();
  const { module, version, failure, name, at } = JSON.parse(line);
  assert.deepEqual(
    { module, version, failure, name, at },
    { ...release, failure: 'script', name: 'TypeError', at: 'index.js:1:20' },
  );
  assert.doesNotMatch(line, /Rosa/);
});

for (const [what, payload, field] of [
  ['no list', { kind: 'load' }, 'body'],
  ['an empty list', [], 'body'],
  ['more than fifty events', Array(51).fill({ kind: 'load', ...release }), 'body'],
  ['an unknown kind', [{ kind: 'click', ...release }], '0.kind'],
  ['a version that is too long', [{ kind: 'load', ...release, version: 'x'.repeat(61) }], '0.version'],
  ['a negative vital', [{ kind: 'vital', ...release, route: '/', vital: 'LCP', value: -1 }], '0.value'],
] as const) {
  test(`${what} is refused with the field`, async () => {
    const { send, metrics } = await startGateway();
    const response = await send(payload);
    assert.equal(response.statusCode, 400);
    assert.equal(response.json().field, field);
    assert.doesNotMatch(await metrics(), /client_loads_total\{/);
  });
}

test('a body of more than 16 KB is refused', async () => {
  const { send } = await startGateway();
  assert.equal((await send([{ kind: 'load', ...release, padding: 'x'.repeat(17_000) }])).statusCode, 413);
});

test('one visitor cannot outvote the others: what is too much is dropped without an error', async () => {
  const { send, metrics } = await startGateway();
  const statuses = new Set<number>();
  for (let i = 0; i < 140; i += 1) statuses.add((await send([{ kind: 'load', ...release }])).statusCode);
  assert.deepEqual([...statuses], [204]);
  await send([{ kind: 'load', ...release }], '198.51.100.8');
  assert.match(await metrics(), /client_loads_total\{module="mfe-catalog",version="1.0.0-b"\} 121$/m);
});

test('errors that browsers send do not fill the log', async () => {
  const { send, errors } = await startGateway();
  const many = Array(50).fill({ kind: 'error', ...release, failure: 'script' });
  for (let visitor = 1; visitor <= 4; visitor += 1) await send(many, `198.51.100.${visitor}`);
  assert.equal(errors().length, 100);
});

test('the figures are no business of visitors', async () => {
  const { gateway } = await startGateway();
  for (const url of ['/metrics', '/metrics.json']) {
    assert.equal((await gateway.inject({ url, headers: { 'x-forwarded-for': '198.51.100.7' } })).statusCode, 404);
    assert.equal((await gateway.inject(url)).statusCode, 200);
  }
});

test('pages that a release could not render are counted to it', async () => {
  const { gateway, metrics } = await startGateway();
  const headers = { accept: 'text/html' };
  for (const url of ['/', '/', '/event/any']) await gateway.inject({ url, headers });
  const text = await metrics();
  assert.match(text, /page_renders_total\{module="mfe-catalog",version="1.0.0-b",outcome="done"\} 2/);
  assert.match(text, /page_renders_total\{module="mfe-catalog",version="1.0.0-b",outcome="failed"\} 1/);
});

test('[FLT-06] a page that has no data is no failure of its release', async () => {
  const folder = temporaryFolder();
  const releases = createFolderStore(folder);
  await publishShell(releases, aBuiltShell('1.0.0-shell'));
  const server = `exports.default = { html: () => { throw new Error('a query of the page failed'); } };`;
  await publish(releases, aBuiltModule({ version: '1.0.0-b', routes: [{ path: '/', public: true }], server }));
  const gateway = await startRenderingGateway({ outputDir: folder, apiUrl: api.url }, { onFailure: () => {} });
  await gateway.inject({ url: '/', headers: { accept: 'text/html' } });
  assert.doesNotMatch((await gateway.inject('/metrics')).body, /page_renders_total\{/);
});
