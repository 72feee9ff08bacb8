import assert from 'node:assert/strict';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '@idavuelta/deploy/testing/releases.ts';
import { describeBuild, root } from '../build/packages.ts';
import { describeBuilds } from './described-builds.ts';

test('a build keeps its name until one of its files is written again', () => {
  const memory = join(temporaryFolder(), 'described.json');
  const name = 'mfe-qr-check';
  const [described] = describeBuilds([name], memory);
  assert.deepEqual(described, describeBuild(name));

  // an id that exists only in the memory file
  writeFileSync(memory, readFileSync(memory, 'utf8').replace(described?.id ?? '', '01234567'));
  assert.equal(describeBuilds([name], memory)[0]?.id, '01234567');

  const now = new Date();
  utimesSync(join(root, name, 'src/module.ts'), now, now);
  assert.deepEqual(describeBuilds([name], memory), [described]);
});
