import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { content } from '../catalogue/index.ts';
import { draw } from './draw.ts';
import { createDrawingQueue } from './drawing-queue.ts';
import { drawings } from './drawings/index.ts';
import { picturePath } from './paths.ts';
import { renderPicture } from './render.ts';

const { events, places, testimonials, slides } = content;
const used = [...events, ...places, ...testimonials, ...slides].map(({ picture }) => picture);

test('every picture of the content is drawn, and no other', () => {
  assert.deepEqual([...used].sort(), [...drawings.keys()].sort());
});

test('paths are immutable names under /media', () => {
  for (const key of used) assert.match(picturePath(key) ?? '', new RegExp(`^/media/${key}\\.[0-9a-f]{10}$`));
});

test('drawings are sound, repeatable, without text, and no two are alike', () => {
  const drawn = new Set<string>();
  for (const [key, drawing] of drawings) {
    const svg = draw(key, drawing);
    assert.doesNotMatch(svg, /NaN|undefined|<text/, key);
    assert.equal(draw(key, drawing), svg);
    drawn.add(svg);
  }
  assert.equal(drawn.size, drawings.size);
});

test('a picture that a shared link may show is also a JPEG of 960 px, a portrait is not', async (t) => {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  t.after(() => rm(dir, { recursive: true }));
  const [slide, place, portrait] = ['slide-ruta-caral', 'place-caral', 'person-pe-1'];
  for (const key of [slide, place, portrait]) await renderPicture(dir, key, key);
  const jpegs = (await readdir(dir)).filter((file) => file.endsWith('.jpeg'));
  assert.deepEqual(jpegs.sort(), [`${place}-960.jpeg`, `${slide}-960.jpeg`]);
  const { format, width, height } = await sharp(join(dir, `${place}-960.jpeg`)).metadata();
  assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 960, height: 640 });
});

test('an event’s picture has a banner, cut from its middle', async (t) => {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  t.after(() => rm(dir, { recursive: true }));
  for (const key of ['event-noche-de-cumbia', 'place-caral']) await renderPicture(dir, key, key);
  const banners = (await readdir(dir)).filter((file) => file.includes('-banner.'));
  assert.deepEqual(banners.sort(), ['event-noche-de-cumbia-banner.avif', 'event-noche-de-cumbia-banner.webp']);
  const { width, height } = await sharp(join(dir, 'event-noche-de-cumbia-banner.webp')).metadata();
  assert.deepEqual({ width, height }, { width: 1440, height: 600 });
});

test('who asks for a JPEG that is not drawn yet waits for it', async (t) => {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  t.after(() => rm(dir, { recursive: true }));
  const names: [string, string][] = [['place-caral', 'place-caral.0123456789']];
  const queue = createDrawingQueue(dir, names, (error) => assert.fail(String(error)));
  await queue.drawn('place-caral.0123456789-960.jpeg');
  assert.ok((await readdir(dir)).includes('place-caral.0123456789-960.jpeg'));
});
