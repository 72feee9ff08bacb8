import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { after, beforeEach, test } from 'node:test';
import { root } from '../build/packages.ts';
import { smallRepository } from '../testing/repository.ts';
import { dueProofs } from './due.ts';
import type { Proof } from './proof.ts';
import { proofs } from './proofs.ts';
import type { Proved } from './proved.ts';
import { figuresIn, runProof } from './run-proof.ts';

const { folder, write, remove } = smallRepository();
after(remove);
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
write('.gitignore', 'node_modules');
write('package-lock.json', JSON.stringify({ packages: { 'node_modules/used': { version: '1.0.0' } } }));
git('init', '-q');
git('add', '.');
git('commit', '-qm', 'start');
const commit = git('rev-parse', 'HEAD').trim();
beforeEach(() => {
  git('reset', '-q', '--hard');
  git('clean', '-qfd');
});

const aProof = (changes: Partial<Proof> = {}): Proof => ({
  name: 'faults',
  shows: 'nothing breaks',
  about: ['mfe-a/src/**'],
  short: 'true',
  whole: 'true',
  ...changes,
});
const entry = { commit, date: '2026-01-01', extent: 'short' as const, seconds: 1, figures: [] };
const due = (proved: Proved = { faults: entry }) =>
  dueProofs(folder, ['mfe-a', 'mfe-b', 'shared', 'tools'], [aProof()], proved).map(({ why }) => why);

test('a proof holds while nothing that it is about has changed', () => {
  assert.deepEqual(due(), []);
  write('mfe-b/src/module.ts', 'export default 2;');
  assert.deepEqual(due(), []);
});

test('it is due when one of its files has changed, or what one imports', () => {
  write('shared/ui/Button.tsx', 'export const Button = () => 2;');
  assert.match(due().join(), /^mfe-a\/src\/module/);
});

test('a text makes no proof due', () => {
  write('mfe-a/src/texts/es.json', '{ "title": "Hola" }');
  assert.deepEqual(due(), []);
});

test('a test of a suite makes no proof due', () => {
  write('mfe-a/src/module.test.ts', `import './module.ts';`);
  assert.deepEqual(due(), []);
});

test('another version of a library makes those due that are about a package which uses it', () => {
  write('package-lock.json', JSON.stringify({ packages: { 'node_modules/used': { version: '1.0.1' } } }));
  assert.equal(due().length, 1);
});

test('a proof that was never kept is due, and so is one whose commit the history does not have', () => {
  assert.deepEqual(due({}), ['it was never kept']);
  const elsewhere = { ...entry, commit: 'f'.repeat(40) };
  assert.deepEqual(due({ faults: elsewhere }), ['its commit ffffffff is not here']);
});

test('a proof keeps the lines that are its figures, without colours', () => {
  assert.deepEqual(figuresIn('starting\n\u001b[32mlanding  3 ms \u001b[39m\n', /\d ms/), ['landing  3 ms']);
  assert.deepEqual(figuresIn('3 ms'), []);
});

test('a proof whose command fails has failed', async () => {
  const { passed, figures } = await runProof(aProof({ short: 'echo 3 ms; exit 3', figures: /ms/ }), 'short');
  assert.deepEqual([passed, figures], [false, ['3 ms']]);
});

test('every proof is about files that there are', () => {
  const empty = proofs.flatMap(({ name, about }) =>
    about.filter((glob) => globSync(glob, { cwd: root }).length === 0).map((glob) => `${name}: ${glob}`),
  );
  assert.deepEqual(empty, []);
});
