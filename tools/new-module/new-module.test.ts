import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../build/packages.ts';
import { modulePaths } from '../module-ci/paths.ts';
import { sparseCopy } from '../testing/checkout.ts';
import { generateModule } from './generate.ts';
import { namesOf, renamed } from './names.ts';

test('a generated module passes its own lint, imports, types, texts, tests, build and budget', async () => {
  const { folder, remove } = await sparseCopy([...(await modulePaths(root, 'mfe-qr-check')), 'tools/new-module']);
  const files = await generateModule(folder, 'mfe-gift-cards');
  assert.ok(files.includes('mfe-gift-cards/src/pages/gift-cards/GiftCardsPage.tsx'));
  const printed = execFileSync(join(folder, '.ci/module'), ['mfe-gift-cards'], { cwd: folder, encoding: 'utf8' });
  assert.match(printed, /\d s {2}pack$/m);
  for (const file of files) assert.doesNotMatch(file + readFileSync(join(folder, file), 'utf8'), /example/i);
  remove();
});

for (const [name, reason] of [
  ['gift-cards', /a module is called like mfe-gift-cards/],
  ['mfe-Gift', /a module is called like mfe-gift-cards/],
  ['mfe-booking', /mfe-booking exists/],
  ['mfe-faq', /\/faq belongs to mfe-catalog/],
  ['mfe-bus-companies', /\/bus-companies belongs to mfe-catalog, by its route \/:product-companies/],
  ['mfe-qr', /the texts "qr" are those of mfe-qr-check/],
  ['mfe-common', /the texts "common" are the shell’s/],
] as const) {
  test(`no module is made that is called ${name}`, async () => {
    await assert.rejects(generateModule(root, name), reason);
  });
}

test('names of files, values and components are the module’s', () => {
  const names = namesOf('mfe-gift-cards');
  assert.equal(
    renamed(`import { exampleApi } from './example.api.ts'; <ExamplePage path="/example" in="mfe-example" />`, names),
    `import { giftCardsApi } from './gift-cards.api.ts'; <GiftCardsPage path="/gift-cards" in="mfe-gift-cards" />`,
  );
});
