import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Registry } from '@idavuelta/shared/contracts';
import { promote, publish, publishShell, switchModule } from '../registry/releases.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { referenceResponses, startTestApi } from '../testing/api.ts';
import { startRenderingGateway } from '../testing/gateway.ts';
import { aBuiltShell, aRenderedCatalogue, temporaryFolder } from '../testing/releases.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const api = await startTestApi(referenceResponses);
await publishShell(store, aBuiltShell());
await publish(store, aRenderedCatalogue('1.0.0-a'));
await storeRelease(store, aRenderedCatalogue('1.0.0-b'));
const gateway = await startRenderingGateway({ outputDir, apiUrl: api.url });

const open = () => gateway.inject({ url: '/', headers: { accept: 'text/html' } });
const isOff = async () => {
  const response: Registry = (await gateway.inject('/registry.json')).json();
  return response.modules['mfe-catalog']?.off !== undefined;
};

test('[MOD-12] a module is switched off and on again, whatever is released meanwhile', async () => {
  assert.equal((await open()).statusCode, 200);
  await switchModule(store, 'mfe-catalog', false, { why: 'wrong prices' });
  const page = await open();
  assert.equal(page.statusCode, 503);
  assert.equal(page.headers['retry-after'], '600');
  assert.doesNotMatch(page.body, /catalogue 1/);
  await promote(store, 'mfe-catalog', '1.0.0-b');
  assert.equal(await isOff(), true, 'a release does not switch it on');
  await switchModule(store, 'mfe-catalog', true);
  assert.equal(await isOff(), false);
  assert.match((await open()).body, /catalogue 1\.0\.0-b/);
});

test('[MOD-12] neither the shell nor what is not live can be switched off', async () => {
  await assert.rejects(switchModule(store, 'shell', false), /^Error: the shell cannot be switched off$/);
  await assert.rejects(switchModule(store, 'mfe-none', false), /^Error: no release of mfe-none is live$/);
});
