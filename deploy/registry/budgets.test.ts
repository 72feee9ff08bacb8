import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { aBuiltShell } from '../testing/releases.ts';
import { checkBudget } from './budgets.ts';
import { readBuild } from './build-files.ts';

test('[MOD-05] the first scripts of a shell have a budget, as they are sent', () => {
  const build = readBuild(aBuiltShell());
  build.files.set('main.js', randomBytes(150_000));
  checkBudget(build); // its compressed copy is small, and browsers get that copy
  build.files.set('main.js.br', randomBytes(150_000));
  assert.throws(
    () => checkBudget(build),
    /^Error: shell: index\.html brings 150\.0 KB of scripts, and 142 KB are allowed$/,
  );
});
