import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { letters } from './font-letters.ts';
import { root } from './packages.ts';

const known = new Set(letters);

test('every character of the texts is one of the letters', () => {
  const files = globSync('{shared,shell,mfe-*}/**/texts/*.json', {
    cwd: root,
    exclude: (path) => /node_modules|dist/.test(path),
  });
  assert.ok(files.length > 50, `${files.length} files`);
  for (const file of files) {
    const others = [...readFileSync(join(root, file), 'utf8')].filter(
      (character) => character !== '\n' && !known.has(character),
    );
    assert.deepEqual(others, [], file);
  }
});

const css = readFileSync(join(root, 'shell/src/styles.css'), 'utf8');

/** The characters that the style sheet uses the font for, with a query. */
function rangeOf(query: string) {
  const rule = new RegExp(`unicode-range:\\s+([^;]+);\\s+src: url\\("[^"?]+woff2${query}"\\)`);
  return (rule.exec(css)?.[1] ?? '').split(/,\s+/).flatMap((range) => {
    const [from = 0, to = from] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
  });
}

test('the style sheet uses the font with these letters for them, and the whole one for others', () => {
  assert.deepEqual(new Set(rangeOf('\\?letters')), known);
  const others = rangeOf('');
  assert.ok(others.includes('ø'));
  assert.deepEqual(
    others.filter((character) => known.has(character)),
    [],
  );
});
