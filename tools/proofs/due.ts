import { execFileSync } from 'node:child_process';
import { type Kept, keptFile, readKept } from './kept.ts';
import type { Proof } from './proof.ts';
import { hashOf, reachOf, type Snapshot, snapshotOf } from './reach.ts';

/** A proof, and whether it is still valid. */
export interface ProofState {
  proof: Proof;
  /** Hash of what it reaches now (`hashOf`). */
  hash: string;
  kept?: Kept;
  /** Why it must run again; undefined while it is valid. */
  due?: string;
}

/** Compares the stored result of each proof with the current files of the repository. */
export function proofStates(repository: string, packages: readonly string[], proofs: readonly Proof[]): ProofState[] {
  const now = snapshotOf(repository, packages);
  const allKept = readKept(repository);
  const earlier = new Map<string, Snapshot>();
  return proofs.map((proof) => {
    const reach = reachOf(proof, now);
    const hash = hashOf(proof, reach);
    const kept = allKept.get(proof.name);
    if (!kept) return { proof, hash, due: 'it was never kept' };
    return kept.hash === hash ? { proof, hash, kept } : { proof, hash, kept, due: whatChanged(proof, kept, reach) };
  });

  /** Examines the files as they were when the result was committed. */
  function whatChanged(proof: Proof, kept: Kept, reach: ReadonlyMap<string, string>): string {
    const commit = lastCommitOf(repository, keptFile(proof.name));
    if (!commit) return 'what it reaches has changed';
    const before = earlier.get(commit) ?? snapshotOf(repository, packages, commit);
    earlier.set(commit, before);
    const reached = reachOf(proof, before);
    // Committed with files other than those it was proved with.
    if (hashOf(proof, reached) !== kept.hash) return 'what it reaches, or its command, has changed';
    const changed = [...new Set([...reach.keys(), ...reached.keys()])].filter(
      (name) => reach.get(name) !== reached.get(name),
    );
    const [first = '', ...others] = changed;
    return `${first}${others.length ? ` and ${others.length} more` : ''} changed`;
  }
}

const lastCommitOf = (repository: string, file: string) =>
  execFileSync('git', ['log', '-1', '--format=%H', '--', file], { cwd: repository, encoding: 'utf8' }).trim();
