import { readNotes } from '../../registry/release-notes.ts';
import { findManifest } from '../../registry/stored-releases.ts';
import type { ReleaseStore } from '../../registry/stores/release-store.ts';
import { isCommit } from './git.ts';

/** Origin of a stored release. */
export interface NotedRelease {
  version: string;
  /** Commits that contain its sources, best known first; empty when it was built from uncommitted changes. */
  commits: string[];
  /** Undefined for a release published without notes. */
  sources?: string[];
}

export async function readNoted(store: ReleaseStore, name: string, version: string): Promise<NotedRelease> {
  const [manifest, notes] = await Promise.all([findManifest(store, name, version), readNotes(store, name, version)]);
  return { version, commits: [notes?.head, manifest?.origin?.commit].filter(isCommit), sources: notes?.sources };
}

/** Merges lists of files: one that is in only some of them was added or removed. */
export const unionOf = (...lists: (string[] | undefined)[]) => [...new Set(lists.flatMap((files) => files ?? []))];

/** Explains why git cannot list the commits since a release. */
export const unknownCommit = ({ version, commits: [commit] }: NotedRelease) =>
  commit ? `commit ${commit.slice(0, 8)} of ${version} is not in the clone` : `${version} does not tell its commit`;
