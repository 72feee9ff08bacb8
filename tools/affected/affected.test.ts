import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { smallRepository } from '../testing/repository.ts';
import { affectedBy } from './affected.ts';
import { changesSince } from './changes.ts';

const { folder, write, git, commit, remove } = smallRepository();
after(remove);

const lock = (versions: Record<string, string>) =>
  write(
    'package-lock.json',
    JSON.stringify({
      packages: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
      ),
    }),
  );

write('.gitignore', 'node_modules');
lock({ used: '1.0.0', unused: '1.0.0', webpack: '5.0.0' });
git('init', '-q');
commit('start');
beforeEach(() => {
  git('reset', '-q', '--hard');
  git('clean', '-qfd');
});

const affected = () =>
  affectedBy(
    folder,
    ['mfe-a', 'mfe-b', 'shared', 'tools'],
    (name) => name.startsWith('mfe-'),
    changesSince(folder, 'HEAD'),
  ).map(({ name, release, test: tests }) =>
    [name, ...(tests ? ['test'] : []), ...(release ? ['release'] : [])].join(' '),
  );

test('nothing is affected by no change', () => {
  assert.deepEqual(affected(), []);
});

test('a part of shared concerns the tests of all who could import it, and the releases of those who use it', () => {
  write('shared/ui/Button.tsx', 'export const Button = () => 2;');
  assert.deepEqual(affected(), ['mfe-a test release', 'mfe-b test', 'shared test']);
});

test('a test is run and not released; a text is released', () => {
  write('mfe-a/src/module.test.ts', '');
  assert.deepEqual(affected(), ['mfe-a test']);
  write('mfe-b/src/texts/pt.json', '{}');
  assert.deepEqual(affected(), ['mfe-a test', 'mfe-b test release']);
});

test('a file that is gone counts', () => {
  rmSync(join(folder, 'mfe-a/src/texts/es.json'));
  assert.deepEqual(affected(), ['mfe-a test release']);
});

test('another version of a library concerns those who use it; of the bundler, all releases', () => {
  lock({ used: '1.0.1', unused: '1.0.0', webpack: '5.0.0' });
  assert.deepEqual(affected(), ['mfe-a test release', 'mfe-b test release']);
  lock({ used: '1.0.0', unused: '1.0.1', webpack: '5.0.0' });
  assert.deepEqual(affected(), []);
  lock({ used: '1.0.0', unused: '1.0.0', webpack: '5.0.1' });
  assert.deepEqual(affected(), ['mfe-a release', 'mfe-b release', 'tools test']);
});

test('an unknown commit is an error', () => {
  assert.throws(() => changesSince(folder, 'nowhere'), /nowhere/);
});
