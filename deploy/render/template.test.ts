import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTemplate } from './template.ts';

const page =
  '<head><!--#head--><title>a</title><!-- a comment --><!--#/head--></head><!--#styles /a.css /b.css--><!--#/styles-->';

test('a place that nobody fills keeps its content, and the marks of places are left out', () => {
  assert.equal(parseTemplate(page).fill(), '<head><title>a</title><!-- a comment --></head>');
  assert.equal(parseTemplate('<p>no place</p>').fill(), '<p>no place</p>');
});

test('a place is filled whatever is in its filling', () => {
  const tricky = `$& $1 </head> <!--#styles--> <!--#/head-->`;
  const html = parseTemplate(page).fill({ head: () => tricky, styles: ({ words }) => words.join('+') });
  assert.equal(html, `<head>${tricky}</head>/a.css+/b.css`);
});

test('a place tells its own content', () => {
  assert.equal(parseTemplate(page).contentOf('head'), '<title>a</title><!-- a comment -->');
  assert.equal(parseTemplate(page).contentOf('end'), '');
});

test('a filling without its place, and a place without an end, are errors', () => {
  assert.throws(() => parseTemplate(page).fill({ app: () => '' }), /no placeholder called app/);
  assert.throws(() => parseTemplate('<!--#head--><title>a</title>'), /placeholder head .* does not end/);
});
