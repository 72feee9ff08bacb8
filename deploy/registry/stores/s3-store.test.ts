import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import type { S3Faults } from '@idavuelta/simulators/s3/server.ts';
import { aBuiltModule, temporaryFolder } from '../../testing/releases.ts';
import { readReleaseLog, readStoredRegistry } from '../registry-document.ts';
import { publish, rollBack } from '../releases.ts';
import { configuredStore } from './configured-store.ts';

/** Creates a bucket with three releases, the last of which is live. */
async function aBucket() {
  const faults: S3Faults = {};
  const { env, objects } = await startBucket(after, faults);
  const store = await configuredStore(env, temporaryFolder());
  for (const id of 'abc') await publish(store, aBuiltModule({ version: `1.0.0-${id}` }));
  const live = async () => (await readStoredRegistry(store)).modules['mfe-catalog']?.current.version;
  return { env, objects, store, faults, live };
}

/** Tells whether a call is the first of its kind. */
const once = (is: (call: { method: string; key: string }) => boolean) => {
  let calls = 0;
  return (call: { method: string; key: string }) => is(call) && calls++ === 0;
};

const isRegistryWrite = ({ method, key }: { method: string; key: string }) =>
  method === 'PUT' && key.endsWith('registry.json');

test('objects say how long caches may keep them, and what they are', async () => {
  const { objects } = await aBucket();
  const headers = (path: string) => objects.get(`releases/idavuelta/${path}`)?.headers;
  assert.deepEqual(headers('modules/mfe-catalog/1.0.0-a/remoteEntry.js'), {
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  assert.deepEqual(headers('registry.json'), { 'content-type': 'application/json', 'cache-control': 'no-cache' });
});

test('a roll-back whose write succeeds and whose connection breaks goes one release back, not two', async () => {
  const { store, faults, live } = await aBucket();
  faults.dropAfter = once(isRegistryWrite);
  assert.equal((await rollBack(store, 'mfe-catalog')).version, '1.0.0-b');
  assert.equal(await live(), '1.0.0-b');
  assert.equal((await readReleaseLog(store)).length, 4);
});

test('a write that the server leaves undecided is tried again', async () => {
  const { store, faults, live } = await aBucket();
  faults.conflict = once(isRegistryWrite);
  await rollBack(store, 'mfe-catalog');
  assert.equal(await live(), '1.0.0-b');
});

test('a server that is busy for a moment is asked again; one that stays so ends the command, and nothing is changed', async () => {
  const { store, faults, live } = await aBucket();
  faults.reject = once(({ method }) => method === 'PUT');
  await rollBack(store, 'mfe-catalog');
  assert.equal(await live(), '1.0.0-b');

  faults.reject = isRegistryWrite;
  await assert.rejects(rollBack(store, 'mfe-catalog'), /SlowDown/);
  faults.reject = undefined;
  assert.equal(await live(), '1.0.0-b');
  assert.equal((await readReleaseLog(store)).length, 4, 'no line of what did not happen');
});

test('credentials come from the environment, and whoever has none is told what to set', async () => {
  const { env } = await aBucket();
  const { AWS_SECRET_ACCESS_KEY: _, ...without } = env;
  await assert.rejects(configuredStore(without, temporaryFolder()), /^Error: AWS_SECRET_ACCESS_KEY is not set/);
  const stranger = await configuredStore({ ...env, AWS_ACCESS_KEY_ID: 'stranger' }, temporaryFolder());
  await assert.rejects(readStoredRegistry(stranger), /AccessDenied/);
});
