import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readNotes } from '../../registry/release-notes.ts';
import { promote, startCanary } from '../../registry/releases.ts';
import { storeRelease } from '../../registry/stored-releases.ts';
import { createFolderStore } from '../../registry/stores/folder-store.ts';
import { temporaryFolder } from '../../testing/releases.ts';
import { aRepository, aRepositoryOfTheCatalogue, button, page } from '../../testing/repository.ts';
import { publishBuild } from '../publish-build.ts';

const name = 'mfe-catalog';
const sources = [page, button];
const aStore = () => createFolderStore(temporaryFolder());

/** Creates a repository whose first state is published and live, as `a`. */
async function withLiveRelease() {
  const repository = aRepositoryOfTheCatalogue();
  const store = aStore();
  const release = async (version: string, built = sources) => {
    repository.build(version, built);
    await publishBuild(store, repository.folder, name);
    return readNotes(store, name, version);
  };
  await release('1.0.0-a');
  await promote(store, name, '1.0.0-a');
  return { ...repository, store, release };
}

test('[MOD-14] the commits since what is live, of the files that the build is made of, are kept with it', async () => {
  const { write, commit, release } = await withLiveRelease();
  write(page, 'export const page = 2;');
  const one = commit('feat(catalog): filters by day');
  write('docs/page.md', 'Words.');
  write('mfe-catalog/src/Page.test.tsx', '');
  commit('docs: words');
  write(button, 'export const button = 2;');
  const two = commit('fix(ui): the button has a name');
  const notes = await release('1.0.0-b');
  assert.equal(notes?.since, '1.0.0-a');
  assert.deepEqual(
    notes?.commits.map(({ hash, subject }) => [hash, subject]),
    [
      [two, 'fix(ui): the button has a name'],
      [one, 'feat(catalog): filters by day'],
    ],
  );
  assert.match(notes?.commits[0]?.date ?? '', /^\d{4}-\d\d-\d\d$/);
  assert.equal(notes?.why, undefined);
});

test('[MOD-14] a file that the live release alone was made of counts', async () => {
  const { remove, commit, release } = await withLiveRelease();
  remove(button);
  commit('fix(ui): no button');
  const notes = await release('1.0.0-b', [page]);
  assert.deepEqual(
    notes?.commits.map(({ subject }) => subject),
    ['fix(ui): no button'],
  );
});

test('[MOD-14] what is live for some visitors is not what a release is compared with', async () => {
  const { write, commit, release, store } = await withLiveRelease();
  write(page, 'export const page = 2;');
  commit('feat: one');
  await release('1.0.0-b');
  await startCanary(store, name, '1.0.0-b', { percentage: 5 });
  write(page, 'export const page = 3;');
  commit('feat: two');
  const notes = await release('1.0.0-c');
  assert.deepEqual([notes?.since, notes?.commits.length], ['1.0.0-a', 2]);
});

test('[MOD-14] while nothing is live the notes are the last commits, and say so', async () => {
  const repository = aRepositoryOfTheCatalogue();
  for (let i = 2; i <= 13; i++) {
    repository.write(page, `export const page = ${i};`);
    repository.commit(`feat: ${i}`);
  }
  repository.build('1.0.0-a', sources);
  const store = aStore();
  await publishBuild(store, repository.folder, name);
  const notes = await readNotes(store, name, '1.0.0-a');
  assert.deepEqual([notes?.since, notes?.why], [undefined, 'nothing of mfe-catalog was live']);
  assert.deepEqual([notes?.commits.length, notes?.commits[0]?.subject], [10, 'feat: 13']);
});

test('[MOD-14] without git a release is published, and its notes say why they are empty', async () => {
  const repository = aRepository();
  for (const file of sources) repository.write(file, '');
  repository.build('1.0.0-a', sources);
  const store = aStore();
  await publishBuild(store, repository.folder, name);
  const notes = await readNotes(store, name, '1.0.0-a');
  assert.deepEqual([notes?.commits, notes?.why], [[], 'it was published outside a git repository']);
});

test('[MOD-14] where git fails a release is published, and its notes have the reason', async () => {
  const repository = aRepository();
  for (const file of sources) repository.write(file, '');
  repository.build('1.0.0-a', sources);
  repository.write('.git', 'gitdir: /nowhere/at/all\n');
  const store = aStore();
  await publishBuild(store, repository.folder, name);
  const notes = await readNotes(store, name, '1.0.0-a');
  assert.match(notes?.why ?? '', /^git failed: fatal: not a git repository: .*nowhere/);
});

