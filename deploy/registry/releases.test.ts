import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { aBuiltModule, aBuiltShell, temporaryFolder } from '../testing/releases.ts';
import { createRegistryReader, readRegistry } from './registry-file.ts';
import { readReleaseLog } from './release-log.ts';
import { promote, publish, publishedShell, publishShell, rollBack } from './releases.ts';
import { store } from './stored-releases.ts';

const run = promisify(execFile);

/** Publishes the folders one after the other in another process. */
const publishElsewhere = (outputDir: string, dists: string[]) => {
  const releases = new URL('releases.ts', import.meta.url).href;
  const script = `import { publish } from '${releases}';
    for (const dist of ${JSON.stringify(dists)}) await publish(${JSON.stringify(outputDir)}, dist);`;
  return run(process.execPath, ['--input-type=module', '--eval', script]);
};

const versions = (outputDir: string, name = 'mfe-catalog') => {
  const { current, previous } = readRegistry(outputDir).modules[name] ?? {};
  return { current: current?.version, previous: previous?.version };
};

test('publishing copies the build into a folder of its version and points the registry at it', async () => {
  const outputDir = temporaryFolder();
  assert.deepEqual(readRegistry(outputDir), { revision: 0, modules: {} });
  const first = await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  assert.equal(first.entry, '/modules/mfe-catalog/1.0.0-a/remoteEntry.js');
  assert.deepEqual(readRegistry(outputDir), { revision: 1, modules: { 'mfe-catalog': { current: first } } });

  const second = await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.deepEqual(readRegistry(outputDir), {
    revision: 2,
    modules: { 'mfe-catalog': { current: second, previous: first } },
  });
  assert.match(readFileSync(join(outputDir, first.entry), 'utf8'), /mfe-catalog 1\.0\.0-a/);
  assert.match(readFileSync(join(outputDir, second.entry), 'utf8'), /mfe-catalog 1\.0\.0-b/);
});

test('publishing the current version again changes nothing', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  const before = readFileSync(join(outputDir, 'registry.json'), 'utf8');
  await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(readFileSync(join(outputDir, 'registry.json'), 'utf8'), before);
});

test('a version that exists is never changed: another build under its name is refused', async () => {
  const outputDir = temporaryFolder();
  const original = await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  const other = aBuiltModule({ version: '1.0.0-a', files: { 'remoteEntry.js': 'other bytes' } });
  await assert.rejects(publish(outputDir, other), /^Error: mfe-catalog 1\.0\.0-a exists with other files/);
  assert.match(readFileSync(join(outputDir, original.entry), 'utf8'), /1\.0\.0-a/);
});

test('a roll-back can name the release, and the log says who changed what, and why', async () => {
  const outputDir = temporaryFolder();
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await publish(outputDir, aBuiltModule({ version }));
  await assert.rejects(
    rollBack(outputDir, 'mfe-catalog', { to: '1.0.0-x' }),
    /no earlier release 1\.0\.0-x to go back to/,
  );
  await rollBack(outputDir, 'mfe-catalog', { to: '1.0.0-a', by: 'rosa', why: 'prices were wrong' });
  assert.deepEqual(versions(outputDir), { current: '1.0.0-a', previous: undefined });
  const [last, before] = readReleaseLog(outputDir, 'mfe-catalog');
  const { at, ...facts } = last ?? assert.fail('nothing was logged');
  assert.ok(Date.parse(at) <= Date.now());
  assert.deepEqual(facts, {
    by: 'rosa',
    why: 'prices were wrong',
    name: 'mfe-catalog',
    action: 'rollback',
    version: '1.0.0-a',
    from: '1.0.0-c',
  });
  assert.equal(before?.action, 'promote');
  assert.equal(readReleaseLog(outputDir).length, 4, 'a refused one changed nothing');
});

test('a release that is stored is not live before it is promoted', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  store(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(versions(outputDir).current, '1.0.0-a');
  await promote(outputDir, 'mfe-catalog', '1.0.0-b');
  assert.deepEqual(versions(outputDir), { current: '1.0.0-b', previous: '1.0.0-a' });
  await assert.rejects(promote(outputDir, 'mfe-catalog', '1.0.0-c'), /^Error: mfe-catalog 1\.0\.0-c is not published$/);
});

