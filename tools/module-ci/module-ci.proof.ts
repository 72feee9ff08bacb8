import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { describeBuild, modules, root } from '../build/packages.ts';
import { sparseCopy } from '../testing/checkout.ts';
import { modulePaths } from './paths.ts';

test('[MOD-10] a module is checked, tested, built and packed where nothing else is checked out, as the same release', async () => {
  const name = 'mfe-qr-check';
  const { folder, remove } = await sparseCopy(await modulePaths(root, name));
  const others = ['shell', 'api', 'demo', 'simulators', 'e2e', 'lab', ...modules].filter((other) => other !== name);
  assert.deepEqual(
    others.filter((other) => existsSync(join(folder, other))),
    [],
  );
  const printed = execFileSync(join(folder, '.ci/module'), [name], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 2],
  });
  for (const phase of [
    'lint',
    'libraries',
    'imports',
    'types',
    'texts',
    'tests',
    'build',
    'measure',
    'pack',
    'together',
  ])
    assert.match(printed, new RegExp(`\\d s {2}${phase}$`, 'm'));
  assert.deepEqual(readdirSync(join(folder, '.local/packed')), [`${name}-${describeBuild(name).version}.tgz`]);
  remove();
});
