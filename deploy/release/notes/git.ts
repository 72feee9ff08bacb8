import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A clone of the repository, as far as notes read it. */
export type Git = NonNullable<ReturnType<typeof openGit>>;

/** Bytes: a release may be years behind. */
const maxOutput = 64 * 1024 * 1024;

/** Git's error message. */
export class GitError extends Error {}

/** @returns undefined when the folder is no repository */
export function openGit(folder: string) {
  // A folder above may be the repository of something else.
  if (!existsSync(join(folder, '.git'))) return undefined;
  // Names of files have brackets, which are patterns to git.
  const wordsOf = (words: string[]) => ['--literal-pathspecs', '-c', 'log.showSignature=false', ...words];

  const run = (...words: string[]) => {
    try {
      return execFileSync('git', wordsOf(words), {
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
    spawnSync('git', wordsOf(words), { cwd: folder, stdio: 'ignore' }).status === 0;

  return {
    run,
    /** Whether the commit is here, and has something in common with another one. */
    reaches: (commit: string, other: string) =>
      isCommit(commit) && succeeds('cat-file', '-e', `${commit}^{commit}`) && succeeds('merge-base', commit, other),
    /** The first commits of a shallow clone, which seem to have made every file. */
    shallowCommits: () =>
      run('rev-parse', '--is-shallow-repository') === 'true'
        ? readFileSync(resolve(folder, run('rev-parse', '--git-path', 'shallow')), 'utf8')
            .split('\n')
            .filter(isCommit)
        : [],
  };
}

/** Whatever else a release tells could be an option of git. */
export const isCommit = (text: string | undefined): text is string => /^[0-9a-f]{40,64}$/.test(text ?? '');
