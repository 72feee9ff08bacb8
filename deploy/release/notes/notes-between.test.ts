import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promote, rollBack, startCanary } from '../../registry/releases.ts';
import { storeRelease } from '../../registry/stored-releases.ts';
import { createFolderStore } from '../../registry/stores/folder-store.ts';
import { aBuiltModule, temporaryFolder } from '../../testing/releases.ts';
import { aRepository, aRepositoryOfTheCatalogue, button, page } from '../../testing/repository.ts';
import { publishBuild } from '../publish-build.ts';
import { notesBetween } from './notes-between.ts';
import { notesLines } from './notes-text.ts';

const name = 'mfe-catalog';

/** Publishes a release per change of the page, the first of which is live. */
async function withReleases(...subjects: string[]) {
  const repository = aRepositoryOfTheCatalogue();
  const store = createFolderStore(temporaryFolder());
  const release = async (version: string) => {
    repository.build(version, [page, button]);
    await publishBuild(store, repository.folder, name);
  };
  await release('1.0.0-a');
  await promote(store, name, '1.0.0-a');
  const hashes: string[] = [];
  for (const [i, subject] of subjects.entries()) {
    repository.write(page, `export const page = '${subject}';`);
    hashes.push(repository.commit(subject));
    await release(`1.0.0-${'bcdefg'[i]}`);
  }
  const notes = (options = {}, folder = repository.folder) => notesBetween(store, folder, name, options);
  const subjectsOf = async (options = {}) => (await notes(options)).commits.map(({ subject }) => subject);
  return { ...repository, store, release, hashes, notes, subjectsOf };
}

test('[MOD-14] notes tell the commits between what is live and the newest release that is published, by their type', async () => {
  const { notes, hashes } = await withReleases('feat(catalog): filters', 'fix: a name', 'perf: faster', 'feat!: days');
  const { version, ...between } = await notes();
  assert.equal(version, '1.0.0-e');
  const day = between.commits[0]?.date;
  assert.equal(
    notesLines(`${name} ${version}`, between),
    [
      'mfe-catalog 1.0.0-e differs from 1.0.0-a by 4 commits',
      'features',
      `    ${hashes[3]}  ${day}  feat!: days`,
      `    ${hashes[0]}  ${day}  feat(catalog): filters`,
      'fixes',
      `    ${hashes[1]}  ${day}  fix: a name`,
      'other',
      `    ${hashes[2]}  ${day}  perf: faster`,
    ].join('\n'),
  );
});

test('[MOD-14] a canary is the candidate, whatever was published after it', async () => {
  const { store, subjectsOf } = await withReleases('feat: one', 'feat: two');
  await startCanary(store, name, '1.0.0-b', { percentage: 5 });
  assert.deepEqual(await subjectsOf(), ['feat: one']);
});

test('[MOD-14] notes are kept: they need no git until others are asked for', async () => {
  const { store, notes } = await withReleases('feat: one', 'feat: two');
  const elsewhere = temporaryFolder();
  assert.equal((await notes({}, elsewhere)).commits.length, 2);
  await promote(store, name, '1.0.0-b');
  await assert.rejects(notes({}, elsewhere), {
    message:
      'the commits between mfe-catalog 1.0.0-b and 1.0.0-c are not known: there is no git repository here; what is kept with 1.0.0-c is since 1.0.0-a: --from 1.0.0-a',
  });
});

test('[MOD-14] between any two releases git is asked; one that goes back takes commits back', async () => {
  const { store, notes, subjectsOf } = await withReleases('feat: one', 'feat: two', 'fix: three');
  assert.deepEqual(await subjectsOf({ from: '1.0.0-b', to: '1.0.0-c' }), ['feat: two']);
  await promote(store, name, '1.0.0-d');
  const { version, ...back } = await notes({ to: '1.0.0-c' });
  assert.match(
    notesLines(`${name} ${version}`, back),
    /^mfe-catalog 1\.0\.0-c differs from 1\.0\.0-d by 1 commit\ntaken back\n {4}\w{8} {2}\S{10} {2}fix: three$/,
  );
  await rollBack(store, name);
  assert.deepEqual(await subjectsOf(), ['fix: three', 'feat: two', 'feat: one']);
});

test('[MOD-14] while nothing is live the notes are those that the release was published with', async () => {
  const repository = aRepositoryOfTheCatalogue();
  const store = createFolderStore(temporaryFolder());
  repository.build('1.0.0-a', [page]);
  await publishBuild(store, repository.folder, name);
  const { version, ...notes } = await notesBetween(store, repository.folder, name, {});
  assert.match(
    notesLines(`${name} ${version}`, notes),
    /^mfe-catalog 1\.0\.0-a: the last commit: nothing of mfe-catalog was live\nfeatures\n {4}\w{8} {2}\S{10} {2}feat\(catalog\): opens$/,
  );
});

test('[MOD-14] what a publisher without git could not tell is told where there is one', async () => {
  const { folder, store, write, commit, git, build, subjectsOf, notes } = await withReleases();
  write(page, 'export const page = 2;');
  commit('feat: one');
  build('1.0.0-b', [page, button]);
  const copy = aRepository();
  copy.write('.git', 'gitdir: /nowhere\n');
  git('--work-tree', copy.folder, 'checkout', '-q', 'HEAD', '--', '.');
  cpSync(join(folder, name, 'dist'), join(copy.folder, name, 'dist'), { recursive: true });
  await publishBuild(store, copy.folder, name);
  assert.deepEqual(await subjectsOf(), ['feat: one']);
  const { version, ...elsewhere } = await notes({}, copy.folder);
  assert.match(notesLines(version, elsewhere), /^1\.0\.0-b: unknown commits: git failed: fatal: /);
});

test('[MOD-14] what cannot be told is an error that says why', async () => {
  const { store, notes, folder } = await withReleases();
  await assert.rejects(notesBetween(store, folder, 'mfe-unknown', {}), {
    message: 'no release of mfe-unknown is published',
  });
  await assert.rejects(notes({ to: '1.0.0-x' }), { message: 'mfe-catalog 1.0.0-x is not published' });
  await assert.rejects(notes({ from: '1.0.0-x' }), { message: 'mfe-catalog 1.0.0-x is not published' });
  await assert.rejects(notes(), {
    message: 'nothing is between: mfe-catalog 1.0.0-a is live for everybody, and nothing was published after it',
  });
  await assert.rejects(notes({ from: '1.0.0-a', to: '1.0.0-a' }), {
    message: 'nothing is between mfe-catalog 1.0.0-a and itself',
  });
  await storeRelease(store, aBuiltModule({ version: '1.0.0-o' }));
  await assert.rejects(notes({ to: '1.0.0-o' }), {
    message:
      'the commits between mfe-catalog 1.0.0-a and 1.0.0-o are not known: 1.0.0-o was published without notes, and does not tell what it is made of',
  });
});

test('[MOD-14] two releases of the same sources differ by no commit', async () => {
  const { release, notes } = await withReleases();
  await release('1.0.1-b');
  await assert.rejects(notes(), {
    message:
      'nothing is between mfe-catalog 1.0.0-a and 1.0.1-b: no commit changed their sources, only libraries or the number of the version',
  });
});
