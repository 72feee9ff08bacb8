import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { publish, publishedShell, publishShell, rollBack, rollBackShell } from './releases.ts';
import { createRegistryReader, readRegistry } from './store.ts';

const run = promisify(execFile);

/** Publishes the folders one after the other in a process of its own. */
const publishElsewhere = (siteDir: string, dists: string[]) => {
  const releases = new URL('releases.ts', import.meta.url).href;
  const script = `import { publish } from '${releases}';
    for (const dist of ${JSON.stringify(dists)}) await publish(${JSON.stringify(siteDir)}, dist);`;
  return run(process.execPath, ['--input-type=module', '--eval', script]);
};

const versions = (siteDir: string, name = 'mfe-catalog') => {
  const { current, previous } = readRegistry(siteDir).modules[name] ?? {};
  return { current: current?.version, previous: previous?.version };
};

test('publishing copies the build into a folder of its version and points the registry at it', async () => {
  const siteDir = temporaryFolder();
  assert.deepEqual(readRegistry(siteDir), { revision: 0, modules: {} });
  const first = await publish(siteDir, aBuiltModule({ version: '1.0.0-a' }));
  assert.equal(first.entry, '/modules/mfe-catalog/1.0.0-a/remoteEntry.js');
  assert.deepEqual(readRegistry(siteDir), { revision: 1, modules: { 'mfe-catalog': { current: first } } });

  const second = await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.deepEqual(readRegistry(siteDir), {
    revision: 2,
    modules: { 'mfe-catalog': { current: second, previous: first } },
  });
  assert.match(readFileSync(join(siteDir, first.entry), 'utf8'), /mfe-catalog 1\.0\.0-a/);
  assert.match(readFileSync(join(siteDir, second.entry), 'utf8'), /mfe-catalog 1\.0\.0-b/);
});

