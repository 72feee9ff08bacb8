import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeRegistry } from '../registry/registry-document.ts';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './server.ts';
import { gatewaySettings } from './settings.ts';
import { createVisits } from './visits.ts';
import { networkOf } from './votes.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
await publishShell(store, aBuiltShell());
const release = await publish(store, aBuiltModule({ version: '1.0.0-new' }));
const before = await publish(store, aBuiltModule({ version: '1.0.0-old' }));
await changeRegistry(store, async ({ modules }) => {
  modules['mfe-catalog'] = { current: before, canary: { release, percentage: 50 } };
  return { result: undefined };
});
const gateway = await createGateway({
  outputDir,
  apiUrl: 'http://127.0.0.1:9',
  origins: ['http://site.test'],
  paymentOrigins: [],
  visitKey: 'key',
});

/** Requests a page as a canary visitor. */
async function tokenFor(cookie: string) {
  const { headers } = await gateway.inject({ url: '/', headers: { accept: 'text/html', cookie } });
  const line = [headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('idavuelta-visit='));
  return line?.replace(/;.*/, '');
}
const canary = { module: 'mfe-catalog', version: '1.0.0-new' };
const visitIn = (cookie: string, key = 'key', now?: () => number) =>
  createVisits(key, now).read({ headers: { cookie } });

test('[FLT-06] a page tells in a short token which releases its visitor was served', async () => {
  const token = (await tokenFor('idavuelta-group=3')) ?? '';
  assert.ok(token.length < 90, token);
  const visit = visitIn(`a=1; ${token}`);
  assert.ok(visit?.wasServed(canary));
  assert.ok(visit?.wasServed({ ...canary, version: '1.0.0-old' }), 'what heals the canary');
  assert.ok(!visit?.wasServed({ ...canary, version: '1.0.0-other' }));
  assert.ok(!visitIn((await tokenFor('idavuelta-group=80')) ?? '')?.wasServed(canary));
});

test('[FLT-06] a visitor keeps the token, and stays the same visitor with the next one', async () => {
  const token = (await tokenFor('idavuelta-group=80')) ?? '';
  assert.equal(await tokenFor(`idavuelta-group=80; ${token}`), undefined);
  const next = (await tokenFor(`idavuelta-group=3; ${token}`)) ?? '';
  assert.equal(visitIn(next)?.id, visitIn(token)?.id);
  assert.ok(visitIn(next)?.wasServed(canary));
});

test('[FLT-06] a token that is old, changed or of another key is none', async () => {
  const token = (await tokenFor('idavuelta-group=3')) ?? '';
  const hour = 3_600_000;
  assert.ok(visitIn(token, 'key', () => Date.now() + hour - 60_000));
  assert.equal(
    visitIn(token, 'key', () => Date.now() + hour),
    undefined,
  );
  assert.equal(visitIn(token, 'another key'), undefined);
  for (const changed of [token.replace(/=.{4}/, '=AAAA'), token.slice(0, -1), `${token}A`, 'idavuelta-visit=...'])
    assert.equal(visitIn(changed), undefined, changed);
});

test('[FLT-06] the key comes from the environment and is no short one', () => {
  const env = { SITE_URL: 'https://idavuelta.example', API_URL: 'http://api' };
  assert.equal(gatewaySettings({ ...env, VISIT_KEY: 'k'.repeat(32) }).visitKey, 'k'.repeat(32));
  assert.equal(gatewaySettings(env).visitKey, undefined);
  assert.throws(() => gatewaySettings({ ...env, VISIT_KEY: 'short' }), /^Error: VISIT_KEY: at least 32 characters$/);
});

for (const [address, network] of [
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
] as const)
  test(`[FLT-06] ${address} is of the network ${network}`, () => assert.equal(networkOf(address), network));
