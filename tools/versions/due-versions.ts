import { execFileSync } from 'node:child_process';
import { affectedBy } from '../affected/affected.ts';
import { changesSince } from '../affected/changes.ts';

/**
 * Returns the packages whose build differs from that of their last tag (`mfe-booking@1.4.0`), and those without a tag.
 * @param released all packages that are released
 * @param packages all packages
 */
export function dueVersions(repository: string, released: readonly string[], packages: string[]): string[] {
  const affectedSince = new Map<string, string[]>();
  const affected = (tag: string) => {
    const commit = git(repository, 'rev-list', '-n', '1', tag);
    const names =
      affectedSince.get(commit) ??
      affectedBy(repository, packages, (name) => released.includes(name), changesSince(repository, commit))
        .filter(({ release }) => release)
        .map(({ name }) => name);
    affectedSince.set(commit, names);
    return names;
  };
  return released.filter((name) => {
    const tag = lastTag(repository, name);
    return !tag || affected(tag).includes(name);
  });
}

/** Returns a package's newest tag among the ancestors of the current commit. */
const lastTag = (repository: string, name: string): string | undefined =>
  git(repository, 'tag', '--list', `${name}@*`, '--merged', 'HEAD', '--sort=-version:refname').split('\n')[0] ||
  undefined;

const git = (repository: string, ...words: string[]) =>
  execFileSync('git', words, { cwd: repository, encoding: 'utf8' }).trim();
