import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { aBuiltModule, aBuiltShell } from '../testing/releases.ts';
import { checkBudget } from './budgets.ts';
import { readBuild, toRelease } from './build-files.ts';

test('[MOD-05] the first scripts of a shell have a budget, as they are sent', () => {
  const build = readBuild(aBuiltShell());
  build.files.set('main.js', randomBytes(150_000));
  checkBudget(build); // its compressed copy is small, and browsers get that copy
  build.files.set('main.js.br', randomBytes(150_000));
  assert.throws(
    () => checkBudget(build),
    /^Error: shell: index\.html brings 150\.0 KB of scripts, and 143 KB are allowed$/,
  );
});

test('[MOD-05] a module brings its own budget with its build, and readers of the registry never see it', () => {
  const build = readBuild(aBuiltModule({ routes: ['/a'] }));
  build.files.set('remoteEntry.js.br', randomBytes(35_000));
  assert.throws(() => checkBudget(build), /brings 35\.\d KB of scripts, and 30 KB are allowed$/);
  build.manifest.budget = 36;
  checkBudget(build);
  assert.ok(!('budget' in toRelease(build.manifest)));
});
