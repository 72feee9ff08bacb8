import { root } from '../build/packages.ts';
import type { ProofState } from './due.ts';
import { keep, readKept } from './kept.ts';

/**
 * Takes over what another checkout has proved for the same files.
 * @param from path of that checkout
 */
export function takeKept(from: string, states: readonly ProofState[]) {
  const kept = readKept(from);
  if (kept.size === 0) throw new Error(`nothing is kept in ${from}`);
  for (const { proof, hash, due } of states.filter((state) => state.due)) {
    const theirs = kept.get(proof.name);
    if (theirs?.hash !== hash) {
      console.log(`due:   ${proof.name.padEnd(18)} ${theirs ? 'it was proved there with other files' : due}`);
      continue;
    }
    keep(root, proof.name, theirs);
    console.log(`taken: ${proof.name}`);
  }
}
