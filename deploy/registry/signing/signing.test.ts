import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, test } from 'node:test';
import type { RefusedEntry, Registry } from '@idavuelta/shared/contracts';
import { startBucket } from '@idavuelta/simulators/s3/bucket.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../../testing/releases.ts';
import { storeKinds } from '../../testing/stores.ts';
import { readStoredRegistry } from '../registry-document.ts';
import { createRegistryReader } from '../registry-file.ts';
import { promote, publish, publishShell } from '../releases.ts';
import { storeRelease } from '../stored-releases.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import { makeKeys, readPublicKeys, readSigningKey } from './keys.ts';

type Keys = ReturnType<typeof makeKeys>;

/** Configures this process. @param signing key of the publisher @param known keys of the readers */
function configure(signing: Keys | undefined, ...known: Keys[]) {
  process.env.RELEASE_SIGNING_KEY = signing?.signingKey ?? '';
  process.env.RELEASE_PUBLIC_KEYS = known.map(({ publicKey }) => publicKey).join(',');
}
afterEach(() => configure(undefined));

/** Returns what a gateway reads from a folder and rejects. */
function readAsGateway(outputDir: string) {
  const refused: RefusedEntry[] = [];
  const registry = createRegistryReader(outputDir, { report: (entry) => refused.push(entry) })();
  return { live: Object.entries(registry.modules).map(([name, { current }]) => `${name} ${current.version}`), refused };
}

/** Creates a signed folder with a shell, the catalogue and the account. */
async function aSignedSite() {
  const key = makeKeys();
  configure(key, key);
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publishShell(store, aBuiltShell());
  await publish(store, aBuiltModule({}));
  await publish(store, aBuiltModule({ name: 'mfe-account' }));
  const file = join(outputDir, 'registry.json');
  /** Modifies the registry as someone without the key could. */
  const forge = (change: (registry: Required<Registry>) => unknown) => {
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    change(registry);
    writeFileSync(file, JSON.stringify(registry));
  };
  return { key, outputDir, store, forge };
}

describe('releases that are signed', () => {
  test('are taken by readers that know the key, and by those that want none', async () => {
    const { outputDir } = await aSignedSite();
    const all = { live: ['mfe-catalog 1.0.0-aaaaaaaa', 'mfe-account 1.0.0-aaaaaaaa'], refused: [] };
    assert.deepEqual(readAsGateway(outputDir), all);
    configure(undefined);
    assert.deepEqual(readAsGateway(outputDir), all);
  });

  test('an entry that was changed is refused with the reason, and only it', async () => {
    const { outputDir, forge } = await aSignedSite();
    forge(({ modules }) => modules['mfe-account']?.current.routes.push({ path: '/free-tickets', page: './Page.tsx' }));
    assert.deepEqual(readAsGateway(outputDir), {
      live: ['mfe-catalog 1.0.0-aaaaaaaa'],
      refused: [{ entry: 'mfe-account current', reason: 'not what was signed' }],
    });
  });

  test('an entry with the signature of another module is refused', async () => {
    const { outputDir, forge } = await aSignedSite();
    forge(({ modules }) => {
      const [account, catalogue] = [modules['mfe-account']?.current, modules['mfe-catalog']?.current];
      if (account) account.signed = catalogue?.signed;
    });
    assert.deepEqual(readAsGateway(outputDir).refused, [
      { entry: 'mfe-account current', reason: 'not what was signed' },
    ]);
  });

  test('a canary and a shell that nobody signed are refused', async () => {
    const { outputDir, forge } = await aSignedSite();
    forge(({ modules, shell }) => {
      const account = modules['mfe-account'];
      const { signed: _, ...unsigned } = account?.current ?? assert.fail();
      if (account) account.canary = { release: unsigned, percentage: 10 };
      delete shell.current.signed;
    });
    assert.deepEqual(readAsGateway(outputDir).refused, [
      { entry: 'mfe-account canary', reason: 'not signed' },
      { entry: 'shell current', reason: 'not signed' },
    ]);
  });

  test('[MOD-03] a file that was changed, of which the entry has no hash, makes a reader refuse its release', async () => {
    const { outputDir } = await aSignedSite();
    writeFileSync(join(outputDir, 'modules/mfe-account/1.0.0-aaaaaaaa/texts/en_US.json'), '{"forged":true}');
    writeFileSync(join(outputDir, 'shell/1.0.0-55555555/index.html'), '<script>forged()</script>');
    assert.deepEqual(readAsGateway(outputDir).refused, [
      { entry: 'mfe-account current', reason: 'texts/en_US.json is not what was signed' },
      { entry: 'shell current', reason: 'index.html is not what was signed' },
    ]);
  });

  test('an earlier release that is not in the folder of a gateway is no forgery', async () => {
    const { outputDir, store } = await aSignedSite();
    for (const version of ['1.0.0-b', '1.0.0-c']) await publish(store, aBuiltModule({ version }));
    rmSync(join(outputDir, 'modules/mfe-catalog/1.0.0-aaaaaaaa'), { recursive: true });
    assert.deepEqual(readAsGateway(outputDir).refused, []);
  });

  test('a manifest that was changed together with its file is refused', async () => {
    const { outputDir } = await aSignedSite();
    const manifest = join(outputDir, 'modules/mfe-account/1.0.0-aaaaaaaa/module.json');
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"files":\[.*\]/, '"files":[]'));
    assert.deepEqual(readAsGateway(outputDir).refused, [
      { entry: 'mfe-account current', reason: 'module.json is not what was signed' },
    ]);
  });
});

