import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish, publishShell, rollBack } from '@idavuelta/deploy/registry/releases.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '@idavuelta/deploy/testing/releases.ts';
import { browserPackages, describeBuild, modules } from '../build/packages.ts';
import { staleBuilds } from './builds.ts';

test('a package is stale until the build of its sources is the live release', async () => {
  const siteDir = temporaryFolder();
  assert.deepEqual(staleBuilds(siteDir), [...browserPackages]);

  await publish(siteDir, aBuiltModule({ name: 'mfe-booking', version: '0.0.0-old' }));
  for (const name of modules) await publish(siteDir, aBuiltModule({ name, version: describeBuild(name).version }));
  assert.deepEqual(staleBuilds(siteDir), ['shell']);

  await publishShell(siteDir, aBuiltShell(describeBuild('shell').version));
  assert.deepEqual(staleBuilds(siteDir), []);

  await rollBack(siteDir, 'mfe-booking');
  assert.deepEqual(staleBuilds(siteDir), ['mfe-booking']);
});
