import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { smallRepository } from '../testing/repository.ts';
import { originOf } from './origin.ts';

const { folder, write, git, commit, remove } = smallRepository();
after(remove);
const origin = () => originOf(folder, 'mfe-a', '1.1.0', ['mfe-a/src/module.ts']);

test('[MOD-10] a build tells the last commit that changed its sources, and the changelog of its version', () => {
  assert.deepEqual(origin(), {});
  write('.gitignore', 'node_modules');
  git('init', '-q');
  const first = commit();
  write('mfe-b/src/module.ts', '');
  write(
    'mfe-a/CHANGELOG.md',
    '# Change Log\n\n## 1.1.0 (2026-11-26)\n\n### Features\n\n* **a:** new 1234567\n\n# 1.0.0 (2026-11-25)\n\n* old\n',
  );
  commit();
  assert.deepEqual(origin(), { commit: first, changes: '### Features\n\n* **a:** new 1234567' });
  write('mfe-a/src/module.ts', '');
  assert.deepEqual(Object.keys(origin()), ['changes'], 'what is not committed is of no commit');
});

test('[MOD-10] a version whose changes are all in other packages is not said to have none', () => {
  write(
    'mfe-a/CHANGELOG.md',
    '# Change Log\n\n## 1.1.0 (2026-11-26)\n\n**Note:** Version bump only for package mfe-a\n\n# 1.0.0 (2026-11-25)\n\n* old\n',
  );
  assert.equal(origin().changes, undefined);
});
