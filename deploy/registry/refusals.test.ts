import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { aBuiltModule, aBuiltShell } from '../testing/releases.ts';
import { storeKinds } from '../testing/stores.ts';
import { changeRegistry, readStoredRegistry } from './registry-document.ts';
import { promote, publish, publishShell } from './releases.ts';
import { storeRelease } from './stored-releases.ts';

/** Changes a build's manifest. @returns its folder */
function rewritten(dist: string, change: object, file = 'module.json') {
  const path = join(dist, file);
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...change }));
  return dist;
}

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`what is refused, with its reason, by ${kind}`, () => {
    /** Publishes a build that must be rejected, and checks that it left nothing behind. */
    const refusalOf = async (dist: string) => {
      const store = await aStore();
      const refusal = await storeRelease(store, dist).then(
        () => assert.fail('it was published'),
        (error: Error) => error.message,
      );
      assert.deepEqual(await store.list('modules/'), []);
      assert.deepEqual(await store.list('shell/'), []);
      return refusal;
    };

    test('[MOD-05] an address outside the allowed places, and a name that leaves its folder', async () => {
      const exposes = { './Page.tsx': { scripts: [{ path: '../../mfe-account/1.0.0-a/page.js' }], styles: [] } };
      assert.match(
        await refusalOf(aBuiltModule({ exposes })),
        /1\.0\.0-\w+ is refused by the registry: .*exposes.*path/,
      );
      assert.match(await refusalOf(rewritten(aBuiltModule({}), { name: '../shell' })), /outside the places/);
      const files = [{ path: '../page.js', bytes: 1, sha384: '' }];
      assert.match(await refusalOf(rewritten(aBuiltModule({}), { files })), /is no name of a stored file/);
      const shell = rewritten(aBuiltShell(), { base: 'https://elsewhere.example/' }, 'shell.json');
      assert.match(await refusalOf(shell), /refused by the registry: shell current: base/);
    });

    test('[MOD-05] an entry that is not among the files', async () => {
      const dist = rewritten(aBuiltModule({}), { entry: 'elsewhere.js' });
      assert.equal(await refusalOf(dist), 'mfe-catalog: elsewhere.js is not among the files of its build');
    });

    test('[MOD-05] a page or a slot that brings more scripts than its budget', async () => {
      const large = randomBytes(60_000).toString('base64');
      const files = { 'page.js': large };
      const exposes = { './Page.tsx': { scripts: [{ path: 'page.js' }], styles: [] } };
      assert.match(
        await refusalOf(rewritten(aBuiltModule({ files, exposes, routes: ['/event/:name'] }), { budget: 24 })),
        /^mfe-catalog: \/event\/:name brings 6\d\.\d KB of scripts, and 24 KB are allowed$/,
      );
      const slots = rewritten(aBuiltModule({ files, exposes, routes: [] }), {
        slots: { 'event.booking': './Page.tsx' },
      });
      assert.match(await refusalOf(slots), /^mfe-catalog: event\.booking brings/);
      assert.match(await refusalOf(aBuiltModule({ name: 'mfe-new', files, exposes })), /and 30 KB are allowed$/);
    });

    test('[MOD-05] a library of another version than the live shell has', async () => {
      const store = await aStore();
      await publishShell(store, aBuiltShell('1.0.0-s', { provides: { react: '19.3.1' } }));
      const aCatalogue = (id: string, react: string) => aBuiltModule({ version: `1.0.0-${id}`, shared: { react } });
      for (const react of ['18.3.1', '19.4.0'])
        await assert.rejects(
          publish(store, aCatalogue(react, react)),
          new RegExp(`was built with react ${react}, and shell 1\\.0\\.0-s has 19\\.3\\.1$`),
        );
      await publish(store, aCatalogue('a', '19.2.0'));
      await assert.rejects(
        publishShell(store, aBuiltShell('1.0.0-t', { provides: { react: '20.0.0' } })),
        /mfe-catalog 1\.0\.0-a was built with react 19\.2\.0, and shell 1\.0\.0-t has 20\.0\.0$/,
      );
    });

    test('[MOD-05] a release whose library takes from the shell what the live one has not to give', async () => {
      const store = await aStore();
      await publishShell(store, aBuiltShell('1.0.0-s', { provides: { react: '19.3.1' } }));
      const module = aBuiltModule({ version: '1.0.0-a', shared: { react: '19.3.1', 'react-redux': '9.3.1' } });
      await assert.rejects(
        publish(store, module),
        /mfe-catalog 1\.0\.0-a takes react-redux from the shell, and 1\.0\.0-s has none$/,
      );
    });

    test('[MOD-05] a shell that a canary cannot run in', async () => {
      const store = await aStore();
      await publishShell(store, aBuiltShell('1.0.0-s', { contract: '3.1.0' }));
      await publish(store, aBuiltModule({ version: '1.0.0-a', contract: '^3.0.0 || ^4.0.0' }));
      await storeRelease(store, aBuiltModule({ version: '1.0.0-b', contract: '^3.1.0' }));
      await promote(store, 'mfe-catalog', '1.0.0-b');
      await changeRegistry(store, async ({ modules }) => {
        const { current, previous } = modules['mfe-catalog'] ?? assert.fail();
        modules['mfe-catalog'] = { current: previous ?? current, canary: { release: current, percentage: 10 } };
        return { result: undefined };
      });
      await assert.rejects(
        publishShell(store, aBuiltShell('2.0.0-s', { contract: '4.0.0' })),
        /mfe-catalog 1\.0\.0-b needs contract \^3\.1\.0, and shell 2\.0\.0-s has 4\.0\.0$/,
      );
    });

    test('[MOD-05] a stored file that was lost or changed', async () => {
      const store = await aStore();
      await storeRelease(store, aBuiltModule({}));
      const texts = 'modules/mfe-catalog/1.0.0-aaaaaaaa/texts/en_US.json';
      const refused =
        /^Error: mfe-catalog 1\.0\.0-a+ cannot be live: texts\/en_US\.json is absent or not as it was built$/;
      await store.remove(texts);
      await assert.rejects(promote(store, 'mfe-catalog', '1.0.0-aaaaaaaa'), refused);
      await store.put(texts, Buffer.from('{"forged":true}'));
      await assert.rejects(promote(store, 'mfe-catalog', '1.0.0-aaaaaaaa'), refused);
      assert.deepEqual((await readStoredRegistry(store)).modules, {});
    });
  });
