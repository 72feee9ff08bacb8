import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { changeRegistry, readStoredRegistry } from '../registry/registry-document.ts';
import { promote, publish, publishShell, rollBack } from '../registry/releases.ts';
import { storeRelease } from '../registry/stored-releases.ts';
import type { ReleaseStore } from '../registry/stores/release-store.ts';
import { aBuiltModule, aBuiltShell } from '../testing/releases.ts';
import { storeKinds } from '../testing/stores.ts';
import { removeUnused } from './clean.ts';
import { verify } from './verify.ts';

const aCatalogue = (id: string) => aBuiltModule({ version: `1.0.0-${id}` });

/** Returns the complete releases of the catalogue, by the suffix of their version. */
const storedIds = async (store: ReleaseStore) =>
  (await store.list('modules/mfe-catalog/'))
    .flatMap(({ key }) => /1\.0\.0-(\w+)\/module\.json$/.exec(key)?.[1] ?? [])
    .sort()
    .join('');

/** Wraps a store to run something just before the first file is removed. */
function interrupted(store: ReleaseStore, happen: () => Promise<unknown>): ReleaseStore {
  let happened: Promise<unknown> | undefined;
  return {
    ...store,
    remove: async (key) => {
      happened ??= happen();
      await happened;
      await store.remove(key);
    },
  };
}

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`cleaning and verifying ${kind}`, () => {
    test('what is live, a canary, what can be gone back to, and the newest of the others stay', async () => {
      const store = await aStore();
      for (const version of ['1.0.0-s', '1.0.1-t']) await publishShell(store, aBuiltShell(version));
      for (const id of 'abc') await publish(store, aCatalogue(id));
      await rollBack(store, 'mfe-catalog');
      for (const id of 'defg') await storeRelease(store, aCatalogue(id));
      await changeRegistry(store, async ({ modules }) => {
        const module = modules['mfe-catalog'] ?? assert.fail();
        module.canary = { release: { ...module.current, version: '1.0.0-d' }, percentage: 5 };
        return { result: undefined };
      });
      assert.deepEqual((await removeUnused(store, 1)).sort(), [
        'mfe-catalog 1.0.0-c',
        'mfe-catalog 1.0.0-e',
        'mfe-catalog 1.0.0-f',
      ]);
      assert.equal(await storedIds(store), 'abdg');
      assert.deepEqual(await store.list('modules/mfe-catalog/1.0.0-c/'), [], 'nothing of it is left');
      assert.deepEqual(await removeUnused(store, 1), []);
      assert.deepEqual((await verify(store)).wrong, []);
    });

    test('a release that is promoted while others are removed stays, and one that is removed is not promoted', async () => {
      const store = await aStore();
      for (const id of 'ab') await publish(store, aCatalogue(id));
      for (const id of 'cd') await storeRelease(store, aCatalogue(id));
      const reported: string[] = [];
      const report = (error: Error) => void reported.push(error.message);
      const removing = interrupted(store, async () => {
        await promote(store, 'mfe-catalog', '1.0.0-c').catch(report);
        await publish(store, aCatalogue('e'));
      });
      assert.deepEqual((await removeUnused(removing, 0)).sort(), ['mfe-catalog 1.0.0-c', 'mfe-catalog 1.0.0-d']);
      assert.deepEqual(reported, ['mfe-catalog 1.0.0-c is being removed: publish it again']);
      assert.equal((await readStoredRegistry(store)).modules['mfe-catalog']?.current.version, '1.0.0-e');
      assert.equal(await storedIds(store), 'abe');
      assert.deepEqual((await verify(store)).wrong, []);
    });

    test('publishing what is being removed is refused until it is gone, and then stores it whole', async () => {
      const store = await aStore();
      await storeRelease(store, aCatalogue('a'));
      const manifest = 'modules/mfe-catalog/1.0.0-a/module.json';
      const removing: ReleaseStore = {
        ...store,
        remove: async (key) => {
          await store.remove(key);
          if (key !== manifest) return;
          await assert.rejects(storeRelease(store, aCatalogue('a')), /1\.0\.0-a is being removed: try again$/);
        },
      };
      await removeUnused(removing, 0);
      await publish(store, aCatalogue('a'));
      assert.deepEqual((await verify(store)).wrong, []);
    });

    test('a clean that was killed is ended by the next one', async () => {
      const store = await aStore();
      await storeRelease(store, aCatalogue('a'));
      const killed = interrupted(store, () => Promise.reject(new Error('killed')));
      await assert.rejects(removeUnused(killed, 0), /killed/);
      assert.deepEqual(await removeUnused(store, 5), ['mfe-catalog 1.0.0-a']);
      assert.deepEqual(await store.list('modules/'), []);
      await publish(store, aCatalogue('a'));
    });

    test('what a publisher has stored so far stays', async () => {
      const store = await aStore();
      const publishing: ReleaseStore = {
        ...store,
        put: async (key, content) => {
          if (key.endsWith('module.json')) assert.deepEqual(await removeUnused(store, 0), []);
          await store.put(key, content);
        },
      };
      await publish(publishing, aCatalogue('a'));
      assert.deepEqual((await verify(store)).wrong, []);
    });

    test('verify names a live release that is not there at all', async () => {
      const store = await aStore();
      await publish(store, aCatalogue('a'));
      await store.remove('modules/mfe-catalog/1.0.0-a/module.json');
      assert.deepEqual((await verify(store)).wrong, [{ name: 'mfe-catalog', version: '1.0.0-a', path: 'module.json' }]);
    });

    test('verify names each file of a live release that is absent or was changed', async () => {
      const store = await aStore();
      await publish(store, aCatalogue('a'));
      assert.deepEqual(await verify(store), { files: 2, wrong: [], refused: [] });
      const folder = 'modules/mfe-catalog/1.0.0-a';
      for (const file of ['texts/en_US.json', 'remoteEntry.js.br']) await store.remove(`${folder}/${file}`);
      await store.put(`${folder}/remoteEntry.js.br`, Buffer.from('forged'));
      assert.deepEqual(
        (await verify(store)).wrong.map(({ path }) => path),
        ['remoteEntry.js.br', 'texts/en_US.json'],
      );
    });
  });
