import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, beforeEach, test } from 'node:test';
import { root } from '../build/packages.ts';
import { smallRepository } from '../testing/repository.ts';
import { proofStates } from './due.ts';
import type { Proof } from './proof.ts';
import { saveResult } from './proof-results.ts';
import { proofs } from './proofs.ts';
import { runCommand } from './run-command.ts';
import { runProof } from './run-proof.ts';

const { folder, write, git, commit, remove } = smallRepository();
after(remove);
const lock = (versions: Record<string, string>) =>
  write(
    'package-lock.json',
    JSON.stringify({
      packages: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [
          `node_modules/${name}`,
          { version, ...(name === 'used' && { dependencies: { brought: '^1.0.0' } }) },
        ]),
      ),
    }),
  );

const aProof = (changes: Partial<Proof> = {}): Proof => ({
  name: 'faults',
  shows: 'nothing breaks',
  about: ['mfe-a/src/**'],
  short: 'true',
  whole: 'true',
  ...changes,
});
const states = (proof = aProof()) => proofStates(folder, ['mfe-a', 'mfe-b', 'shared', 'tools'], [proof]);
const due = (proof = aProof()) => states(proof)[0]?.due;
const keepAll = (proof = aProof()) => {
  for (const { hash } of states(proof))
    saveResult(folder, proof.name, { hash, date: '2026-01-01', extent: 'short', seconds: 1, figures: [] });
};

write('.gitignore', 'node_modules');
write('shared/contracts/index.ts', `export * from './links.ts'; export * from './events.ts';`);
write('shared/contracts/links.ts', 'export const links = 1; export interface Link {}');
write('shared/contracts/events.ts', 'export const events = 1; export interface OrderPaid {}');
write(
  'shared/package.json',
  JSON.stringify({
    name: '@idavuelta/shared',
    exports: { './ui': './ui/index.ts', './contracts': './contracts/index.ts' },
  }),
);
write('mfe-a/src/links.ts', `import { links, type Link } from '@idavuelta/shared/contracts'; export default links;`);
write('mfe-a/src/links.module.css', '.link { color: blue }');
lock({ used: '1.0.0', unused: '1.0.0', brought: '1.0.0' });
git('init', '-q');
commit('start');
keepAll();
const start = commit('what was proved');
beforeEach(() => {
  git('reset', '-q', '--hard', start);
  git('clean', '-qfd');
});

test('what was proved holds while nothing that it reaches has changed, whatever else is committed', () => {
  assert.equal(due(), undefined);
  write('mfe-b/src/module.ts', 'export default 2;');
  assert.equal(due(), undefined);
  commit('another module');
  git('commit', '--amend', '-qm', 'in other words');
  assert.equal(due(), undefined);
});

test('it is due when one of its files has changed, which is named, and holds again when it is as before', () => {
  write('mfe-a/src/links.ts', 'export default 2;');
  assert.equal(due(), 'mfe-a/src/links.ts and 1 more changed');
  git('checkout', '-q', 'mfe-a/src/links.ts');
  assert.equal(due(), undefined);
});

test('it is due when a value that it imports from another package has changed where it is declared', () => {
  write('shared/ui/Button.tsx', 'export const Button = () => 2;');
  assert.equal(due(), 'shared/ui/Button.tsx changed');
});

test('an index that passes on more, a neighbour that nobody imports and a type make nothing due', () => {
  write(
    'shared/ui/index.ts',
    `export * from './Button.tsx'; export * from './Dialog.tsx'; export * from './More.tsx';`,
  );
  write('shared/ui/More.tsx', 'export const More = () => 1;');
  write('shared/ui/Dialog.tsx', 'export const Dialog = () => 2;');
  write('shared/contracts/events.ts', 'export const events = 2; export interface OrderPaid { at: string }');
  write('mfe-a/src/links.types.test.ts', `import './links.ts';`);
  assert.equal(due(), undefined);
});

test('a text or a style makes due what looks at pages, and nothing else', () => {
  const looks = aProof({ name: 'screens', looks: true });
  keepAll(looks);
  assert.equal(due(looks), undefined);
  write('mfe-a/src/texts/es.json', '{ "title": "Hola" }');
  write('mfe-a/src/links.module.css', '.link { color: red }');
  assert.equal(due(), undefined);
  assert.match(due(looks) ?? '', /changed/);
});

test('another version of a library that its files use, or of what that brings along, makes it due', () => {
  lock({ used: '1.0.0', unused: '2.0.0', brought: '1.0.0' });
  assert.equal(due(), undefined);
  lock({ used: '1.0.1', unused: '1.0.0', brought: '1.0.0' });
  assert.equal(due(), 'node_modules/used changed');
  lock({ used: '1.0.0', unused: '1.0.0', brought: '1.0.1' });
  assert.equal(due(), 'node_modules/brought changed');
});

test('another command makes it due, and so does never having been kept', () => {
  assert.match(due(aProof({ short: 'false' })) ?? '', /its command, has changed/);
  assert.equal(due(aProof({ name: 'never' })), 'it was never kept');
});

test('a proof keeps the lines that are its figures, without colours', async () => {
  const command = `printf 'starting\\n\\033[32mlanding  3 ms \\033[39m\\n'`;
  assert.deepEqual((await runCommand(command, /\d ms/)).figures, ['landing  3 ms']);
  assert.deepEqual((await runCommand(command)).figures, []);
});

test('a proof whose command fails twice has failed; one that passes the second time is flaky', async () => {
  const failing = await runProof(aProof({ short: 'echo 3 ms; exit 3', figures: /ms/ }), 'short');
  assert.deepEqual([failing.passed, failing.flaky, failing.figures], [false, false, ['3 ms']]);
  const once = `${folder}/once`;
  const flaky = await runProof(aProof({ short: `test -e ${once} || { touch ${once}; exit 1; }` }), 'short');
  assert.deepEqual([flaky.passed, flaky.flaky], [true, true]);
});

test('every proof is about files that there are', () => {
  const empty = proofs.flatMap(({ name, about }) =>
    about.filter((glob) => globSync(glob, { cwd: root }).length === 0).map((glob) => `${name}: ${glob}`),
  );
  assert.deepEqual(empty, []);
});