for (const [kind, aStore] of storeKinds(startBucket))
  describe(`signing, with ${kind}`, () => {
    test('a release that nobody signed, or a stranger, is not promoted where a signature is wanted', async () => {
      const [ours, strangers] = [makeKeys(), makeKeys()];
      const store = await aStore();
      configure(undefined, ours);
      await assert.rejects(
        publish(store, aBuiltModule({})),
        /^Error: mfe-catalog 1\.0\.0-\w+ cannot be live: not signed$/,
      );
      configure(strangers, ours);
      await assert.rejects(
        publish(store, aBuiltModule({})),
        new RegExp(`cannot be live: signed with ${strangers.id}, which is no key of this installation$`),
      );
      configure(ours, ours);
      await publish(store, aBuiltModule({}));
      assert.ok((await readStoredRegistry(store)).modules['mfe-catalog']);
    });

    test('a key is replaced without a moment in which a release is refused', async () => {
      const [older, newer] = [makeKeys(), makeKeys()];
      const store = await aStore();
      const dist = aBuiltModule({});
      const live = async () => Object.keys((await readStoredRegistry(store)).modules);
      configure(older, older);
      await publish(store, dist);
      configure(undefined, older, newer); // readers know both
      assert.deepEqual(await live(), ['mfe-catalog']);
      configure(newer, older, newer); // the live release is signed again
      await storeRelease(store, dist);
      await promote(store, 'mfe-catalog', '1.0.0-aaaaaaaa');
      configure(undefined, newer); // readers drop the old one
      assert.deepEqual(await live(), ['mfe-catalog']);
    });
  });

test('a setting that is no key ends the program, and its value is in no message', () => {
  const { signingKey, publicKey } = makeKeys();
  for (const wrong of ['secret', signingKey.slice(0, 40), publicKey]) {
    assert.throws(
      () => readSigningKey({ RELEASE_SIGNING_KEY: wrong }),
      (error: Error) => !error.message.includes(wrong),
    );
  }
  assert.throws(
    () => readPublicKeys({ RELEASE_PUBLIC_KEYS: `${publicKey},x` }),
    /RELEASE_PUBLIC_KEYS is no Ed25519 key/,
  );
});
