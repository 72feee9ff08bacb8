import { globSync } from 'node:fs';
import { type Changes, changesSince } from '../affected/changes.ts';
import { reachedFiles, usesLibrary } from '../affected/reached.ts';
import type { Proof } from './proof.ts';
import type { Proved } from './proved.ts';

/** Texts change the words of a page, and no proof depends on them. */
const isText = (file: string) => /\/texts\/.*\.json$/.test(file);

/** Tests of a suite, and their helpers, prove nothing here, and run with every gate. */
const isOfSuite = (file: string) =>
  /^(shell|shared|mfe-[^/]+|api|deploy)\/(?!src\/proofs\/)(.*\.test\.tsx?$|(src\/)?testing\/)/.test(file);

/** Why a proof is to be run again; nothing while it still holds. */
export interface Due {
  proof: Proof;
  why: string;
}

/** The proofs that were never kept, or do not hold any more for the files of the repository as they are now. */
export function dueProofs(repository: string, packages: string[], proofs: readonly Proof[], proved: Proved): Due[] {
  const reachedSince = new Map<string, ReadonlySet<string>>();
  const reached = (commit: string, changes: Changes) => {
    const known = reachedSince.get(commit) ?? reachedFiles(repository, packages, changes);
    reachedSince.set(commit, known);
    return known;
  };
  const due: Due[] = [];
  for (const proof of proofs) {
    const commit = proved[proof.name]?.commit;
    if (!commit) {
      due.push({ proof, why: 'it was never kept' });
      continue;
    }
    const changes = changesOf(repository, commit);
    if (!changes) {
      due.push({ proof, why: `its commit ${commit.slice(0, 8)} is not here` });
      continue;
    }
    const files = reached(commit, changes);
    const libraryUsers = packages.filter((name) => usesLibrary(repository, name, changes));
    const changed = globSync(proof.about, { cwd: repository }).find(
      (file) => !isOfSuite(file) && (files.has(file) || libraryUsers.includes(file.split('/')[0] ?? '')),
    );
    if (changed) due.push({ proof, why: `${changed}, what it imports or a library of its package has changed` });
  }
  return due;
}

/** @returns nothing when the history does not reach back to the commit */
function changesOf(repository: string, commit: string): Changes | undefined {
  try {
    const changes = changesSince(repository, commit);
    return { ...changes, files: changes.files.filter((file) => !isText(file) && !isOfSuite(file)) };
  } catch {
    return undefined;
  }
}
