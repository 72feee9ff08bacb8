import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientEvent } from '@idavuelta/shared/contracts';
import { createGateway } from '../gateway/server.ts';
import { publish, publishShell } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { readFigures } from './figures.ts';
import { readStatus } from './report.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
await publishShell(store, aBuiltShell('1.0.0-s'));
await publish(store, aBuiltModule({ version: '1.0.0-b' }));

const release = { module: 'mfe-catalog', version: '1.0.0-b' };

async function gatewayWith(...events: ClientEvent[]) {
  const gateway = await createGateway({
    outputDir,
    apiUrl: 'http://127.0.0.1:9',
    origins: ['http://site.test'],
    paymentOrigins: [],
  });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${url}/client-events`, { method: 'POST', headers, body: JSON.stringify(events) });
  return { url, stop: () => gateway.close() };
}

test('[MOD-07] loads, failures and paint of a release are added up over the gateways that are asked', async () => {
  const vital = (value: number): ClientEvent => ({ ...release, kind: 'vital', route: '/', vital: 'LCP', value });
  const one = await gatewayWith({ ...release, kind: 'load' }, ...[700, 700, 1_400, 9_000].map(vital));
  const other = await gatewayWith(
    { ...release, kind: 'load' },
    { ...release, kind: 'error', failure: 'script' },
    { ...release, kind: 'error', failure: 'script' },
    { ...release, kind: 'error', failure: 'csp' },
  );
  const status = await readStatus(store, await Promise.all([one.url, other.url].map(readFigures)), () => assert.fail());
  const catalogue = status.find(({ name }) => name === 'mfe-catalog');
  assert.deepEqual(catalogue?.figures, { loads: 2, failures: 2, renders: 0, lcp: 1_500 });
  await one.stop();
  await other.stop();
});
