import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createStyleInliner } from './inline-styles.ts';

/** Returns the style elements of sheets with these texts, in order; the first is `/0.css`. */
function inline(...sheets: string[]) {
  const addresses = sheets.map((_, index) => `/${index}.css`);
  return createStyleInliner((address) => sheets[addresses.indexOf(address)] ?? assert.fail(address))(addresses);
}

const button = '.b{color:red}@media (width<640px){.b{color:blue}}@keyframes turn{to{rotate:1turn}}';

test('a rule of a layer that an earlier sheet of the page has is left out', () => {
  assert.equal(
    inline(`@layer ui{${button}}`, `@layer ui{${button}.field{color:red}}.page{color:red}`),
    `<style data-href="/0.css">@layer ui{${button}}</style>` +
      '<style data-href="/1.css">@layer ui{.field{color:red}}.page{color:red}</style>',
  );
});

test('a layer of which nothing is left is left out', () => {
  assert.equal(
    inline(`@layer ui{${button}}`, `@layer ui{${button}}`),
    `<style data-href="/0.css">@layer ui{${button}}</style><style data-href="/1.css"></style>`,
  );
});

test('the same rule in another layer, under another condition or outside of layers stays', () => {
  for (const other of ['@layer base{.b{color:red}}', '@layer ui{@media print{.b{color:red}}}', '.b{color:red}']) {
    assert.ok(inline(`@layer ui{${button}}`, other).endsWith(`<style data-href="/1.css">${other}</style>`), other);
  }
});

test('a repeated rule outside of layers stays: what follows it may depend on it', () => {
  const html = inline('.a{color:red}.b{color:blue}', '.a{color:red}');
  assert.ok(html.endsWith('<style data-href="/1.css">.a{color:red}</style>'), html);
});

test('the order of layers stays in the first sheet', () => {
  assert.match(inline('@layer base,antd,ui;@layer base{a{color:red}}'), /@layer base,antd,ui;@layer base/);
});

test('a set of sheets is read once', () => {
  let reads = 0;
  const elements = createStyleInliner(() => `.a{order:${++reads}}`);
  assert.equal(elements(['/a.css', '/b.css']), elements(['/a.css', '/b.css']));
  assert.equal(reads, 2);
  assert.notEqual(elements(['/a.css']), elements(['/b.css']));
});
