import type { Fault, Seen } from './fault.ts';

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : `${(ms / 1000).toFixed(1)} s`);

/** Prints a fault's figures on one line, and what visitors saw below. */
export function printRow({ name, what }: Fault, { saw, longestMs, lost, healedMs, broken }: Seen) {
  const verdict = broken.length + lost.length === 0 ? 'held' : 'BROKEN';
  console.log(
    `${name.padEnd(19)} ${verdict.padEnd(7)} longest ${seconds(longestMs).padEnd(7)} lost ${String(lost.length).padEnd(3)} healed ${seconds(healedMs).padEnd(7)} ${what}`,
  );
  console.log(`    ${saw}`);
  for (const line of [...lost, ...broken]) console.log(`    ! ${line}`);
}
