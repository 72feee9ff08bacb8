import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFiles, buildInputs } from './build-inputs.ts';
import { browserPackages, root } from './packages.ts';

test('the files that a package is built from are the same when no library is read', () => {
  for (const name of browserPackages) assert.deepEqual(buildFiles(root, name), buildInputs(root, name).files, name);
});
