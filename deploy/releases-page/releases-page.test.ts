import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientEvent } from '@idavuelta/shared/contracts';
import { createGateway } from '../gateway/server.ts';
import { promote, publish, publishShell } from '../registry/releases.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import type { PageData } from './page-data.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
await publishShell(store, aBuiltShell('1.0.0-s'));
await publish(store, aBuiltModule({ version: '1.0.0-a' }));
await publish(store, aBuiltModule({ version: '1.0.0-b' }));

const site = { outputDir, apiUrl: 'http://127.0.0.1:9', origins: ['http://site.test'], paymentOrigins: [] };
const startGateway = (gateways: string[] = []) =>
  createGateway({ ...site, trustProxy: true, releasesPage: { store, gateways } });
type Gateway = Awaited<ReturnType<typeof startGateway>>;

const release = { module: 'mfe-catalog', version: '1.0.0-b' };
const report = (gateway: Gateway, events: ClientEvent[]) =>
  gateway.inject({
    method: 'POST',
    url: '/client-events',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(events),
  });
const dataOf = async (gateway: Gateway) => (await gateway.inject('/releases/data.json')).json<PageData>();

test('[MOD-07] what is live, how it changed, failures by version and kind, vitals by route', async () => {
  const gateway = await startGateway();
  const vital = (value: number): ClientEvent => ({ ...release, kind: 'vital', route: '/', vital: 'LCP', value });
  await report(gateway, [
    { ...release, kind: 'load' },
    { ...release, kind: 'error', failure: 'script' },
    { ...release, kind: 'error', failure: 'script' },
    { ...release, kind: 'error', failure: 'csp' },
    ...[700, 700, 1_400, 9_000].map(vital),
  ]);
  const { status, changes, failures, vitals } = await dataOf(gateway);
  const catalogue = status.find(({ name }) => name === 'mfe-catalog');
  assert.equal(catalogue?.version, '1.0.0-b');
  assert.deepEqual(catalogue?.figures, { loads: 1, failures: 2, renders: 0, lcp: 1_500 });
  assert.deepEqual(
    changes.map(({ name, version, from }) => [name, version, from]),
    [
      ['mfe-catalog', '1.0.0-b', '1.0.0-a'],
      ['mfe-catalog', '1.0.0-a', undefined],
      ['shell', '1.0.0-s', undefined],
    ],
  );
  assert.deepEqual(failures, [
    { ...release, failure: 'script', count: 2 },
    { ...release, failure: 'csp', count: 1 },
  ]);
  assert.deepEqual(vitals, [{ vital: 'LCP', route: '/', value: 1_500, documents: 4 }]);
  await gateway.close();
});

test('[MOD-14] the page has the notes of a release: how many commits, and their subjects', async () => {
  const gateway = await startGateway();
  const [name, version] = ['mfe-account', '1.0.0-c'];
  const commits = [{ hash: '01234567', date: '2026-11-26', subject: 'feat(account): <b>cards</b>' }];
  const notes = { since: '1.0.0-b', commits, others: 4, sources: ['a.ts'] };
  await storeRelease(store, aBuiltModule({ name, version, routes: ['/my-account'] }), async () => notes);
  await promote(store, name, version);
  const [change] = (await dataOf(gateway)).changes;
  assert.equal(
    change?.notes,
    'differs from 1.0.0-b by 5 commits\n  01234567  feat(account): <b>cards</b>\n  and 4 more commits',
  );
  assert.equal((await gateway.inject(`/modules/${name}/${version}/.notes.json`)).statusCode, 404);
  await gateway.close();
});

test('figures of every gateway that is named are added up; one that does not answer is named', async () => {
  const one = await startGateway();
  await report(one, [{ ...release, kind: 'load' }]);
  const address = await one.listen({ port: 0, host: '127.0.0.1' });
  const both = await startGateway([address, address]);
  const [catalogue] = (await dataOf(both)).status.filter(({ name }) => name === 'mfe-catalog');
  assert.equal(catalogue?.figures?.loads, 2);
  await one.close();
  const response = await both.inject('/releases/data.json');
  assert.equal(response.statusCode, 502);
  assert.ok(response.json().message.includes(`${address}/metrics.json does not answer`));
  await both.close();
});

test('the page is there for its own network alone, and only where it is configured', async () => {
  const gateway = await startGateway();
  for (const path of [
    '/releases',
    '/releases/page.css',
    '/releases/page.js',
    '/releases/chart.js',
    '/releases/data.json',
  ]) {
    const get = (headers = {}) => gateway.inject({ url: path, headers });
    assert.equal((await get()).statusCode, 200, path);
    assert.equal((await get({ 'x-forwarded-for': '203.0.113.7' })).statusCode, 404, path);
  }
  await gateway.close();
  const without = await createGateway(site);
  assert.equal((await without.inject('/releases/data.json')).headers.location, '/error404');
  await without.close();
});
