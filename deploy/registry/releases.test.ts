import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { aBuiltModule, aBuiltShell } from '../testing/releases.ts';
import { storeKinds } from '../testing/stores.ts';
import { readReleaseLog, readStoredRegistry } from './registry-document.ts';
import { promote, publish, publishedShell, publishShell, rollBack } from './releases.ts';
import { storeRelease } from './stored-releases.ts';
import type { ReleaseStore } from './stores/release-store.ts';

const versions = async (store: ReleaseStore, name = 'mfe-catalog') => {
  const { current, previous } = (await readStoredRegistry(store)).modules[name] ?? {};
  return { current: current?.version, previous: previous?.version };
};

const textOf = async (store: ReleaseStore, key: string) => String(await store.read(key));

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`releases in ${kind}`, () => {
    test('publishing stores the build under its version and points the registry at it', async () => {
      const store = await aStore();
      assert.deepEqual(await readStoredRegistry(store), { revision: 0, modules: {} });
      const first = await publish(store, aBuiltModule({ version: '1.0.0-a' }));
      assert.equal(first.entry, '/modules/mfe-catalog/1.0.0-a/remoteEntry.js');
      assert.deepEqual(await readStoredRegistry(store), {
        revision: 1,
        modules: { 'mfe-catalog': { current: first } },
      });

      const second = await publish(store, aBuiltModule({ version: '1.0.0-b' }));
      assert.deepEqual(await readStoredRegistry(store), {
        revision: 2,
        modules: { 'mfe-catalog': { current: second, previous: first } },
      });
      assert.match(await textOf(store, first.entry.slice(1)), /mfe-catalog 1\.0\.0-a/);
      assert.match(await textOf(store, second.entry.slice(1)), /mfe-catalog 1\.0\.0-b/);
    });

    test('publishing the current version again changes nothing', async () => {
      const store = await aStore();
      await publish(store, aBuiltModule({ version: '1.0.0-a' }));
      await publish(store, aBuiltModule({ version: '1.0.0-b' }));
      const before = await textOf(store, 'registry.json');
      await publish(store, aBuiltModule({ version: '1.0.0-b' }));
      assert.equal(await textOf(store, 'registry.json'), before);
    });

    test('a version that exists is never changed: another build under its name is refused', async () => {
      const store = await aStore();
      const original = await publish(store, aBuiltModule({ version: '1.0.0-a' }));
      const other = aBuiltModule({ version: '1.0.0-a', files: { 'remoteEntry.js': 'other bytes' } });
      await assert.rejects(publish(store, other), /^Error: mfe-catalog 1\.0\.0-a exists with other files/);
      assert.match(await textOf(store, original.entry.slice(1)), /1\.0\.0-a/);
    });

    test('a roll-back can name the release, and the log says who changed what, and why', async () => {
      const store = await aStore();
      for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await publish(store, aBuiltModule({ version }));
      await assert.rejects(
        rollBack(store, 'mfe-catalog', { to: '1.0.0-x' }),
        /no earlier release 1\.0\.0-x to go back to/,
      );
      await rollBack(store, 'mfe-catalog', { to: '1.0.0-a', by: 'rosa', why: 'prices were wrong' });
      assert.deepEqual(await versions(store), { current: '1.0.0-a', previous: undefined });
      const [last, before] = await readReleaseLog(store, 'mfe-catalog');
      const { at, ...facts } = last ?? assert.fail('nothing was logged');
      assert.ok(Date.parse(at) <= Date.now());
      assert.deepEqual(facts, {
        by: 'rosa',
        why: 'prices were wrong',
        name: 'mfe-catalog',
        action: 'rollback',
        version: '1.0.0-a',
        from: '1.0.0-c',
      });
      assert.equal(before?.action, 'promote');
      assert.equal((await readReleaseLog(store)).length, 4, 'a refused one changed nothing');
    });

    test('a release that is stored is not live before it is promoted', async () => {
      const store = await aStore();
      await publish(store, aBuiltModule({ version: '1.0.0-a' }));
      await storeRelease(store, aBuiltModule({ version: '1.0.0-b' }));
      assert.equal((await versions(store)).current, '1.0.0-a');
      await promote(store, 'mfe-catalog', '1.0.0-b');
      assert.deepEqual(await versions(store), { current: '1.0.0-b', previous: '1.0.0-a' });
      await assert.rejects(promote(store, 'mfe-catalog', '1.0.0-c'), /^Error: mfe-catalog 1\.0\.0-c is not published$/);
    });

    test('a release whose contract does not fit what is live is refused with the reason', async () => {
      const store = await aStore();
      await publishShell(store, aBuiltShell('1.0.0-s', { contract: '3.1.0' }));
      await publish(store, aBuiltModule({ version: '1.0.0-a', contract: '^3.1.0' }));
      await assert.rejects(
        publish(store, aBuiltModule({ version: '1.0.0-b', contract: '^3.2.0' })),
        /^Error: mfe-catalog 1\.0\.0-b cannot be live: .* needs contract \^3\.2\.0, and shell 1\.0\.0-s has 3\.1\.0$/,
      );
      await assert.rejects(
        publishShell(store, aBuiltShell('2.0.0-s', { contract: '4.0.0' })),
        /needs contract \^3\.1\.0/,
      );
      assert.equal((await versions(store)).current, '1.0.0-a');
      assert.equal(await publishedShell(store), '1.0.0-s');

      await publish(store, aBuiltModule({ version: '1.0.0-c', contract: '^3.1.0 || ^4.0.0' }));
      await publishShell(store, aBuiltShell('2.0.0-s', { contract: '4.0.0' }));
      assert.equal(await publishedShell(store), '2.0.0-s');
    });

    test('a file that is changed or absent after the build fails the release by name and leaves nothing behind', async () => {
      const store = await aStore();
      const dist = aBuiltModule({ files: { 'page.1234.js': 'a page' } });
      writeFileSync(join(dist, 'page.1234.js'), 'another page');
      await assert.rejects(publish(store, dist), /mfe-catalog: page\.1234\.js is not the file/);

      const manifest = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8'));
      manifest.files = [{ path: 'gone.js', bytes: 1, sha384: '' }];
      writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
      await assert.rejects(publish(store, dist), /mfe-catalog: gone\.js is not the file/);
      const shell = aBuiltShell();
      writeFileSync(join(shell, 'main.js'), 'another');
      await assert.rejects(publishShell(store, shell), /shell: main\.js is not the file/);

      assert.deepEqual(await store.list('modules/'), []);
      assert.deepEqual(await store.list('shell/'), []);
      assert.deepEqual(await readStoredRegistry(store), { revision: 0, modules: {} });
    });

    test('a compressed copy that unfolds to anything else than its file is refused', async () => {
      const dist = aBuiltModule({ files: { 'page.1234.js': 'a page' } });
      writeFileSync(join(dist, 'page.1234.js.br'), readFileSync(join(dist, 'remoteEntry.js.br')));
      await assert.rejects(publish(await aStore(), dist), /mfe-catalog: page\.1234\.js\.br is not the file/);
    });

    test('rolling back makes the previous release current, and never goes back to the one that was left', async () => {
      const store = await aStore();
      for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await publish(store, aBuiltModule({ version }));
      assert.deepEqual(await versions(store), { current: '1.0.0-c', previous: '1.0.0-b' });
      assert.equal((await rollBack(store, 'mfe-catalog')).version, '1.0.0-b');
      assert.deepEqual(await versions(store), { current: '1.0.0-b', previous: '1.0.0-a' });
      assert.equal((await rollBack(store, 'mfe-catalog')).version, '1.0.0-a');
      assert.deepEqual(await versions(store), { current: '1.0.0-a', previous: undefined });
      await assert.rejects(rollBack(store, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
      assert.equal((await readStoredRegistry(store)).revision, 5);
    });

    test('after a roll-back the next release goes back to what was live, not to the release that was left', async () => {
      const store = await aStore();
      await publish(store, aBuiltModule({ version: '1.0.0-a' }));
      await publish(store, aBuiltModule({ version: '1.0.0-b' }));
      await rollBack(store, 'mfe-catalog');
      await publish(store, aBuiltModule({ version: '1.0.0-c' }));
      assert.deepEqual(await versions(store), { current: '1.0.0-c', previous: '1.0.0-a' });
    });

    test('a release that is published again is there once, and few earlier ones are remembered', async () => {
      const store = await aStore();
      const publishAll = async (ids: string) => {
        for (const id of ids) await publish(store, aBuiltModule({ version: `1.0.0-${id}` }));
      };
      const history = async () => {
        const { current, previous, older = [] } = (await readStoredRegistry(store)).modules['mfe-catalog'] ?? {};
        return [current, previous, ...older].map((release) => release?.version.slice(-1)).join('');
      };
      await publishAll('abca');
      assert.equal(await history(), 'acb');
      await publishAll('defghij');
      assert.equal(await history(), 'jihgfed');
    });

    test('the shell is a release like the modules, and its page is index.html for web servers that know no registry', async () => {
      const store = await aStore();
      const page = () => textOf(store, 'index.html');
      assert.equal(await publishedShell(store), undefined);
      await assert.rejects(rollBack(store, 'shell'), /^Error: shell has no earlier release to go back to$/);
      const first = await publishShell(store, aBuiltShell('1.0.0-s'));
      assert.equal(await publishedShell(store), '1.0.0-s');
      assert.ok(await store.read('shell/1.0.0-s/main.js'));
      assert.match(await page(), /<script defer src="\/shell\/1\.0\.0-s\/main\.js"><\/script>.*<div id="root"><\/div>/);
      assert.doesNotMatch(await page(), /<!--/);

      const second = await publishShell(store, aBuiltShell('1.0.1-t'));
      assert.deepEqual((await readStoredRegistry(store)).shell, { current: second, previous: first });
      assert.match(await page(), /1\.0\.1-t/);
      assert.equal((await rollBack(store, 'shell')).version, '1.0.0-s');
      assert.deepEqual((await readStoredRegistry(store)).shell, { current: first });
      assert.match(await page(), /1\.0\.0-s/);
    });
  });
