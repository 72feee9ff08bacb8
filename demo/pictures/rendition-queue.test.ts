import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pictureNames } from './paths.ts';
import { createRenditionQueue } from './rendition-queue.ts';

/** Portraits only, because they are rendered quickly. */
const names = [...pictureNames()].filter(([key]) => key.startsWith('person-')).slice(-8);
const last = names.at(-1)?.[1] ?? '';

async function queueIn(t: { after: (undo: () => Promise<void>) => void }) {
  const dir = await mkdtemp(join(tmpdir(), 'pictures-'));
  const errors: unknown[] = [];
  const queue = createRenditionQueue(dir, names, (error) => errors.push(error));
  t.after(() => queue.finished.then(() => rm(dir, { recursive: true })));
  return { dir, queue, errors };
}

test('renders every missing picture in all widths and formats', async (t) => {
  const { dir, queue, errors } = await queueIn(t);
  await queue.finished;
  assert.equal((await readdir(dir)).length, names.length * 8);
  assert.deepEqual(errors, []);
});

test('renders next what somebody waits for, before pictures that stand earlier in the list', async (t) => {
  const { dir, queue } = await queueIn(t);
  await queue.whenReady(`${last}-480.avif`);
  const files = await readdir(dir);
  assert.ok(files.includes(`${last}-480.avif`));
  const whole = names.filter(([, name]) => files.includes(`${name}-1440.webp`)).length;
  assert.ok(whole < names.length, `${whole} of ${names.length} were rendered first`);
});

test('does not make anybody wait for a file that is none of its pictures', async (t) => {
  const { queue } = await queueIn(t);
  await queue.whenReady('../../etc/passwd');
  await queue.whenReady('nobody.0000000000-480.avif');
});
