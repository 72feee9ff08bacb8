import { execFileSync } from 'node:child_process';
import type { Proof } from './proof.ts';
import { readResults } from './proof-results.ts';
import { hashOf, reachOf, snapshotOf } from './reach.ts';

/** For a proof of unknown duration. */
const assumedSeconds = 30;

/** Prints how many proofs each of the last commits would have made due, and their duration in seconds. */
export function printHistory(
  repository: string,
  packages: readonly string[],
  proofs: readonly Proof[],
  commits: number,
) {
  const ids = execFileSync('git', ['log', '--first-parent', `--max-count=${commits + 1}`, '--format=%H'], {
    cwd: repository,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .reverse();
  const results = readResults(repository);
  const secondsOf = ({ name }: Proof) => results.get(name)?.seconds ?? assumedSeconds;
  const times = new Map(proofs.map(({ name }) => [name, 0]));
  const dueBy: Proof[][] = [];
  let before: string[] | undefined;
  for (const commit of ids) {
    const snapshot = snapshotOf(repository, packages, commit);
    const hashes = proofs.map((proof) => hashOf(proof, reachOf(proof, snapshot)));
    if (before) dueBy.push(proofs.filter((_, i) => hashes[i] !== before?.[i]));
    before = hashes;
  }
  for (const { name } of dueBy.flat()) times.set(name, (times.get(name) ?? 0) + 1);
  for (const [name, count] of [...times].sort(([, a], [, b]) => b - a))
    console.log(`${name.padEnd(18)} due by ${count}`);
  const counts = dueBy.map((due) => due.length);
  const seconds = dueBy.map((due) => due.reduce((sum, proof) => sum + secondsOf(proof), 0));
  console.log(
    `\n${dueBy.length} commits   ${['middle', 'p75', 'p90', 'most'].map((head) => head.padStart(8)).join('')}`,
  );
  console.log(`proofs due    ${row(counts)}`);
  console.log(`their seconds ${row(seconds)}`);
}

const row = (values: number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return [0.5, 0.75, 0.9, 1]
    .map((share) => String(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]).padStart(8))
    .join('');
};
