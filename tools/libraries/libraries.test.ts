import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readPackage } from '../build/packages.ts';
import { sparseCopy } from '../testing/checkout.ts';
import { addLibrary } from './add-library.ts';
import { libraryProblems } from './check.ts';
import { type LockFile, lostFrom, ownPackages, readLock } from './lock-file.ts';

const module = 'mfe-qr-check';

async function teamsCheckout(t: TestContext) {
  const { folder, remove } = await sparseCopy([module, 'tools/build']);
  t.after(remove);
  const write = (file: string, content: object) => writeFileSync(join(folder, file), JSON.stringify(content));
  const named = readPackage(module, folder) as { dependencies: Record<string, string> };
  return {
    folder,
    name: (library: string, version: string) => {
      named.dependencies[library] = version;
      write(`${module}/package.json`, named);
    },
    changeLock: (change: (lock: LockFile) => void) => {
      const lock = readLock(folder);
      change(lock);
      write('package-lock.json', lock);
    },
  };
}

test('[MOD-10] a module that names a library in another version than the others is refused where these are not checked out', async (t) => {
  const { folder, name } = await teamsCheckout(t);
  assert.deepEqual(libraryProblems(folder, module), []);
  name('yup', '1.6.1');
  assert.deepEqual(libraryProblems(folder, module), [
    `${module} names yup 1.6.1, and mfe-account names 1.7.1: all packages take one version of a library`,
  ]);
});

test('[MOD-10] a range, and a library that the lock file lacks, are refused with what to do', async (t) => {
  const { folder, name } = await teamsCheckout(t);
  name('jsqr', '^1.4.0');
  name('left-pad', '1.3.0');
  assert.deepEqual(libraryProblems(folder, module), [
    `${module} names jsqr ^1.4.0: name one exact version, without a range`,
    `${module} names left-pad 1.3.0, which is not in package-lock.json: \`npm run add -- ${module} left-pad@1.3.0\``,
  ]);
});

test('[MOD-10] a lock file without what other packages need is refused, and how to have it back is said', async (t) => {
  const { folder, changeLock } = await teamsCheckout(t);
  changeLock(({ packages }) => {
    delete packages.shell;
    delete packages['node_modules/pg'];
  });
  const [problem = ''] = libraryProblems(folder, module);
  assert.match(problem, /^package-lock\.json has lost what other packages need: .*\bpg\b/);
  assert.match(problem, /git checkout .* -- package-lock\.json.*npm run add -- <module> <library>/);
});

test('[MOD-10] what is lost is told also of a package that nobody names, as git knows its folder', () => {
  const lock = { packages: { '': {}, shell: { dependencies: { a: '1.0.0' } }, 'shell/node_modules/a': {} } };
  assert.deepEqual(lostFrom(lock, ['shell']), []);
  assert.deepEqual(lostFrom(lock, ['shell', 'mfe-a']), ['mfe-a']);
});

test('[MOD-10] a library added where nothing else is checked out takes nothing out of the lock file, in the version of the others', async (t) => {
  const { folder } = await teamsCheckout(t);
  const before = readLock(folder);
  addLibrary(folder, module, 'yup');
  const after = readLock(folder);
  const { version } = before.packages['node_modules/yup'] ?? {};
  assert.equal((readPackage(module, folder) as { dependencies: Record<string, string> }).dependencies.yup, version);
  assert.equal(after.packages[module]?.dependencies?.yup, version);
  assert.deepEqual(Object.keys(after.packages).sort(), Object.keys(before.packages).sort());
  assert.deepEqual(
    ownPackages(after).filter(([place]) => place !== module),
    ownPackages(before).filter(([place]) => place !== module),
  );
});

test('[MOD-10] a library in another version than that of the others is not added, and the files stay as they were', async (t) => {
  const { folder } = await teamsCheckout(t);
  const files = () =>
    ['package-lock.json', `${module}/package.json`].map((file) => readFileSync(join(folder, file), 'utf8'));
  const before = files();
  assert.throws(() => addLibrary(folder, module, 'yup@1.6.1'), /mfe-account names 1\.7\.1/);
  assert.deepEqual(files(), before);
});
