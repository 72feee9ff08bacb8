import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';
import { updateLock } from '../libraries/add-library.ts';
import { modulePaths } from '../module-ci/paths.ts';
import { sparseCopy } from '../testing/checkout.ts';
import { generateModule } from './generate.ts';

test('a generated module passes its own lint, imports, types, texts, tests, build and budget', async () => {
  const { folder, markInstalled, remove } = await sparseCopy([
    ...(await modulePaths(root, 'mfe-qr-check')),
    'tools/new-module',
  ]);
  const files = await generateModule(folder, 'mfe-gift-cards');
  updateLock(folder);
  markInstalled(); // it has no new libraries
  assert.ok(files.includes('mfe-gift-cards/src/pages/gift-cards/GiftCardsPage.tsx'));
  const printed = execFileSync(join(folder, '.ci/module'), ['mfe-gift-cards'], { cwd: folder, encoding: 'utf8' });
  assert.match(printed, /\d s {2}pack$/m);
  for (const file of files) assert.doesNotMatch(file + readFileSync(join(folder, file), 'utf8'), /example/i);
  remove();
});
