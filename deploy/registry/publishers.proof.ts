import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { aBuiltModule } from '../testing/releases.ts';
import { storeKinds } from '../testing/stores.ts';
import { readReleaseLog, readStoredRegistry } from './registry-document.ts';
import { publish, rollBack } from './releases.ts';
import { storeRelease } from './stored-releases.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/**
 * Wraps a store so that a write fails, as if the publisher was killed there.
 * @param dies tells which file's write fails
 */
const dyingAt = (store: ReleaseStore, dies: (key: string) => boolean): ReleaseStore => {
  const check = (key: string) => {
    if (dies(key)) throw new Error('killed');
  };
  return {
    ...store,
    put: async (key, content) => {
      check(key);
      await store.put(key, content);
    },
    replaceDocument: async (key, text, etag) => {
      check(key);
      return store.replaceDocument(key, text, etag);
    },
  };
};

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`publishers at the same moment, and publishers that die, with ${kind}`, () => {
    test('a publish and roll-backs at the same moment each see what the one before left', async () => {
      const store = await aStore();
      for (const id of '0ab') await publish(store, aBuiltModule({ version: `1.0.0-${id}` }));
      await Promise.all([
        publish(store, aBuiltModule({ version: '1.0.0-c' })),
        rollBack(store, 'mfe-catalog'),
        rollBack(store, 'mfe-catalog'),
      ]);
      const { revision, modules } = await readStoredRegistry(store);
      const { current, previous } = modules['mfe-catalog'] ?? {};
      assert.notEqual(current?.version, previous?.version);
      assert.equal(revision, 6);
      assert.ok(['1.0.0-0', '1.0.0-a', '1.0.0-c'].includes(current?.version ?? ''));
    });

    test('[MOD-05] two builds under one version at the same moment: one is published, the other is told so', async () => {
      const store = await aStore();
      const builds = ['one', 'two'].map((text) => aBuiltModule({ files: { 'a.js': 'a', 'page.js': text } }));
      const results = await Promise.allSettled(builds.map((dist) => storeRelease(store, dist)));
      assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected']);
      const [refused] = results.filter((result) => result.status === 'rejected');
      assert.match(String(refused?.reason), /exists with other files/);
      const winner = results.findIndex(({ status }) => status === 'fulfilled');
      const page = await store.read('modules/mfe-catalog/1.0.0-aaaaaaaa/page.js');
      assert.equal(String(page), ['one', 'two'][winner]);
    });

    test('[MOD-05] fifty publishers at once lose nothing, and each has its line in the log', async () => {
      const store = await aStore();
      const names = Array.from({ length: 25 }, (_, i) => `mfe-${i}`);
      const dists = names.flatMap((name) => ['1.0.0-a', '1.0.0-b'].map((version) => aBuiltModule({ name, version })));
      await Promise.all(dists.map((dist) => publish(store, dist)));
      const { revision, modules } = await readStoredRegistry(store);
      assert.equal(revision, 50);
      for (const name of names) {
        const { current, previous } = modules[name] ?? {};
        assert.deepEqual([current?.version, previous?.version].sort(), ['1.0.0-a', '1.0.0-b'], name);
      }
      const log = await readReleaseLog(store);
      assert.equal(log.length, 50);
      assert.equal((await store.list('.log/')).length, 50, 'nothing of the attempts that were too late');
      for (const { name, from, version } of log) {
        const other = version === '1.0.0-a' ? '1.0.0-b' : '1.0.0-a';
        const before = log.findLast((event) => event.name === name);
        assert.equal(from, before?.version === version ? undefined : other, `what was live before ${name} ${version}`);
      }
    });

    for (const [where, dies] of [
      ['between its files', (key: string) => key.endsWith('texts/en_US.json')],
      ['before the manifest', (key: string) => key.endsWith('module.json')],
      ['before the log', (key: string) => key.startsWith('.log/')],
      ['between the log and the registry', (key: string) => key === 'registry.json'],
    ] as const)
      test(`a publisher that dies ${where} changes nothing that is live, and can be repeated`, async () => {
        const store = await aStore();
        await publish(store, aBuiltModule({ version: '1.0.0-a' }));
        const before = await readStoredRegistry(store);
        const next = aBuiltModule({ version: '1.0.0-b' });
        await assert.rejects(publish(dyingAt(store, dies), next), /^Error: killed$/);
        assert.deepEqual(await readStoredRegistry(store), before);
        assert.equal((await readReleaseLog(store)).length, 1, 'no line of what did not happen');

        await publish(store, next);
        assert.equal((await readStoredRegistry(store)).modules['mfe-catalog']?.current.version, '1.0.0-b');
        assert.deepEqual(
          (await readReleaseLog(store)).map(({ version, from }) => [version, from]),
          [
            ['1.0.0-b', '1.0.0-a'],
            ['1.0.0-a', undefined],
          ],
        );
      });
  });
