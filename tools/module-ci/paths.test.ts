import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { modules, readPackage, root } from '../build/packages.ts';
import { sparseCopy } from '../testing/checkout.ts';
import { modulePaths, pathsFile } from './paths.ts';

test('[MOD-10] what a module does not use is none of its paths', async () => {
  const paths = await modulePaths(root, 'mfe-qr-check');
  assert.ok(paths.includes('shared/contracts'));
  assert.ok(!paths.includes('shared/calendar'));
  assert.ok((await modulePaths(root, 'mfe-account')).includes('shared/calendar'));
});

test('[MOD-10] the paths that a team checks out stand in the repository as they are now', async () => {
  assert.deepEqual(readdirSync(join(root, '.ci/paths')).sort(), [...modules].sort());
  for (const name of modules) {
    const written = readFileSync(join(root, pathsFile(name)), 'utf8')
      .trim()
      .split('\n');
    assert.deepEqual(written, await modulePaths(root, name), `npm run module-ci -- --paths ${name}`);
  }
});

test('[MOD-10] every command that the documents name runs in a checkout of one module, or says what it needs', async (t) => {
  const { folder, remove } = await sparseCopy(await modulePaths(root, 'mfe-qr-check'));
  t.after(remove);
  const { scripts } = readPackage('.') as { scripts: Record<string, string> };
  const documents = ['README.md', 'CONTRIBUTING.md', 'docs/commands.md', 'docs/new-module.md'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const words = documents.flatMap((text) => [...text.matchAll(/npm (?:run )?([\w:-]+)(?! -w)\b/g)]);
  const commands = new Set(words.map(([, name = '']) => name).filter((name) => scripts[`pre${name}`]));
  const answer = (program: string, words: string[], env = {}) =>
    spawnSync(program, words, { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } }).stderr;
  const isRefused = (command: string) => {
    const env = { npm_package_name: 'idavuelta', npm_lifecycle_event: `pre${command}` };
    const needs = `npm run ${command} needs the whole repository: \`git sparse-checkout disable\``;
    return answer('node', ['tools/ready.mjs'], env).startsWith(needs);
  };
  const runs = [...commands].filter((command) => !isRefused(command));
  for (const command of runs)
    assert.doesNotMatch(answer('npm', ['run', command, '--', '--help']), /^ +at /m, `${command}: a stack is no answer`);
  assert.deepEqual(runs.sort(), ['add', 'alone', 'override', 'release']);
  assert.ok(['affected', 'versions', 'new-module', 'start', 'test', 'check'].every((name) => commands.has(name)));
});

test('[MOD-10] every command of the root begins with what makes a checkout ready, so that it can say what it lacks', () => {
  const { scripts } = readPackage('.') as { scripts: Record<string, string> };
  const checks = /^(pre.*|check:.*|format|generate:.*)$/; // parts of a whole, which begins so
  const without = Object.keys(scripts).filter((name) => !checks.test(name) && !scripts[`pre${name}`]);
  assert.deepEqual(without, []);
});
