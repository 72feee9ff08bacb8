import { releaseFolder } from './release-names.ts';
import { isExistsError, type ReleaseStore } from './stores/release-store.ts';

export interface NotedCommit {
  /** First eight hex digits. */
  hash: string;
  /** Date, ISO 8601. */
  date: string;
  /** Limited in length, without control characters. */
  subject: string;
  /** Part of the compared release but not of this one. */
  undone?: true;
}

/** Differences between two releases. */
export interface ReleaseNotes {
  /** Version compared with: the one live for everyone; absent when nothing was live. */
  since?: string;
  /** Newest first, up to a limit. */
  commits: NotedCommit[];
  /** Number of commits beyond the limit. */
  others?: number;
  /** Includes uncommitted changes. */
  uncommitted?: true;
  /** Why the commits are the latest ones, or none, instead of those since `since`. */
  why?: string;
}

/** Stored notes of a release, plus its sources and commit for the next comparison. */
export interface StoredNotes extends ReleaseNotes {
  /** Source files within the repository. */
  sources: string[];
  /** Checked-out commit; absent without sources or git. */
  head?: string;
}

/**
 * Hidden next to the release's files: visitors must not read commit subjects, and the build has no hash of the notes.
 */
const keyOf = (name: string, version: string) => `${releaseFolder(name, version)}.notes.json`;

/**
 * Stores notes with a release. Existing ones stay, because the same build may be published again after other releases.
 */
export const putNotes = (store: ReleaseStore, name: string, version: string, notes: StoredNotes) =>
  store.put(keyOf(name, version), Buffer.from(JSON.stringify(notes))).catch((error) => {
    if (!isExistsError(error)) throw error;
  });

/** Returns undefined for a release published without notes. */
export async function readNotes(store: ReleaseStore, name: string, version: string): Promise<StoredNotes | undefined> {
  const content = await store.read(keyOf(name, version));
  return content && (JSON.parse(content.toString()) as StoredNotes);
}

/** Maximum number of commits per release in the log, which every reader reads completely. */
const maxLogged = 10;

/** Returns a release's notes for the log; undefined without notes. */
export async function readLoggedNotes(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<ReleaseNotes | undefined> {
  const stored = await readNotes(store, name, version);
  if (!stored) return undefined;
  const { sources: _, head: __, commits, others = 0, ...notes } = stored;
  const left = Math.max(0, commits.length - maxLogged) + others;
  return { ...notes, commits: commits.slice(0, maxLogged), ...(left > 0 && { others: left }) };
}
