import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish, publishShell, rollBack } from '@idavuelta/deploy/registry/releases.ts';
import { createFolderStore } from '@idavuelta/deploy/registry/stores/folder-store.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '@idavuelta/deploy/testing/releases.ts';
import { describeBuild } from '../build/packages.ts';
import { staleBuilds } from './builds.ts';

const packages = ['mfe-account', 'mfe-qr-check', 'shell'];
const staleNames = (outputDir: string) => staleBuilds(outputDir, packages).map(({ name }) => name);

test('a package is stale until the build of its sources is the live release', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  assert.deepEqual(staleNames(outputDir), packages);

  await publish(store, aBuiltModule({ name: 'mfe-account', version: '0.0.0-old' }));
  for (const name of packages.slice(0, 2))
    await publish(store, aBuiltModule({ name, version: describeBuild(name).version }));
  assert.deepEqual(staleNames(outputDir), ['shell']);

  await publishShell(store, aBuiltShell(describeBuild('shell').version));
  assert.deepEqual(staleNames(outputDir), []);

  await rollBack(store, 'mfe-account');
  assert.deepEqual(staleNames(outputDir), ['mfe-account']);
});
