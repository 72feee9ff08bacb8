import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes in a repository since a commit, including uncommitted files. */
export interface Changes {
  /** Relative to the repository. */
  files: string[];
  /** Libraries whose installed version changed, and those added or removed. */
  libraries: string[];
}

interface LockFile {
  packages: Record<string, { version?: string }>;
}

const lockFile = 'package-lock.json';

/** @throws Error when git does not know the commit */
export function changesSince(repository: string, base: string): Changes {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: repository, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const linesOf = (text: string) => text.split('\n').filter(Boolean);
  const start = git('merge-base', base, 'HEAD').trim();
  const files = [
    ...linesOf(git('diff', '--name-only', '--no-renames', start)),
    ...linesOf(git('ls-files', '--others', '--exclude-standard')),
  ].sort();
  if (!files.includes(lockFile)) return { files, libraries: [] };
  const before = JSON.parse(git('show', `${start}:${lockFile}`)) as LockFile;
  const now = JSON.parse(readFileSync(join(repository, lockFile), 'utf8')) as LockFile;
  return { files, libraries: changedLibraries(before, now) };
}

function changedLibraries({ packages: before }: LockFile, { packages: now }: LockFile): string[] {
  const places = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...places].filter((place) => before[place]?.version !== now[place]?.version);
  return [...new Set(changed.map((place) => place.split('node_modules/').at(-1) ?? place))].sort();
}