test('publishing the current version again changes nothing', async () => {
  const siteDir = temporaryFolder();
  await publish(siteDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  const before = readFileSync(join(siteDir, 'registry.json'), 'utf8');
  await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(readFileSync(join(siteDir, 'registry.json'), 'utf8'), before);
});

test('a version that comes back is the one that was published, though its new build has other bytes', async () => {
  const siteDir = temporaryFolder();
  const original = await publish(siteDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  const other = aBuiltModule({ version: '1.0.0-a', files: { 'remoteEntry.js': 'other bytes' } });
  assert.deepEqual(await publish(siteDir, other), original);
  assert.deepEqual(readRegistry(siteDir).modules['mfe-catalog']?.current, original);
  assert.match(readFileSync(join(siteDir, original.entry), 'utf8'), /1\.0\.0-a/);
});

test('a file that is changed or missing after the build is refused by name and leaves nothing behind', async () => {
  const siteDir = temporaryFolder();
  const dist = aBuiltModule({ files: { 'page.1234.js': 'a page' } });
  writeFileSync(join(dist, 'page.1234.js'), 'another page');
  await assert.rejects(publish(siteDir, dist), /mfe-catalog: page\.1234\.js is not the file/);

  const manifest = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8'));
  manifest.files = [{ path: 'gone.js', bytes: 1, sha384: '' }];
  writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
  await assert.rejects(publish(siteDir, dist), /mfe-catalog: gone\.js is not the file/);

  assert.deepEqual(readRegistry(siteDir).modules, {});
  assert.deepEqual(readdirSync(join(siteDir, 'modules/mfe-catalog')), []);
});

test('rolling back makes the previous release current, and rolling back again returns', async () => {
  const siteDir = temporaryFolder();
  await publish(siteDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal((await rollBack(siteDir, 'mfe-catalog')).version, '1.0.0-a');
  assert.deepEqual(versions(siteDir), { current: '1.0.0-a', previous: '1.0.0-b' });
  assert.equal((await rollBack(siteDir, 'mfe-catalog')).version, '1.0.0-b');
  assert.deepEqual(versions(siteDir), { current: '1.0.0-b', previous: '1.0.0-a' });
  assert.equal(readRegistry(siteDir).revision, 4);
});

test('rolling back without an earlier release says so and frees the registry', async () => {
  const siteDir = temporaryFolder();
  await assert.rejects(rollBack(siteDir, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
  await publish(siteDir, aBuiltModule({}));
  await assert.rejects(rollBack(siteDir, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
  assert.ok(!existsSync(join(siteDir, 'registry.lock')));
});

test('a publish and roll-backs at the same moment each see what the one before left', async () => {
  const siteDir = temporaryFolder();
  await publish(siteDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  const third = aBuiltModule({ version: '1.0.0-c' });
  await Promise.all([publish(siteDir, third), rollBack(siteDir, 'mfe-catalog'), rollBack(siteDir, 'mfe-catalog')]);
  const { current, previous } = versions(siteDir);
  assert.notEqual(current, previous);
  assert.equal(readRegistry(siteDir).revision, 5);
  assert.ok([current, previous].includes('1.0.0-c'));
});

test('publishers of one process at the same moment lose nothing', async () => {
  const siteDir = temporaryFolder();
  const names = ['one', 'two', 'three', 'four'];
  const dists = names.flatMap((name) => ['1.0.0-a', '1.0.0-b'].map((version) => aBuiltModule({ name, version })));
  await Promise.all(dists.map((dist) => publish(siteDir, dist)));
  assert.equal(readRegistry(siteDir).revision, 8);
  for (const name of names) {
    const { current, previous } = versions(siteDir, name);
    assert.deepEqual([current, previous].sort(), ['1.0.0-a', '1.0.0-b'], name);
  }
});

test('publishers of eight processes lose nothing, and a reader never sees half a registry', async () => {
  const siteDir = temporaryFolder();
  const names = ['one', 'two', 'three', 'four'];
  const many = Object.fromEntries(Array.from({ length: 80 }, (_, i) => [`page-${i}.png`, `page ${i}`]));
  const dists = names.flatMap((name) =>
    ['a', 'b'].map((id) =>
      [1, 2, 3].map((patch) => aBuiltModule({ name, version: `1.0.${patch}-${id}`, files: many })),
    ),
  );
  let publishing = true;
  const published = Promise.all(dists.map((own) => publishElsewhere(siteDir, own))).finally(() => {
    publishing = false;
  });
  let last = 0;
  while (publishing) {
    const { revision } = readRegistry(siteDir); // throws on half a document
    assert.ok(revision >= last, `revision ${revision} after ${last}`);
    last = revision;
    await new Promise(setImmediate);
  }
  await published;
  const { revision, modules } = readRegistry(siteDir);
  assert.equal(revision, 24);
  for (const name of names) assert.ok(modules[name]?.current.version.startsWith('1.0.3-'), name);
});

test('the same release from several processes at once is published once', async () => {
  const siteDir = temporaryFolder();
  const files = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`page-${i}.png`, `page ${i}`]));
  const dist = aBuiltModule({ files });
  await Promise.all([1, 2, 3, 4].map(() => publishElsewhere(siteDir, [dist])));
  assert.equal(readRegistry(siteDir).revision, 1);
  assert.deepEqual(readdirSync(join(siteDir, 'modules/mfe-catalog')), ['1.0.0-aaaaaaaa']);
});

/** A lock as a publisher makes it. @returns its file */
function aLock(siteDir: string, age = 0) {
  const lock = join(siteDir, 'registry.lock');
  writeFileSync(lock, '');
  const made = new Date(Date.now() - age);
  utimesSync(lock, made, made);
  return lock;
}

/** Whether the work goes on after a while in which it could have ended several times. */
async function waits(work: Promise<unknown>) {
  const ended = work.then(() => false);
  return Promise.race([ended, wait(200, true)]);
}

test('the lock of a publisher that was killed is taken over', async () => {
  const siteDir = temporaryFolder();
  aLock(siteDir, 60_000);
  const dists = ['one', 'two', 'three', 'four'].map((name) => aBuiltModule({ name }));
  await Promise.all(dists.map((dist) => publishElsewhere(siteDir, [dist])));
  assert.deepEqual(Object.keys(readRegistry(siteDir).modules).sort(), ['four', 'one', 'three', 'two']);
  assert.deepEqual(readdirSync(siteDir).sort(), ['modules', 'registry.json']);
});

test('a lock that another takes over is left to it', async () => {
  const siteDir = temporaryFolder();
  const lock = aLock(siteDir, 60_000);
  writeFileSync(`${lock}.stale`, '');
  const published = publish(siteDir, aBuiltModule({}));
  assert.ok(await waits(published));
  rmSync(`${lock}.stale`);
  await published;
});

test('the lock of a publisher at work is waited for', async () => {
  const siteDir = temporaryFolder();
  const lock = aLock(siteDir);
  const published = publish(siteDir, aBuiltModule({}));
  assert.ok(await waits(published));
  rmSync(lock);
  await published;
});

test('the shell is a release like the modules, and its page is there for web servers that know no registry', async () => {
  const siteDir = temporaryFolder();
  const page = () => readFileSync(join(siteDir, 'index.html'), 'utf8');
  assert.equal(publishedShell(siteDir), undefined);
  await assert.rejects(rollBackShell(siteDir), /^Error: the shell has no earlier release to go back to$/);
  const first = await publishShell(siteDir, aBuiltShell('1.0.0-s'));
  assert.equal(publishedShell(siteDir), '1.0.0-s');
  assert.ok(existsSync(join(siteDir, 'shell/1.0.0-s/main.js')));
  assert.match(page(), /1\.0\.0-s/);

  const second = await publishShell(siteDir, aBuiltShell('1.0.1-t'));
  assert.deepEqual(readRegistry(siteDir).shell, { current: second, previous: first });
  assert.match(page(), /1\.0\.1-t/);
  assert.equal((await rollBackShell(siteDir)).version, '1.0.0-s');
  assert.deepEqual(readRegistry(siteDir).shell, { current: first, previous: second });
  assert.match(page(), /1\.0\.0-s/);
});

test('a shell whose file is changed after the build is refused by name', async () => {
  const siteDir = temporaryFolder();
  const dist = aBuiltShell();
  writeFileSync(join(dist, 'main.js'), 'another');
  await assert.rejects(publishShell(siteDir, dist), /shell: main\.js is not the file/);
  assert.equal(publishedShell(siteDir), undefined);
});

test('a reader reads the registry again only when it was replaced', async () => {
  const siteDir = temporaryFolder();
  const read = createRegistryReader(siteDir);
  assert.deepEqual(read(), { revision: 0, modules: {} });
  await publish(siteDir, aBuiltModule({}));
  const first = read();
  assert.equal(first.revision, 1);
  assert.equal(read(), first);
  await publish(siteDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(read().revision, 2);
});