test('[MOD-14] a shallow clone without the commit that is live says so, and takes its first commit for no change', async () => {
  const { folder, write, commit, store, first } = await withLiveRelease();
  for (const i of [2, 3]) {
    write(page, `export const page = ${i};`);
    commit(`feat: ${i}`);
  }
  const clone = aRepository(join(temporaryFolder(), 'clone'));
  aRepository().git('clone', '-q', '--depth=2', `file://${folder}`, clone.folder);
  clone.build('1.0.0-b', sources);
  await publishBuild(store, clone.folder, name);
  const notes = await readNotes(store, name, '1.0.0-b');
  assert.equal(notes?.since, '1.0.0-a');
  assert.equal(notes?.why, `commit ${first} of 1.0.0-a is not in the clone`);
  assert.deepEqual(
    notes?.commits.map(({ subject }) => subject),
    ['feat: 3'],
  );
});

test('[MOD-14] what was in no commit is told', async () => {
  const { write, release } = await withLiveRelease();
  write(page, 'export const page = 2;');
  const notes = await release('1.0.0-b');
  assert.deepEqual([notes?.commits, notes?.uncommitted], [[], true]);
});

test('[MOD-14] commits that the live release has and this one has not are told apart, but for those picked', async () => {
  const { git, write, commit, release, store } = await withLiveRelease();
  git('checkout', '-qb', 'other');
  write(page, 'export const page = 2;');
  const picked = commit('fix: picked');
  write(button, 'export const button = 2;');
  const undone = commit('feat: only there');
  await release('1.0.0-b');
  await promote(store, name, '1.0.0-b');
  git('checkout', '-qb', 'third', 'HEAD~2');
  write('docs/page.md', 'Words.');
  commit('docs: words');
  git('cherry-pick', picked);
  const notes = await release('1.0.0-c');
  assert.deepEqual(
    notes?.commits.map(({ hash, undone: isUndone }) => [hash, isUndone]),
    [[undone, true]],
  );
});

test('[MOD-14] two equal builds are one release whatever was live, with the notes of the first', async () => {
  const { write, commit, release, store } = await withLiveRelease();
  write(page, 'export const page = 2;');
  commit('feat: one');
  const notes = await release('1.0.0-b');
  await promote(store, name, '1.0.0-b');
  assert.deepEqual(await release('1.0.0-b'), notes);

  const other = createFolderStore(temporaryFolder()); // killed after storing the notes; other notes would be due now
  const untilNotes = {
    ...other,
    put: (key: string, content: Buffer) =>
      /\.(notes|claim)\.json$/.test(key) ? other.put(key, content) : Promise.reject(new Error('killed')),
  };
  const repository = aRepositoryOfTheCatalogue();
  repository.build('1.0.0-b', sources);
  await assert.rejects(publishBuild(untilNotes, repository.folder, name), /killed/);
  repository.build('1.0.0-a', sources);
  await publishBuild(other, repository.folder, name);
  await promote(other, name, '1.0.0-a');
  repository.build('1.0.0-b', sources);
  await publishBuild(other, repository.folder, name);
  assert.equal((await readNotes(other, name, '1.0.0-b'))?.since, undefined);
});

test('[MOD-14] notes are bounded: fifty commits, a line each without control characters', async () => {
  const { git, write, commit, release } = await withLiveRelease();
  for (let i = 0; i < 52; i++) {
    write(page, `export const page = 'b${i}';`);
    commit(`feat: ${i} \u001b[31m${'long '.repeat(60)}`);
  }
  git('config', 'log.showSignature', 'true');
  const notes = await release('1.0.0-b');
  assert.deepEqual([notes?.commits.length, notes?.others], [50, 2]);
  assert.match(notes?.commits[0]?.subject ?? '', /^feat: 51 \[31mlong .{100,110}…$/);
});

test('[MOD-14] the commit that a release names is never an option of git', async () => {
  const { folder, write, commit, build, release, store } = await withLiveRelease();
  const victim = join(temporaryFolder(), 'victim');
  build('1.0.0-x', sources);
  const file = join(folder, name, 'dist/module.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...manifest, origin: { commit: `--output=${victim}` } }));
  await storeRelease(store, join(folder, name, 'dist'));
  await promote(store, name, '1.0.0-x');
  write(page, 'export const page = 2;');
  commit('feat: one');
  const notes = await release('1.0.0-b');
  assert.equal(notes?.why, '1.0.0-x does not tell its commit');
  assert.throws(() => readFileSync(victim), { code: 'ENOENT' });
});