test('a release whose contract does not fit what is live is refused with the reason', async () => {
  const outputDir = temporaryFolder();
  await publishShell(outputDir, aBuiltShell('1.0.0-s', { contract: '3.1.0' }));
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a', contract: '^3.1.0' }));
  await assert.rejects(
    publish(outputDir, aBuiltModule({ version: '1.0.0-b', contract: '^3.2.0' })),
    /^Error: mfe-catalog 1\.0\.0-b cannot be live: .* needs contract \^3\.2\.0, and shell 1\.0\.0-s has 3\.1\.0$/,
  );
  await assert.rejects(
    publishShell(outputDir, aBuiltShell('2.0.0-s', { contract: '4.0.0' })),
    /needs contract \^3\.1\.0/,
  );
  assert.equal(versions(outputDir).current, '1.0.0-a');
  assert.equal(publishedShell(outputDir), '1.0.0-s');

  await publish(outputDir, aBuiltModule({ version: '1.0.0-c', contract: '^3.1.0 || ^4.0.0' }));
  await publishShell(outputDir, aBuiltShell('2.0.0-s', { contract: '4.0.0' }));
  assert.equal(publishedShell(outputDir), '2.0.0-s');
});

test('a file that is changed or absent after the build fails the release by name and leaves nothing behind', async () => {
  const outputDir = temporaryFolder();
  const dist = aBuiltModule({ files: { 'page.1234.js': 'a page' } });
  writeFileSync(join(dist, 'page.1234.js'), 'another page');
  await assert.rejects(publish(outputDir, dist), /mfe-catalog: page\.1234\.js is not the file/);

  const manifest = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8'));
  manifest.files = [{ path: 'gone.js', bytes: 1, sha384: '' }];
  writeFileSync(join(dist, 'module.json'), JSON.stringify(manifest));
  await assert.rejects(publish(outputDir, dist), /mfe-catalog: gone\.js is not the file/);

  assert.deepEqual(readRegistry(outputDir).modules, {});
  assert.deepEqual(readdirSync(join(outputDir, 'modules/mfe-catalog')), []);
});

test('rolling back makes the previous release current, and never goes back to the one that was left', async () => {
  const outputDir = temporaryFolder();
  for (const version of ['1.0.0-a', '1.0.0-b', '1.0.0-c']) await publish(outputDir, aBuiltModule({ version }));
  assert.deepEqual(versions(outputDir), { current: '1.0.0-c', previous: '1.0.0-b' });
  assert.equal((await rollBack(outputDir, 'mfe-catalog')).version, '1.0.0-b');
  assert.deepEqual(versions(outputDir), { current: '1.0.0-b', previous: '1.0.0-a' });
  assert.equal((await rollBack(outputDir, 'mfe-catalog')).version, '1.0.0-a');
  assert.deepEqual(versions(outputDir), { current: '1.0.0-a', previous: undefined });
  await assert.rejects(rollBack(outputDir, 'mfe-catalog'), /mfe-catalog has no earlier release to go back to/);
  assert.equal(readRegistry(outputDir).revision, 5);
});

test('after a roll-back the next release goes back to what was live, not to the release that was left', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  await rollBack(outputDir, 'mfe-catalog');
  await publish(outputDir, aBuiltModule({ version: '1.0.0-c' }));
  assert.deepEqual(versions(outputDir), { current: '1.0.0-c', previous: '1.0.0-a' });
});

test('a release that is published again is there once, and few earlier ones are remembered', async () => {
  const outputDir = temporaryFolder();
  const publishAll = async (ids: string) => {
    for (const id of ids) await publish(outputDir, aBuiltModule({ version: `1.0.0-${id}` }));
  };
  const history = () => {
    const { current, previous, older = [] } = readRegistry(outputDir).modules['mfe-catalog'] ?? {};
    return [current, previous, ...older].map((release) => release?.version.slice(-1)).join('');
  };
  await publishAll('abca');
  assert.equal(history(), 'acb');
  await publishAll('defghij');
  assert.equal(history(), 'jihgfed');
});

