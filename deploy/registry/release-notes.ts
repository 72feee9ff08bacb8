import { releaseFolder } from './release-names.ts';
import { isExistsError, type ReleaseStore } from './stores/release-store.ts';

/** A commit, as notes tell it. */
export interface NotedCommit {
  /** Its first eight hex digits. */
  hash: string;
  /** ISO 8601, the day. */
  date: string;
  /** Bounded, without control characters. */
  subject: string;
  /** The compared release has it, this one has not. */
  undone?: true;
}

/** The differences between two releases. */
export interface ReleaseNotes {
  /** Version of the other one: what was live for everybody. Absent when nothing was. */
  since?: string;
  /** The newest first, and no more than fit. */
  commits: NotedCommit[];
  /** Number of those that do not fit. */
  others?: number;
  /** It has changes that were in no commit. */
  uncommitted?: true;
  /** Why the commits are not those since `since`: they are the last ones, or none. */
  why?: string;
}

/** What is kept of a release's notes: for the next ones also what it was made of, and where. */
export interface StoredNotes extends ReleaseNotes {
  /** Files of the repository. */
  sources: string[];
  /** The commit that was checked out; absent where the sources or git were not there. */
  head?: string;
}

/** Hidden beside the files of a release: visitors get no subjects of commits, and no hash of the build speaks of them. */
const keyOf = (name: string, version: string) => `${releaseFolder(name, version)}.notes.json`;

/** Keeps notes with a release. Those that are there stay: the same build may be published twice, after other releases. */
export const putNotes = (store: ReleaseStore, name: string, version: string, notes: StoredNotes) =>
  store.put(keyOf(name, version), Buffer.from(JSON.stringify(notes))).catch((error) => {
    if (!isExistsError(error)) throw error;
  });

/** Undefined for a release that was published without any. */
export async function readNotes(store: ReleaseStore, name: string, version: string): Promise<StoredNotes | undefined> {
  const content = await store.read(keyOf(name, version));
  return content && (JSON.parse(content.toString()) as StoredNotes);
}

/** Commits of a release that the log of releases has: every reader of it reads all of it. */
const maxLogged = 10;

/** Notes as the log of releases has them; undefined for a release without any. */
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
