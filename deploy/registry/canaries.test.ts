import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { aBuiltModule, aBuiltShell } from '../testing/releases.ts';
import { storeKinds } from '../testing/stores.ts';
import { readReleaseLog, readStoredRegistry } from './registry-document.ts';
import { liveVersions, promote, publish, publishShell, rollBack, startCanary } from './releases.ts';
import { storeRelease } from './stored-releases.ts';
import type { ReleaseStore } from './stores/release-store.ts';

const name = 'mfe-catalog';

const live = async (store: ReleaseStore) => {
  const { current, previous, canary } = (await readStoredRegistry(store)).modules[name] ?? {};
  return [current?.version, previous?.version, canary && `${canary.release.version} ${canary.percentage}`];
};

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`canaries in ${kind}`, () => {
    const withCanary = async () => {
      const store = await aStore();
      await publish(store, aBuiltModule({ version: '1.0.0-a' }));
      await publish(store, aBuiltModule({ version: '1.0.0-b' }));
      await storeRelease(store, aBuiltModule({ version: '1.0.0-c' }));
      await startCanary(store, name, '1.0.0-c', { percentage: 5, by: 'rosa', why: 'first look' });
      return store;
    };

    test('a canary stands beside the current release, can grow, and is in the log', async () => {
      const store = await withCanary();
      assert.deepEqual(await live(store), ['1.0.0-b', '1.0.0-a', '1.0.0-c 5']);
      await startCanary(store, name, '1.0.0-c', { percentage: 50 });
      assert.deepEqual(await live(store), ['1.0.0-b', '1.0.0-a', '1.0.0-c 50']);
      const [grown, begun] = await readReleaseLog(store, name);
      assert.equal(grown?.percentage, 50);
      const { at: _, ...facts } = begun ?? assert.fail('nothing was logged');
      const expected = { by: 'rosa', why: 'first look', name, action: 'canary', version: '1.0.0-c', from: '1.0.0-b' };
      assert.deepEqual(facts, { ...expected, percentage: 5 });
    });

    test('promoting the canary makes it current and ends it', async () => {
      const store = await withCanary();
      await promote(store, name, '1.0.0-c');
      assert.deepEqual(await live(store), ['1.0.0-c', '1.0.0-b', undefined]);
    });

    test('a canary goes on when another release is promoted', async () => {
      const store = await withCanary();
      await publish(store, aBuiltModule({ version: '1.0.0-d' }));
      assert.deepEqual(await live(store), ['1.0.0-d', '1.0.0-b', '1.0.0-c 5']);
    });

    test('a roll-back takes the canary back and leaves what the others get', async () => {
      const store = await withCanary();
      const { version } = await rollBack(store, name, { why: 'it throws' });
      assert.equal(version, '1.0.0-b');
      assert.deepEqual(await live(store), ['1.0.0-b', '1.0.0-a', undefined]);
      const [event] = await readReleaseLog(store, name);
      assert.deepEqual([event?.action, event?.version, event?.from], ['rollback', '1.0.0-b', '1.0.0-c']);
      await rollBack(store, name);
      assert.deepEqual(await live(store), ['1.0.0-a', undefined, undefined]);
    });

    test('a roll-back to a named release takes the canary back as well', async () => {
      const store = await withCanary();
      await rollBack(store, name, { to: '1.0.0-a' });
      assert.deepEqual(await live(store), ['1.0.0-a', undefined, undefined]);
    });

    test('the shell has canaries, which count as live', async () => {
      const store = await withCanary();
      await publishShell(store, aBuiltShell('1.0.0-s'));
      await storeRelease(store, aBuiltShell('1.0.0-t'));
      await startCanary(store, 'shell', '1.0.0-t', { percentage: 1 });
      const { shell, ...others } = await readStoredRegistry(store);
      assert.equal(shell?.current.version, '1.0.0-s');
      assert.equal(shell?.canary?.release.version, '1.0.0-t');
      const versions = liveVersions({ ...others, shell }).map((one) => `${one.name} ${one.version}`);
      assert.deepEqual(
        versions.sort(),
        ['a', 'b', 'c'].map((one) => `${name} 1.0.0-${one}`).concat('shell 1.0.0-s', 'shell 1.0.0-t'),
      );
    });

    test('a canary is refused with the reason when it is not stored, has none beside it or does not fit; of what is current there is none', async () => {
      const store = await withCanary();
      const start = (module: string, version: string) => startCanary(store, module, version, { percentage: 5 });
      await assert.rejects(start(name, '1.0.0-x'), /^Error: mfe-catalog 1\.0\.0-x is not published$/);
      assert.equal(await start(name, '1.0.0-b'), false, 'everybody has it');
      await storeRelease(store, aBuiltModule({ name: 'mfe-account', version: '1.0.0-a' }));
      await assert.rejects(
        start('mfe-account', '1.0.0-a'),
        /no release of mfe-account is live: promote 1\.0\.0-a instead/,
      );
      await publishShell(store, aBuiltShell('1.0.0-s', { contract: '3.1.0' }));
      await storeRelease(store, aBuiltModule({ version: '1.0.0-e', contract: '^4.0.0' }));
      await assert.rejects(start(name, '1.0.0-e'), /needs contract \^4\.0\.0, and shell 1\.0\.0-s has 3\.1\.0/);
    });

    test('[FLT-06] of two canaries of a module, started at the same moment, one is told that it is not live', async () => {
      const store = await withCanary();
      await rollBack(store, name);
      for (const version of ['1.0.0-d', '1.0.0-e']) await storeRelease(store, aBuiltModule({ version }));
      const start = (version: string, replaces?: boolean) =>
        startCanary(store, name, version, { percentage: 5, replaces });
      const live = async () => (await readStoredRegistry(store)).modules[name]?.canary?.release.version;
      const both = await Promise.allSettled([start('1.0.0-d'), start('1.0.0-e')]);
      const [won, lost] = both[0]?.status === 'fulfilled' ? ['1.0.0-d', '1.0.0-e'] : ['1.0.0-e', '1.0.0-d'];
      assert.equal(await live(), won);
      const refusals = both.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
      assert.equal(refusals.length, 1);
      assert.match(refusals[0] ?? '', new RegExp(`^Error: ${won} is a canary of ${name} already`));
      await start(lost, true);
      assert.equal(await live(), lost);
    });

    test('a module must fit the canary of the shell too', async () => {
      const store = await withCanary();
      await publishShell(store, aBuiltShell('1.0.0-s', { contract: '3.2.0' }));
      await storeRelease(store, aBuiltShell('1.0.0-t', { contract: '3.1.0' }));
      await startCanary(store, 'shell', '1.0.0-t', { percentage: 1 });
      await assert.rejects(
        publish(store, aBuiltModule({ version: '1.0.0-e', contract: '^3.2.0' })),
        /needs contract \^3\.2\.0, and shell 1\.0\.0-t has 3\.1\.0/,
      );
    });
  });