test('rolling back without an earlier release says so and frees the registry', async () => {
  const outputDir = temporaryFolder();
  await assert.rejects(rollBack(outputDir, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
  await publish(outputDir, aBuiltModule({}));
  await assert.rejects(rollBack(outputDir, 'mfe-catalog'), /^Error: mfe-catalog has no earlier release to go back to$/);
  assert.ok(!existsSync(join(outputDir, 'registry.lock')));
});

test('a publish and roll-backs at the same moment each see what the one before left', async () => {
  const outputDir = temporaryFolder();
  await publish(outputDir, aBuiltModule({ version: '1.0.0-0' }));
  await publish(outputDir, aBuiltModule({ version: '1.0.0-a' }));
  await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  const third = aBuiltModule({ version: '1.0.0-c' });
  await Promise.all([
    publish(outputDir, third),
    rollBack(outputDir, 'mfe-catalog'),
    rollBack(outputDir, 'mfe-catalog'),
  ]);
  const { current, previous } = versions(outputDir);
  assert.notEqual(current, previous);
  assert.equal(readRegistry(outputDir).revision, 6);
  assert.ok(['1.0.0-a', '1.0.0-c'].includes(current ?? ''));
});

test('publishers of one process at the same moment lose nothing', async () => {
  const outputDir = temporaryFolder();
  const names = ['one', 'two', 'three', 'four'];
  const dists = names.flatMap((name) => ['1.0.0-a', '1.0.0-b'].map((version) => aBuiltModule({ name, version })));
  await Promise.all(dists.map((dist) => publish(outputDir, dist)));
  assert.equal(readRegistry(outputDir).revision, 8);
  for (const name of names) {
    const { current, previous } = versions(outputDir, name);
    assert.deepEqual([current, previous].sort(), ['1.0.0-a', '1.0.0-b'], name);
  }
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
    const { revision } = readRegistry(outputDir); // throws on half a document
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

/** Makes a lock as a publisher does. @param age in milliseconds @returns its file */
function aLock(outputDir: string, age = 0) {
  const lock = join(outputDir, 'registry.lock');
  writeFileSync(lock, '');
  const made = new Date(Date.now() - age);
  utimesSync(lock, made, made);
  return lock;
}

/** Whether the work is still pending after a time in which it could have ended several times. */
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
  assert.deepEqual(readdirSync(outputDir).sort(), ['.releases.jsonl', 'modules', 'registry.json']);
});

test('a stale lock that another publisher is removing is left to it', async () => {
  const outputDir = temporaryFolder();
  const lock = aLock(outputDir, 60_000);
  writeFileSync(`${lock}.stale`, '');
  const published = publish(outputDir, aBuiltModule({}));
  assert.ok(await isPending(published));
  rmSync(`${lock}.stale`);
  await published;
});

test('the lock of a publisher at work is waited for', async () => {
  const outputDir = temporaryFolder();
  const lock = aLock(outputDir);
  const published = publish(outputDir, aBuiltModule({}));
  assert.ok(await isPending(published));
  rmSync(lock);
  await published;
});

test('the shell is a release like the modules, and its page is index.html for web servers that know no registry', async () => {
  const outputDir = temporaryFolder();
  const page = () => readFileSync(join(outputDir, 'index.html'), 'utf8');
  assert.equal(publishedShell(outputDir), undefined);
  await assert.rejects(rollBack(outputDir, 'shell'), /^Error: shell has no earlier release to go back to$/);
  const first = await publishShell(outputDir, aBuiltShell('1.0.0-s'));
  assert.equal(publishedShell(outputDir), '1.0.0-s');
  assert.ok(existsSync(join(outputDir, 'shell/1.0.0-s/main.js')));
  assert.match(page(), /<script defer src="\/shell\/1\.0\.0-s\/main\.js"><\/script>.*<div id="root"><\/div>/);
  assert.doesNotMatch(page(), /<!--/);

  const second = await publishShell(outputDir, aBuiltShell('1.0.1-t'));
  assert.deepEqual(readRegistry(outputDir).shell, { current: second, previous: first });
  assert.match(page(), /1\.0\.1-t/);
  assert.equal((await rollBack(outputDir, 'shell')).version, '1.0.0-s');
  assert.deepEqual(readRegistry(outputDir).shell, { current: first });
  assert.match(page(), /1\.0\.0-s/);
});

test('a shell whose file is changed after the build fails by name', async () => {
  const outputDir = temporaryFolder();
  const dist = aBuiltShell();
  writeFileSync(join(dist, 'main.js'), 'another');
  await assert.rejects(publishShell(outputDir, dist), /shell: main\.js is not the file/);
  assert.equal(publishedShell(outputDir), undefined);
});

test('a reader reads the registry again only when it was replaced', async () => {
  const outputDir = temporaryFolder();
  const read = createRegistryReader(outputDir);
  assert.deepEqual(read(), { revision: 0, modules: {} });
  await publish(outputDir, aBuiltModule({}));
  const first = read();
  assert.equal(first.revision, 1);
  assert.equal(read(), first);
  await publish(outputDir, aBuiltModule({ version: '1.0.0-b' }));
  assert.equal(read().revision, 2);
});
