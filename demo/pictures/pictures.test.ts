import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import sharp from 'sharp';
import { content } from '../catalogue/index.ts';
import { createDemoPictures } from './demo-pictures.ts';
import { masterOf, nameOf, picturePath } from './paths.ts';

const { events, places, testimonials, slides, partners } = content;
const used = [
  ...new Set([...events, ...places, ...testimonials, ...slides, ...partners].map(({ picture }) => picture)),
];

/** Creates an empty store in its own folder. @returns a function that renders a file and reads its format */
async function emptyStore(t: TestContext) {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  t.after(() => rm(dir, { recursive: true }));
  const { pathOf, whenReady } = createDemoPictures(dir, (error) => assert.fail(String(error)));
  const fileOf = (key: string, ending: string) => `${pathOf(key)?.replace('/media/', '')}-${ending}`;
  return {
    whenReady,
    fileOf,
    files: () => readdir(dir),
    async facts(key: string, ending: string) {
      await whenReady(fileOf(key, ending));
      const { format, width, height } = await sharp(join(dir, fileOf(key, ending))).metadata();
      return { format, width, height };
    },
  };
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
  const { facts, whenReady, fileOf, files } = await emptyStore(t);
  assert.deepEqual(await facts('place-caral', '960.jpeg'), { format: 'jpeg', width: 960, height: 640 });
  await whenReady(fileOf('person-pe-1', '960.jpeg'));
  assert.deepEqual(await files(), [fileOf('place-caral', '960.jpeg')]);
});

test('a portrait is a third as wide as its files say, because it is shown small', async (t) => {
  const { facts } = await emptyStore(t);
  assert.deepEqual(await facts('person-pe-1', '720.webp'), { format: 'webp', width: 240, height: 240 });
});

test('an event’s picture has a banner, cut from its middle', async (t) => {
  const { facts } = await emptyStore(t);
  const banner = { format: 'webp', width: 1440, height: 600 };
  assert.deepEqual(await facts('event-noche-de-cumbia', 'banner.webp'), banner);
});

test('a file is made once, when it is first asked for, and nothing beside it', async (t) => {
  const { whenReady, fileOf, files } = await emptyStore(t);
  const file = fileOf('person-pe-1', '480.avif');
  await Promise.all([whenReady(file), whenReady(file)]);
  await whenReady(file);
  assert.deepEqual(await files(), [file]);
});

test('nobody waits for a file that is none of its pictures, and none is made', async (t) => {
  const { whenReady, fileOf, files } = await emptyStore(t);
  for (const file of ['../../etc/passwd', 'nobody.0000000000-480.avif', fileOf('place-caral', '481.avif'), ''])
    await whenReady(file);
  assert.deepEqual(await files(), []);
});

test('a file that cannot be made is told of, and is then not found', async (t) => {
  const dir = join(await mkdtemp(join(tmpdir(), 'pictures-')), 'taken');
  t.after(() => rm(dir, { recursive: true }));
  await writeFile(dir, 'a file where the folder should be');
  const errors: unknown[] = [];
  const { pathOf, whenReady } = createDemoPictures(dir, (error) => errors.push(error));
  await whenReady(`${pathOf('place-caral')?.replace('/media/', '')}-480.avif`);
  assert.equal(errors.length, 1);
});
