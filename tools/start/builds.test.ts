import assert from 'node:assert/strict';
import { test } from 'node:test';
import { publish, publishShell, rollBack } from '@idavuelta/deploy/registry/releases.ts';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '@idavuelta/deploy/testing/releases.ts';
import { browserPackages, describeBuild, modules } from '../build/packages.ts';
import { staleBuilds } from './builds.ts';

test('a package is stale until the build of its sources is the live release', async () => {
  const outputDir = temporaryFolder();
  assert.deepEqual(staleBuilds(outputDir), [...browserPackages]);

  await publish(outputDir, aBuiltModule({ name: 'mfe-booking', version: '0.0.0-old' }));
  for (const name of modules) await publish(outputDir, aBuiltModule({ name, version: describeBuild(name).version }));
  assert.deepEqual(staleBuilds(outputDir), ['shell']);

  await publishShell(outputDir, aBuiltShell(describeBuild('shell').version));
  assert.deepEqual(staleBuilds(outputDir), []);

  await rollBack(outputDir, 'mfe-booking');
  assert.deepEqual(staleBuilds(outputDir), ['mfe-booking']);
});
