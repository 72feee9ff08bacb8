import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { RefusedEntry } from '@idavuelta/shared/contracts';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import type { S3Faults } from '@idavuelta/simulators/s3/server.ts';
import { createMirror } from '../registry/mirror.ts';
import { publish, publishShell, rollBack } from '../registry/releases.ts';
import { makeKeys } from '../registry/signing/keys.ts';
import { configuredStore } from '../registry/stores/configured-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './server.ts';

const aCatalogue = (id: string) => aBuiltModule({ version: `1.0.0-${id}`, routes: ['/'] });
const entryOf = (id: string) => `/modules/mfe-catalog/1.0.0-${id}/remoteEntry.js`;

async function aBucket() {
  const faults: S3Faults = {};
  const { env, objects } = await startBucket(after, faults);
  const store = await configuredStore(env, temporaryFolder());
  await publishShell(store, aBuiltShell());
  await publish(store, aCatalogue('a'));
  return { store, faults, objects };
}

/** Starts a gateway whose folder mirrors a bucket. */
async function startGateway(
  { store }: Pick<Awaited<ReturnType<typeof aBucket>>, 'store'>,
  outputDir = temporaryFolder(),
) {
  const refused: RefusedEntry[] = [];
  const mirror = createMirror({ store, outputDir, interval: 10, report: (entry) => refused.push(entry) });
  after(() => mirror.stop());
  await mirror.start();
  const { fetchRelease } = mirror;
  const sites = { origins: ['http://site.test'], paymentOrigins: [], apiUrl: 'http://127.0.0.1:9' };
  const gateway = await createGateway({ outputDir, ...sites, fetchRelease });
  after(() => gateway.close());
  const get = (url: string) => gateway.inject({ url, headers: { accept: 'text/html' } });
  /** Waits until pages come from a release. */
  const shows = async (id: string) => {
    while (!(await get('/')).body.includes(entryOf(id))) await wait(5);
  };
  return { outputDir, refused, get, shows };
}

describe('a gateway whose releases live in a bucket', () => {
  test('sends pages and files of the live releases with the headers that it sends from a folder', async () => {
    const bucket = await aBucket();
    const { get } = await startGateway(bucket);
    const page = await get('/');
    assert.match(page.body, /<script defer src="\/shell\/1\.0\.0-55555555\/main\.js">/);
    assert.equal(page.headers['cache-control'], 'no-cache');
    const entry = await get(entryOf('a'));
    assert.match(entry.body, /mfe-catalog 1\.0\.0-a/);
    assert.equal(entry.headers['cache-control'], 'public, max-age=31536000, immutable');
    assert.equal((await get('/registry.json')).headers['cache-control'], 'no-cache');
    assert.equal((await get(entryOf('none'))).statusCode, 404);
  });

  test('follows releases and roll-backs without a restart', async () => {
    const bucket = await aBucket();
    const { shows } = await startGateway(bucket);
    await publish(bucket.store, aCatalogue('b'));
    await shows('b');
    await rollBack(bucket.store, 'mfe-catalog');
    await shows('a');
  });

  test('a file of a release that is no longer live is fetched for pages that are still open', async () => {
    const bucket = await aBucket();
    for (const id of 'bc') await publish(bucket.store, aCatalogue(id));
    const { get } = await startGateway(bucket);
    assert.match((await get(entryOf('a'))).body, /mfe-catalog 1\.0\.0-a/);
  });

  test('a release that nobody signed is not fetched where a signature is wanted', async (t) => {
    const bucket = await aBucket();
    const { signingKey, publicKey } = makeKeys();
    process.env.RELEASE_SIGNING_KEY = signingKey;
    t.after(() => Object.assign(process.env, { RELEASE_SIGNING_KEY: '', RELEASE_PUBLIC_KEYS: '' }));
    await publishShell(bucket.store, aBuiltShell());
    for (const id of 'bcd') await publish(bucket.store, aCatalogue(id));
    process.env.RELEASE_PUBLIC_KEYS = publicKey;
    const { get } = await startGateway(bucket);
    assert.equal((await get(entryOf('b'))).statusCode, 200);
    assert.equal((await get(entryOf('a'))).statusCode, 404);
  });

  test('goes on while the bucket cannot be read, and starts from its folder', async () => {
    const bucket = await aBucket();
    const { outputDir, refused, get } = await startGateway(bucket);
    bucket.faults.reject = () => true;
    while (!refused.length) await wait(5);
    assert.match(refused[0]?.reason ?? '', /^the bucket responds with 503$/);
    assert.equal((await get(entryOf('a'))).statusCode, 200);

    const restarted = await startGateway(bucket, outputDir);
    assert.match((await restarted.get('/')).body, /1\.0\.0-a/);
    bucket.faults.reject = undefined;
    await publish(bucket.store, aCatalogue('b'));
    await restarted.shows('b');
  });

  test('[MOD-03] a release with a forged file is not taken, is reported with the file, and holds up no other', async () => {
    const bucket = await aBucket();
    const { get, shows } = await startGateway(bucket);
    await publish(bucket.store, aBuiltModule({ name: 'mfe-account', routes: ['/my-account'] }));
    await publish(bucket.store, aCatalogue('b'));
    await shows('b');

    await bucket.store.remove(entryOf('a').slice(1));
    await bucket.store.put(entryOf('a').slice(1), Buffer.from('forged'));
    const fresh = await startGateway(bucket);
    assert.deepEqual(fresh.refused, [
      { entry: 'mfe-catalog', reason: 'mfe-catalog 1.0.0-a: remoteEntry.js is not the file that its build describes' },
    ]);
    assert.match((await fresh.get('/registry.json')).body, /mfe-account/);
    assert.doesNotMatch((await fresh.get('/registry.json')).body, /mfe-catalog/);
    assert.match((await get('/')).body, /1\.0\.0-b/, 'whoever copied it before goes on');
  });
});
