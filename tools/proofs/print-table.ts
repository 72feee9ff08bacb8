import { flakyNote } from '../suites/flaky.ts';
import type { ProofResult } from './run-proof.ts';

/** Prints a line each, and the total; nothing when none was run. */
export function printTable(results: readonly ProofResult[]) {
  if (results.length === 0) return;
  console.log(`\n${'proof'.padEnd(18)} ${'seconds'.padStart(8)}`);
  for (const { name, passed, flaky, seconds } of results)
    console.log(
      `${name.padEnd(18)} ${String(seconds).padStart(8)}  ${passed ? (flaky ? `flaky; ${flakyNote(name)}` : '') : 'FAILED'}`,
    );
  const failed = results.filter(({ passed }) => !passed).length;
  console.log(`\nproofs: ${results.length - failed} passed, ${failed} failed`);
}
