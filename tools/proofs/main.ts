/**
 * `npm run proofs`: the long tests and measurements, and a table. The results for the present commit are written to
 * `.ci/proved.json`, which is to be committed.
 *   npm run proofs -- serving bench   only these
 *   npm run proofs -- --short         the samples that CI runs
 *   npm run proofs -- --due           only those whose subject has changed since they were last run
 *   npm run proofs -- --list          all of them, and which are due
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { root, workspaces } from '../build/packages.ts';
import { dueProofs } from './due.ts';
import type { Proof } from './proof.ts';
import { proofs } from './proofs.ts';
import { keepProved, readProved } from './proved.ts';
import { runProof } from './run-proof.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    due: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const unknown = positionals.find((name) => !proofs.some((proof) => proof.name === name));
if (unknown) throw new Error(`${unknown} is no proof: ${proofs.map(({ name }) => name).join(', ')}`);

const named = proofs.filter(({ name }) => !positionals.length || positionals.includes(name));
const due = values.due || values.list ? dueProofs(root, workspaces(), named, readProved()) : [];
for (const { proof, why } of due) console.log(`due: ${proof.name.padEnd(18)} ${why}`);
if (values.list) for (const { name, shows } of named) console.log(`${name.padEnd(18)} ${shows}`);

const extent = values.short ? 'short' : 'whole';
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const isCommitted = git('status', '--porcelain', '--', '.', ':!.ci/proved.json') === '';
const commit = git('rev-parse', 'HEAD');

/** Proofs that failed, and were true when they were run once more. */
const flaky = new Set<string>();

async function runTwiceIfNeeded(proof: Proof) {
  const first = await runProof(proof, extent);
  if (first.passed) return first;
  console.log(`\n── ${proof.name}: once more`);
  const second = await runProof(proof, extent);
  if (second.passed) flaky.add(proof.name);
  return second;
}

const results = [];
for (const proof of values.list ? [] : values.due ? due.map((one) => one.proof) : named) {
  console.log(`\n── ${proof.name}: ${proof.shows}`);
  const result = await runTwiceIfNeeded(proof);
  results.push(result);
  const { name, passed, seconds, figures } = result;
  if (passed && isCommitted && !process.env.CI)
    keepProved(name, { commit, date: new Date().toISOString().slice(0, 10), extent, seconds, figures });
}
if (results.length) {
  console.log(`\n${'proof'.padEnd(18)} ${'seconds'.padStart(8)}`);
  for (const { name, passed, seconds } of results)
    console.log(
      `${name.padEnd(18)} ${String(seconds).padStart(8)}  ${passed ? (flaky.has(name) ? 'flaky' : '') : 'FAILED'}`,
    );
  if (!isCommitted) console.log('nothing was kept: there are changes that are not committed');
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\nproofs: ${results.length - failed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
