import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../registry/build-files.ts';
import { sourcesOf } from '../../registry/built-sources.ts';
import { readStoredRegistry } from '../../registry/registry-document.ts';
import { shellName } from '../../registry/release-names.ts';
import type { ReleaseNotes, StoredNotes } from '../../registry/release-notes.ts';
import type { ReleaseStore } from '../../registry/stores/release-store.ts';
import { commitsBefore, commitsBetween } from './commits.ts';
import { type Git, GitError, isCommit, openGit } from './git.ts';
import { type NotedRelease, readNoted, unionOf, unknownCommit } from './noted-release.ts';

/**
 * Creates the notes of a build being published: the commits since the release live for everyone, or why they cannot be
 * listed.
 */
export async function notesOfBuild(
  store: ReleaseStore,
  repository: string,
  { name, origin }: Manifest,
): Promise<StoredNotes> {
  const sources = Object.keys(sourcesOf(repository, name) ?? {});
  const live = await readLive(store, name);
  const since = live && { since: live.version };
  try {
    const git = openGit(repository);
    if (!git) throw new GitError('it was published outside a git repository');
    // With sources here, `publishBuild` has just compared them with the build; otherwise the build states its commit.
    const head = existsSync(join(repository, name, 'src')) ? git.run('rev-parse', 'HEAD') : undefined;
    const commit = head ?? origin?.commit;
    if (!isCommit(commit)) throw new GitError('the build does not tell its commit');
    const files = unionOf(sources, live?.sources);
    const uncommitted = Boolean(head && git.run('status', '--porcelain', '--', ...files));
    return {
      ...since,
      ...commitsSince(git, name, live, commit, files),
      ...(uncommitted && { uncommitted }),
      sources,
      ...(head && { head }),
    };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    return { ...since, commits: [], why: error.message, sources };
  }
}

function commitsSince(
  git: Git,
  name: string,
  live: NotedRelease | undefined,
  commit: string,
  files: string[],
): ReleaseNotes {
  const from = live?.commits.find((one) => git.reaches(one, commit));
  if (from) return commitsBetween(git, from, commit, files);
  const why = live ? unknownCommit(live) : `nothing of ${name} was live`;
  return { commits: commitsBefore(git, commit, files), why };
}

/** Returns the release live for everyone. */
async function readLive(store: ReleaseStore, name: string): Promise<NotedRelease | undefined> {
  const { shell, modules } = await readStoredRegistry(store);
  const live = name === shellName ? shell : modules[name];
  return live && readNoted(store, name, live.current.version);
}
