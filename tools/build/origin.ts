import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseOrigin } from '@idavuelta/deploy/registry/origin.ts';

/**
 * Returns the origin of a build. The same sources have the same origin, whatever was committed after them.
 * @param files build inputs, relative to the repository
 */
export function originOf(repository: string, name: string, semver: string, files: string[]): ReleaseOrigin {
  const changes = changelogEntry(join(repository, name, 'CHANGELOG.md'), semver);
  const commit = existsSync(join(repository, '.git')) && lastCommit(repository, files);
  return { ...(commit && { commit }), ...(changes && { changes }) };
}

function lastCommit(repository: string, files: string[]): string | undefined {
  const git = (...words: string[]) => execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
  if (git('status', '--porcelain', '--', ...files)) return undefined;
  return git('log', '-1', '--format=%H', '--', ...files) || undefined;
}

/**
 * Written by lerna when no commit is in the package's own folder: the change came from elsewhere, and is in the notes.
 */
const nothingOwn = /^\*\*Note:\*\* Version bump only for package \S+$/;

/** Returns a version's entry in a lerna changelog, without its heading; undefined when it has no content. */
function changelogEntry(file: string, semver: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const entries = readFileSync(file, 'utf8').split(/^##? (?=\[?\d)/m);
  const entry = entries.find((one) => one.replace('[', '').split(/[\] ]/)[0] === semver);
  const text = entry?.slice(entry.indexOf('\n')).trim();
  return text && !nothingOwn.test(text) ? text : undefined;
}
