import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeAtomically } from './output.ts';
import { temporaryFolder } from './testing/releases.ts';

test('[FLT-26] a file that cannot be replaced leaves nothing of the new one', () => {
  const folder = temporaryFolder();
  const target = join(folder, 'registry.json');
  mkdirSync(join(target, 'in the way'), { recursive: true });
  assert.throws(() => writeAtomically(target, '{}'));
  assert.deepEqual(readdirSync(folder), ['registry.json']);
});
