import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { buildFiles, buildInputs, ownFiles } from '../build/build-inputs.ts';
import { builders } from '../build/release-id.ts';
import type { Changes } from './changes.ts';
import { reachedFiles, usesLibrary } from './reached.ts';

/** Effects of a change on a package. */
export interface Affected {
  name: string;
  /** Its build has changed: it must be released. */
  release: boolean;
  /** Something that its code or tests import has changed: its tests must run. */
  test: boolean;
}

/** @param packages all folders with a package.json; only the affected ones are returned */
export function affectedBy(
  repository: string,
  packages: string[],
  isReleased: (name: string) => boolean,
  changes: Changes,
): Affected[] {
  const files = reachedFiles(repository, packages, changes);
  const reached = new Set([
    ...[...files].map((file) => file.split('/')[0]),
    ...packages.filter((name) => usesLibrary(repository, name, changes)),
  ]);
  const builds = new Set(globSync(builders, { cwd: repository }));
  const everyBuild = changes.files.some((file) => builds.has(file)) || usesLibrary(repository, 'tools', changes);
  // Tree shaking a package's imports takes a while: done only where a change can arrive.
  const mayBeBuiltFrom = (name: string) => reached.has(name) || changes.libraries.length > 0;
  return packages
    .map((name) => ({
      name,
      release: isReleased(name) && (everyBuild || (mayBeBuiltFrom(name) && isBuiltFrom(repository, name, changes))),
      test: reached.has(name),
    }))
    .filter(({ release, test }) => release || test);
}

function isBuiltFrom(repository: string, name: string, changes: Changes) {
  const own = new Set(ownFiles(repository, name));
  // A deleted file is no longer an input; its users have changed as well, unless it was a root.
  const isRemoved = (file: string) =>
    new RegExp(`^${name}/(src|public)/`).test(file) && !existsSync(join(repository, file));
  if (changes.files.some((file) => own.has(file) || isRemoved(file))) return true;
  // Reading the libraries is most of the work, and needed only when one of them changes.
  if (changes.libraries.length === 0) return isAnyOf(changes.files, buildFiles(repository, name));
  const { files, libraries } = buildInputs(repository, name);
  return isAnyOf(
    [...changes.files, ...changes.libraries],
    [...files, ...libraries.map((library) => library.replace(/@[^@]+$/, ''))],
  );
}

const isAnyOf = (changed: string[], inputs: string[]) => changed.some((name) => inputs.includes(name));
