import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { modules, root } from '../build/packages.ts';
import { modulePaths, pathsFile } from './paths.ts';

test('[MOD-10] what a module does not use is none of its paths', async () => {
  const paths = await modulePaths(root, 'mfe-qr-check');
  assert.ok(paths.includes('shared/contracts'));
  assert.ok(!paths.includes('shared/calendar'));
  assert.ok((await modulePaths(root, 'mfe-account')).includes('shared/calendar'));
});

test('[MOD-10] the paths that a team checks out stand in the repository as they are now', async () => {
  assert.deepEqual(readdirSync(join(root, '.ci/paths')).sort(), [...modules].sort());
  for (const name of modules) {
    const written = readFileSync(join(root, pathsFile(name)), 'utf8')
      .trim()
      .split('\n');
    assert.deepEqual(written, await modulePaths(root, name), `npm run module-ci -- --paths ${name}`);
  }
});
