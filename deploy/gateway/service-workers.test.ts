import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { OfflinePage } from '@idavuelta/shared/contracts';
import { publish, publishShell, rollBack } from '../registry/releases.ts';
import { createFolderStore } from '../registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createGateway, type GatewayOptions } from './server.ts';

const outputDir = temporaryFolder();
const store = createFolderStore(outputDir);
const qrCheck = (version: string, installable: boolean) =>
  aBuiltModule({
    name: 'mfe-qr-check',
    version,
    routes: [
      { path: '/qr-verification', installable },
      { path: '/qr-verification/trips', installable, frame: 'bare' },
    ],
    files: installable ? { 'app/worker.js': `/* worker of ${version} */`, 'app/icon.png': 'png' } : {},
  });
const account = aBuiltModule({
  name: 'mfe-account',
  routes: [{ path: '/my-account/:tab', private: true, offline: true }],
  files: { 'app/worker.js': '/* worker of the account */' },
});
await publishShell(store, aBuiltShell());
await publish(store, aBuiltModule({ routes: ['/'] }));
await publish(store, account);
await publish(store, qrCheck('1.0.0-aaaaaaaa', false));
await publish(store, qrCheck('1.0.0-bbbbbbbb', true));

async function startGateway(options: Partial<GatewayOptions> = {}) {
  const gateway = await createGateway({
    outputDir,
    apiUrl: 'http://127.0.0.1:9',
    origins: ['http://site.test'],
    paymentOrigins: [],
    ...options,
  });
  after(() => gateway.close());
  return (url: string) => gateway.inject({ url });
}

/** Extracts the lines that the gateway adds in front of the worker's code. */
function offlinePageIn(script: string): OfflinePage {
  const self: { offlinePage?: OfflinePage } = {};
  runInNewContext(script, { self });
  return structuredClone(self.offlinePage) as OfflinePage;
}

const isLeaving = (script: string) => script.includes('registration.unregister()');

test('[QRC-08] a page has the worker of its release, with the files and hashes of both releases', async () => {
  const get = await startGateway();
  const { statusCode, headers, body } = await get('/qr-verification.worker.js');
  assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-cache']);
  assert.match(String(headers['content-type']), /^text\/javascript/);
  assert.match(String(headers.vary), /cookie/); // a canary visitor has another list
  assert.match(body, /worker of 1\.0\.0-bbbbbbbb/);
  const { files, ...page } = offlinePageIn(body);
  assert.deepEqual(page, {
    path: '/qr-verification',
    module: 'mfe-qr-check',
    moduleVersion: '1.0.0-bbbbbbbb',
    shellVersion: '1.0.0-55555555',
  });
  assert.deepEqual(files.map(({ url }) => url).sort(), [
    '/modules/mfe-qr-check/1.0.0-bbbbbbbb/remoteEntry.js',
    '/modules/mfe-qr-check/1.0.0-bbbbbbbb/texts/en_US.json',
    '/shell/1.0.0-55555555/axios.js',
    '/shell/1.0.0-55555555/main.css',
    '/shell/1.0.0-55555555/main.js',
    '/shell/1.0.0-55555555/queries.js',
  ]);
  for (const { url, integrity } of files) {
    assert.match(integrity, /^sha384-/);
    assert.equal((await get(url)).statusCode, 200);
  }
});

test('[DSP-08] the page of trips below ticket checks has the same code for its own address', async () => {
  const get = await startGateway();
  const { statusCode, body } = await get('/qr-verification/trips.worker.js');
  assert.equal(statusCode, 200);
  assert.match(body, /worker of 1\.0\.0-bbbbbbbb/);
  const { path, files } = offlinePageIn(body);
  const ofChecks = offlinePageIn((await get('/qr-verification.worker.js')).body);
  assert.deepEqual([path, files], ['/qr-verification/trips', ofChecks.files]);
});

test('[FLT-40] a page below another one has a worker of its own, without being an app', async () => {
  const get = await startGateway();
  const { statusCode, headers, body } = await get('/my-account/payments.worker.js');
  assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-cache']);
  assert.match(body, /worker of the account/);
  const { path, module } = offlinePageIn(body);
  assert.deepEqual([path, module], ['/my-account/payments', 'mfe-account']);
});

test('[QRC-08] pages that cannot be installed get a worker that removes itself, other addresses none', async () => {
  const get = await startGateway();
  assert.equal((await get('/nowhere.worker.js')).statusCode, 404);
  const switchedOff = await startGateway({ serviceWorkers: false });
  const { body, headers } = await switchedOff('/qr-verification.worker.js');
  assert.ok(isLeaving(body));
  assert.equal(headers['cache-control'], 'no-cache');
});

test('[QRC-08] a roll-back to a release without a worker removes those that are installed', async () => {
  const get = await startGateway();
  await rollBack(store, 'mfe-qr-check');
  await assert.doesNotReject(async () => {
    for (let tries = 0; !isLeaving((await get('/qr-verification.worker.js')).body); tries += 1)
      if (tries > 500) throw new Error('the worker stays');
  });
});
