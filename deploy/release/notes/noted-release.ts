import { readNotes } from '../../registry/release-notes.ts';
import { findManifest } from '../../registry/stored-releases.ts';
import type { ReleaseStore } from '../../registry/stores/release-store.ts';
import { isCommit } from './git.ts';

/** Where a stored release comes from. */
export interface NotedRelease {
  version: string;
  /** Each of them has its sources, the best known first; none when it was built of what was not committed. */
  commits: string[];
  /** Undefined of a release that was published without notes. */
  sources?: string[];
}

export async function readNoted(store: ReleaseStore, name: string, version: string): Promise<NotedRelease> {
  const [manifest, notes] = await Promise.all([findManifest(store, name, version), readNotes(store, name, version)]);
  return { version, commits: [notes?.head, manifest?.origin?.commit].filter(isCommit), sources: notes?.sources };
}

/** Of two lists of files: a file that is in one of them alone was added or removed. */
export const unionOf = (...lists: (string[] | undefined)[]) => [...new Set(lists.flatMap((files) => files ?? []))];

/** Why git cannot tell the commits since a release. */
export const unknownCommit = ({ version, commits: [commit] }: NotedRelease) =>
  commit ? `commit ${commit.slice(0, 8)} of ${version} is not in the clone` : `${version} does not tell its commit`;
