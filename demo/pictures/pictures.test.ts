import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import { content } from '../catalogue/index.ts';
import { masterOf, nameOf, picturePath } from './paths.ts';
import { createRenditionQueue } from './rendition-queue.ts';
import { renderPicture } from './renditions.ts';

const { events, places, testimonials, slides } = content;
const used = [...events, ...places, ...testimonials, ...slides].map(({ picture }) => picture);

/** The files of some pictures, each under its key. */
async function rendered(t: TestContext, ...keys: string[]) {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  t.after(() => rm(dir, { recursive: true }));
  for (const key of keys) await renderPicture(dir, key, key, masterOf(key));
  return { dir, files: (await readdir(dir)).sort() };
}

test('every picture of the content has a master, and there is no other', async () => {
  const masters = await readdir(join(import.meta.dirname, 'masters'));
  assert.deepEqual(masters.sort(), used.map((key) => `${key}.avif`).sort());
});

test('masters are wide enough for the widest rendition, opaque, and no two are alike', async () => {
  const names = new Set<string>();
  for (const key of used) {
    const master = await readFile(masterOf(key));
    const { width, hasAlpha } = await sharp(master).metadata();
    assert.deepEqual({ key, width, hasAlpha }, { key, width: key.startsWith('person-') ? 480 : 1440, hasAlpha: false });
    names.add(nameOf('any', master));
  }
  assert.equal(names.size, used.length);
});

test('paths are immutable names under /media', () => {
  for (const key of used) assert.match(picturePath(key) ?? '', new RegExp(`^/media/${key}\\.[0-9a-f]{10}$`));
});

test('another master or other settings give a picture another name', () => {
  const master = Buffer.from('a master');
  const name = nameOf('place-caral', master, { quality: 34 });
  assert.equal(nameOf('place-caral', Buffer.from('a master'), { quality: 34 }), name);
  assert.notEqual(nameOf('place-caral', Buffer.from('another'), { quality: 34 }), name);
  assert.notEqual(nameOf('place-caral', master, { quality: 35 }), name);
});

test('a picture that a shared link may show is also a JPEG of 960 px, a portrait is not', async (t) => {
  const [slide, place, portrait] = ['slide-ruta-caral', 'place-caral', 'person-pe-1'];
  const { dir, files } = await rendered(t, slide, place, portrait);
  assert.deepEqual(
    files.filter((file) => file.endsWith('.jpeg')),
    [`${place}-960.jpeg`, `${slide}-960.jpeg`],
  );
  const { format, width, height } = await sharp(join(dir, `${place}-960.jpeg`)).metadata();
  assert.deepEqual({ format, width, height }, { format: 'jpeg', width: 960, height: 640 });
});

test('a portrait is a third as wide as its files say, because it is shown small', async (t) => {
  const { dir } = await rendered(t, 'person-pe-1');
  const { width, height } = await sharp(join(dir, 'person-pe-1-720.webp')).metadata();
  assert.deepEqual({ width, height }, { width: 240, height: 240 });
});

test('an event’s picture has a banner, cut from its middle', async (t) => {
  const { dir, files } = await rendered(t, 'event-noche-de-cumbia', 'place-caral');
  assert.deepEqual(
    files.filter((file) => file.includes('-banner.')),
    ['event-noche-de-cumbia-banner.avif', 'event-noche-de-cumbia-banner.webp'],
  );
  const { width, height } = await sharp(join(dir, 'event-noche-de-cumbia-banner.webp')).metadata();
  assert.deepEqual({ width, height }, { width: 1440, height: 600 });
});

test('who asks for a JPEG that is not there yet waits for it', async (t) => {
  const { dir } = await rendered(t);
  const names: [string, string][] = [['place-caral', 'place-caral.0123456789']];
  const queue = createRenditionQueue(dir, names, (error) => assert.fail(String(error)));
  await queue.whenReady('place-caral.0123456789-960.jpeg');
  assert.ok((await readdir(dir)).includes('place-caral.0123456789-960.jpeg'));
});
