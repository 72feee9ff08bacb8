import { execFileSync } from 'node:child_process';
import type { Proof } from './proof.ts';
import { type ProofResult, readResults, resultFile } from './proof-results.ts';
import { hashOf, reachOf, type Snapshot, snapshotOf } from './reach.ts';

/** A proof, and whether it is still valid. */
export interface ProofState {
  proof: Proof;
  /** Hash of what it reaches now (`hashOf`). */
  hash: string;
  result?: ProofResult;
  /** Why it must run again; undefined while it is valid. */
  due?: string;
}

/** Compares the stored result of each proof with the current files of the repository. */
export function proofStates(repository: string, packages: readonly string[], proofs: readonly Proof[]): ProofState[] {
  const now = snapshotOf(repository, packages);
  const results = readResults(repository);
  const earlier = new Map<string, Snapshot>();
  return proofs.map((proof) => {
    const reach = reachOf(proof, now);
    const hash = hashOf(proof, reach);
    const result = results.get(proof.name);
    if (!result) return { proof, hash, due: 'it was never kept' };
    return result.hash === hash
      ? { proof, hash, result }
      : { proof, hash, result, due: whatChanged(proof, result, reach) };
  });

  /** Examines the files as they were when the result was committed. */
  function whatChanged(proof: Proof, result: ProofResult, reach: ReadonlyMap<string, string>): string {
    const commit = lastCommitOf(repository, resultFile(proof.name));
    if (!commit) return 'what it reaches has changed';
    const before = earlier.get(commit) ?? snapshotOf(repository, packages, commit);
    earlier.set(commit, before);
    const reached = reachOf(proof, before);
    // Committed with files other than those it was proved with.
    if (hashOf(proof, reached) !== result.hash) return 'what it reaches, or its command, has changed';
    const changed = [...new Set([...reach.keys(), ...reached.keys()])].filter(
      (name) => reach.get(name) !== reached.get(name),
    );
    const [first = '', ...others] = changed;
    return `${first}${others.length ? ` and ${others.length} more` : ''} changed`;
  }
}

const lastCommitOf = (repository: string, file: string) =>
  execFileSync('git', ['log', '-1', '--format=%H', '--', file], { cwd: repository, encoding: 'utf8' }).trim();
