import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { smallRepository } from '../testing/repository.ts';
import { dueVersions } from './due-versions.ts';

const { folder, write, git, commit, remove } = smallRepository();
after(remove);

const due = () => dueVersions(folder, ['mfe-a', 'mfe-b'], ['mfe-a', 'mfe-b', 'shared', 'tools']);

test('[MOD-10] a version is due for what has no tag, and then for whose build has changed since its own tag', () => {
  write('.gitignore', 'node_modules');
  git('init', '-q');
  commit();
  assert.deepEqual(due(), ['mfe-a', 'mfe-b']);
  git('tag', 'mfe-a@1.0.0');
  git('tag', 'mfe-b@1.0.0');
  assert.deepEqual(due(), []);
  write('shared/ui/Dialog.tsx', 'export const Dialog = () => 2;');
  write('mfe-a/src/module.test.ts', '');
  commit();
  assert.deepEqual(due(), ['mfe-b']);
  git('tag', 'mfe-b@1.10.0');
  write('mfe-a/src/texts/es.json', '{"a":"b"}');
  commit();
  assert.deepEqual(due(), ['mfe-a']);
});
