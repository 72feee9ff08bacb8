import assert from 'node:assert/strict';
import { test } from 'node:test';
import { content } from '../seed/content/index.ts';
import { catalogue } from './catalogue/index.ts';
import { draw } from './draw.ts';
import { picturePaths } from './index.ts';

const { events, places, testimonials, slides } = content;
const used = [...events, ...places, ...testimonials, ...slides].map(({ picture }) => picture);

test('every picture of the content is drawn, and no other', () => {
  assert.deepEqual([...used].sort(), [...catalogue.keys()].sort());
});

test('paths are immutable names under /media', () => {
  const paths = picturePaths();
  for (const key of used) assert.match(paths[key] ?? '', new RegExp(`^/media/${key}\\.[0-9a-f]{10}$`));
});

test('drawings are sound, repeatable, without text, and no two are alike', () => {
  const drawn = new Set<string>();
  for (const [key, drawing] of catalogue) {
    const svg = draw(key, drawing);
    assert.doesNotMatch(svg, /NaN|undefined|<text/, key);
    assert.equal(draw(key, drawing), svg);
    drawn.add(svg);
  }
  assert.equal(drawn.size, catalogue.size);
});
