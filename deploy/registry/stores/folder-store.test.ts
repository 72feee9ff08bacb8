import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { verify } from '../../release/verify.ts';
import { aBuiltModule, temporaryFolder } from '../../testing/releases.ts';
import { createRegistryReader, readRegistry } from '../registry-file.ts';
import { publish, rollBack } from '../releases.ts';
import { createFolderStore } from './folder-store.ts';

const run = promisify(execFile);

/**
 * Publishes the folders one after the other in another process.
 * @param killedAt suffix of the key at which the process is killed
 */
const publishElsewhere = (outputDir: string, dists: string[], killedAt = 'never') => {
  const address = (file: string) => new URL(file, import.meta.url).href;
  const script = `import { publish } from '${address('../releases.ts')}';
    import { createFolderStore } from '${address('folder-store.ts')}';
    const folder = createFolderStore(${JSON.stringify(outputDir)});
    const store = { ...folder, put: (key, content) => {
      if (key.endsWith('${killedAt}')) process.kill(process.pid, 'SIGKILL');
      return folder.put(key, content);
    } };
    for (const dist of ${JSON.stringify(dists)}) await publish(store, dist);`;
  return run(process.execPath, ['--input-type=module', '--eval', script]);
};

test('rolling back without an earlier release says so and frees the registry', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await assert.rejects(rollBack(store, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
  await publish(store, aBuiltModule({}));
  await assert.rejects(rollBack(store, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
  assert.ok(!existsSync(join(outputDir, 'registry.lock')));
});

test('publishers of eight processes lose nothing, and a reader never sees half a registry', async () => {
  const outputDir = temporaryFolder();
  const names = ['one', 'two', 'three', 'four'];
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`page-${i}.png`, `page ${i}`]));
  const dists = names.flatMap((name) =>
    ['a', 'b'].map((id) =>
      [1, 2, 3].map((patch) => aBuiltModule({ name, version: `1.0.${patch}-${id}`, files: many })),
    ),
  );
  let publishing = true;
  const published = Promise.all(dists.map((own) => publishElsewhere(outputDir, own))).finally(() => {
    publishing = false;
  });
  let last = 0;
  while (publishing) {
    const { revision } = readRegistry(outputDir); // throws for a partial document
    assert.ok(revision >= last, `revision ${revision} after ${last}`);
    last = revision;
    await new Promise(setImmediate);
  }
  await published;
  const { revision, modules } = readRegistry(outputDir);
  assert.equal(revision, 24);
  for (const name of names) assert.ok(modules[name]?.current.version.startsWith('1.0.3-'), name);
});

test('the same release from several processes at once is published once', async () => {
  const outputDir = temporaryFolder();
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`page-${i}.png`, `page ${i}`]));
  const dist = aBuiltModule({ files });
  await Promise.all([1, 2, 3, 4].map(() => publishElsewhere(outputDir, [dist])));
  assert.equal(readRegistry(outputDir).revision, 1);
  assert.deepEqual(readdirSync(join(outputDir, 'modules/mfe-catalog')), ['1.0.0-aaaaaaaa']);
});

test('a publisher that is killed while it stores has changed nothing, and the next one ends its work', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  await publish(store, aBuiltModule({ version: '1.0.0-a' }));
  const files = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`page-${i}.png`, `page ${i}`]));
  const dist = aBuiltModule({ version: '1.0.0-b', files });
  await assert.rejects(publishElsewhere(outputDir, [dist], 'page-50.png'), { signal: 'SIGKILL' });
  assert.ok(existsSync(join(outputDir, 'modules/mfe-catalog/1.0.0-b/page-40.png')));
  assert.equal(readRegistry(outputDir).modules['mfe-catalog']?.current.version, '1.0.0-a');

  await publish(store, dist);
  assert.equal(readRegistry(outputDir).modules['mfe-catalog']?.current.version, '1.0.0-b');
  assert.deepEqual((await verify(store)).wrong, []);
});

/** Creates a lock as a publisher does. @param age in milliseconds @returns its file */
function aLock(outputDir: string, age = 0) {
  const lock = join(outputDir, 'registry.lock');
  writeFileSync(lock, '');
  const made = new Date(Date.now() - age);
  utimesSync(lock, made, made);
  return lock;
}

/** Tells whether the work is still pending after several times its usual duration. */
async function isPending(work: Promise<unknown>) {
  const ended = work.then(() => false);
  return Promise.race([ended, wait(200, true)]);
}

test('the lock of a publisher that was killed is removed', async () => {
  const outputDir = temporaryFolder();
  aLock(outputDir, 60_000);
  const dists = ['one', 'two', 'three', 'four'].map((name) => aBuiltModule({ name }));
  await Promise.all(dists.map((dist) => publishElsewhere(outputDir, [dist])));
  assert.deepEqual(Object.keys(readRegistry(outputDir).modules).sort(), ['four', 'one', 'three', 'two']);
  assert.deepEqual(readdirSync(outputDir).sort(), ['.log', 'modules', 'registry.json']);
});

test('a stale lock that another publisher is removing is left to it', async () => {
  const outputDir = temporaryFolder();
  const lock = aLock(outputDir, 60_000);
  writeFileSync(`${lock}.stale`, '');
  const published = publish(createFolderStore(outputDir), aBuiltModule({}));
  assert.ok(await isPending(published));
  rmSync(`${lock}.stale`);
  await published;
});

test('the lock of a publisher at work is waited for', async () => {
  const outputDir = temporaryFolder();
  const lock = aLock(outputDir);
  const published = publish(createFolderStore(outputDir), aBuiltModule({}));
  assert.ok(await isPending(published));
  rmSync(lock);
  await published;
});

test('a reader reads the registry again only when it was replaced', async () => {
  const outputDir = temporaryFolder();
  const store = createFolderStore(outputDir);
  const read = createRegistryReader(outputDir);
  assert.deepEqual(read(), { revision: 0, modules: {} });
  await publish(store, aBuiltModule({}));
  const first = read();
  assert.equal(first.revision, 1);
  assert.equal(read(), first);
  await publish(store, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(read().revision, 2);
});
