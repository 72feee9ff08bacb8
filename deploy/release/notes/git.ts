import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A clone of the repository, as needed for notes. */
export type Git = NonNullable<ReturnType<typeof openGit>>;

/** In bytes: a release may be years behind. */
const maxOutput = 64 * 1024 * 1024;

/** Thrown with git's error message. */
export class GitError extends Error {}

/** @returns undefined when the folder is not a repository */
export function openGit(folder: string) {
  // A parent folder may be an unrelated repository.
  if (!existsSync(join(folder, '.git'))) return undefined;
  // File names contain brackets, which git would take as patterns.
  const withOptions = (words: string[]) => ['--literal-pathspecs', '-c', 'log.showSignature=false', ...words];

  const run = (...words: string[]) => {
    try {
      return execFileSync('git', withOptions(words), {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: maxOutput,
      }).trim();
    } catch (error) {
      const { stderr, message } = error as { stderr?: string; message: string };
      throw new GitError(`git failed: ${(stderr || message).split('\n')[0]}`);
    }
  };
  const succeeds = (...words: string[]) =>
    spawnSync('git', withOptions(words), { cwd: folder, stdio: 'ignore' }).status === 0;

  return {
    run,
    /** Tells whether the commit is available here and shares history with another one. */
    reaches: (commit: string, other: string) =>
      isCommit(commit) && succeeds('cat-file', '-e', `${commit}^{commit}`) && succeeds('merge-base', commit, other),
    /** Returns the boundary commits of a shallow clone, which seem to have added every file. */
    shallowCommits: () =>
      run('rev-parse', '--is-shallow-repository') === 'true'
        ? readFileSync(resolve(folder, run('rev-parse', '--git-path', 'shallow')), 'utf8')
            .split('\n')
            .filter(isCommit)
        : [],
  };
}

/** Anything else in a release could be interpreted as a git option. */
export const isCommit = (text: string | undefined): text is string => /^[0-9a-f]{40,64}$/.test(text ?? '');
