import { listReleases } from '../../registry/listed-releases.ts';
import { readStoredRegistry } from '../../registry/registry-document.ts';
import { shellName } from '../../registry/release-names.ts';
import { type ReleaseNotes, readNotes } from '../../registry/release-notes.ts';
import { readManifest } from '../../registry/stored-releases.ts';
import type { ReleaseStore } from '../../registry/stores/release-store.ts';
import { commitsBetween } from './commits.ts';
import { GitError, openGit } from './git.ts';
import { type NotedRelease, readNoted, unionOf, unknownCommit } from './noted-release.ts';

/** Notes and the version they describe. */
type NotesOf = ReleaseNotes & { version: string };

interface Versions {
  /** Defaults to the release live for everyone. */
  from?: string;
  /** Defaults to the canary or, without one, the latest published release. */
  to?: string;
}

/**
 * Lists the commits between two releases of a module: those stored on publishing or, if compared with another release,
 * those from the local git clone.
 * @throws Error when a release is unknown, the two are equal, or git cannot list the commits
 */
export async function notesBetween(
  store: ReleaseStore,
  repository: string,
  name: string,
  versions: Versions,
): Promise<NotesOf> {
  const { from, to } = await resolveVersions(store, name, versions);
  for (const version of [to, from]) if (version) await readManifest(store, name, version);
  const kept = await readNotes(store, name, to);
  const fitting = kept && (!from || kept.since === from) ? kept : undefined;
  if (fitting && (!from || !fitting.why)) return checked(name, to, fitting);
  if (!from) throw new Error(`nothing of ${name} is live, and ${to} was published without notes`);

  const [one, other] = [await readNoted(store, name, from), await readNoted(store, name, to)];
  const found = findCommits(repository, one, other);
  if ('commits' in found)
    return checked(name, to, { since: from, ...found, ...(kept?.uncommitted && { uncommitted: true }) });
  if (fitting) return checked(name, to, fitting);
  const hint = kept?.since ? `; what is kept with ${to} is since ${kept.since}: --from ${kept.since}` : '';
  throw new Error(`the commits between ${name} ${from} and ${to} are not known: ${found.why}${hint}`);
}

/** @throws Error when there are no two releases */
async function resolveVersions(store: ReleaseStore, name: string, versions: Versions) {
  const { shell, modules } = await readStoredRegistry(store);
  const history = name === shellName ? shell : modules[name];
  const live = history?.current.version;
  const from = versions.from ?? live;
  const to = versions.to ?? history?.canary?.release.version ?? (await newestVersion(store, name));
  if (!to) throw new Error(`no release of ${name} is published`);
  if (from !== to) return { from, to };
  if (versions.from || versions.to) throw new Error(`nothing is between ${name} ${to} and itself`);
  throw new Error(`nothing is between: ${name} ${to} is live for everybody, and nothing was published after it`);
}

/** Returns the version published last. */
async function newestVersion(store: ReleaseStore, name: string) {
  const complete = (await listReleases(store, name)).filter(({ publishedAt }) => publishedAt);
  return complete.sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt))[0]?.version;
}

/** Lists the commits between two releases from git, or explains why it cannot. */
function findCommits(repository: string, from: NotedRelease, to: NotedRelease) {
  if (!to.sources) return { why: `${to.version} was published without notes, and does not tell what it is made of` };
  const git = openGit(repository);
  if (!git) return { why: 'there is no git repository here' };
  const end = to.commits.find((commit) => git.reaches(commit, commit));
  if (!end) return { why: unknownCommit(to) };
  const start = from.commits.find((commit) => git.reaches(commit, end));
  if (!start) return { why: unknownCommit(from) };
  try {
    return commitsBetween(git, start, end, unionOf(from.sources, to.sources));
  } catch (error) {
    if (error instanceof GitError) return { why: error.message };
    throw error;
  }
}

/** Removes what only the next notes need. @throws Error when there is nothing to report */
function checked(name: string, version: string, { since, commits, others, uncommitted, why }: ReleaseNotes): NotesOf {
  if (!commits.length && !uncommitted && !why)
    throw new Error(
      `nothing is between ${name} ${since} and ${version}: no commit changed their sources, only libraries or the number of the version`,
    );
  return { version, since, commits, others, uncommitted, why };
}
