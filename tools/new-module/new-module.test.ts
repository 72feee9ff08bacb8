import assert from 'node:assert/strict';
import { test } from 'node:test';
import { root } from '../build/packages.ts';
import { generateModule } from './generate.ts';
import { namesOf, renamed } from './names.ts';

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
