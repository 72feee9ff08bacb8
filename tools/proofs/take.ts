import { root } from '../build/packages.ts';
import type { ProofState } from './due.ts';
import { readResults, saveResult } from './proof-results.ts';

/**
 * Takes over what another checkout has proved for the same files.
 * @param from path of that checkout
 */
export function takeResults(from: string, states: readonly ProofState[]) {
  const results = readResults(from);
  if (results.size === 0) throw new Error(`nothing is kept in ${from}`);
  for (const { proof, hash, due } of states.filter((state) => state.due)) {
    const theirs = results.get(proof.name);
    if (theirs?.hash !== hash) {
      console.log(`due:   ${proof.name.padEnd(18)} ${theirs ? 'it was proved there with other files' : due}`);
      continue;
    }
    saveResult(root, proof.name, theirs);
    console.log(`taken: ${proof.name}`);
  }
}
