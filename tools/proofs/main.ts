/**
 * `npm run proofs`: runs the long tests, and prints a table. Passed proofs are stored in `.ci/proved`, with a hash of
 * everything they reach; commit the file, which is valid until one of these files changes.
 *   npm run proofs -- serving booking   only these
 *   npm run proofs -- --short           the samples that CI runs
 *   npm run proofs -- --due             only those without a stored result for the current files
 *   npm run proofs -- --list            all of them: due or stored, since when, and what made them due
 *   npm run proofs -- --take ../clone   takes over another checkout's results for the same files
 *   npm run proofs -- --history 200     how many each of the last commits made due
 */
import { parseArgs } from 'node:util';
import { root, workspaces } from '../build/packages.ts';
import { proofStates } from './due.ts';
import { printHistory } from './history.ts';
import { printTable } from './print-table.ts';
import { saveResult } from './proof-results.ts';
import { proofs } from './proofs.ts';
import { runProof } from './run-proof.ts';
import { takeResults } from './take.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    due: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    take: { type: 'string' },
    history: { type: 'string' },
  },
});
const unknown = positionals.find((name) => !proofs.some((proof) => proof.name === name));
if (unknown) throw new Error(`${unknown} is no proof: ${proofs.map(({ name }) => name).join(', ')}`);
const named = proofs.filter(({ name }) => !positionals.length || positionals.includes(name));
const packages = workspaces();

if (values.history) printHistory(root, packages, named, Number(values.history));
else if (values.take) takeResults(values.take, proofStates(root, packages, named));
else if (values.list) list();
else await run();

function list() {
  for (const { proof, result, due } of proofStates(root, packages, named)) {
    const since = result ? `kept ${result.date}, ${result.extent}, ${result.seconds} s` : '';
    console.log(
      `${due ? 'due ' : 'kept'}  ${proof.name.padEnd(18)} ${due ? `${due}${since && ` (${since})`}` : since}`,
    );
    console.log(`      ${''.padEnd(18)} ${proof.shows}`);
  }
}

async function run() {
  const extent = values.short ? 'short' : 'whole';
  const states = proofStates(root, packages, named).filter(({ due }) => due || !values.due);
  for (const { proof, due } of states) if (due) console.log(`due: ${proof.name.padEnd(18)} ${due}`);
  const results = [];
  for (const { proof, hash } of states) {
    console.log(`\n── ${proof.name}: ${proof.shows}`);
    const result = await runProof(proof, extent);
    results.push(result);
    if (!result.passed) continue;
    // If a file changes meanwhile, neither version has been proved.
    const [after] = proofStates(root, packages, [proof]);
    const { name, seconds, figures } = result;
    if (after?.hash === hash)
      saveResult(root, name, { hash, date: new Date().toISOString().slice(0, 10), extent, seconds, figures });
    else console.log(`${name} is not kept: what it reaches has changed meanwhile`);
  }
  printTable(results);
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}
