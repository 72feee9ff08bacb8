import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Versions = Record<string, string>;

/** A package's entry in the lock file: one of our own, by its folder, also lists its development dependencies. */
export interface LockEntry {
  name?: string;
  version?: string;
  link?: boolean;
  dependencies?: Versions;
  devDependencies?: Versions;
}

export interface LockFile {
  packages: Record<string, LockEntry>;
}

export const readLock = (repository: string) =>
  JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as LockFile;

/** Returns our own packages by folder; the root is `''`. */
export const ownPackages = ({ packages }: LockFile): [folder: string, entry: LockEntry][] =>
  Object.entries(packages).filter(([place]) => !/(^|\/)node_modules\//.test(place));

/**
 * Returns what the lock file lacks. npm removes what is needed only by packages that are not checked out.
 * @param folders of our own packages, including those not checked out
 */
export function lostFrom(lock: LockFile, folders: readonly string[]): string[] {
  const { packages } = lock;
  const lost = new Set(folders.filter((folder) => !packages[folder]));
  for (const [place, { dependencies, devDependencies }] of Object.entries(packages))
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!placesOf(name, place).some((candidate) => packages[candidate])) lost.add(name);
  return [...lost].sort();
}

/** Returns where Node looks for a library, upwards from the package that needs it. */
function placesOf(name: string, from: string): string[] {
  const folders = from.split('/');
  const above = folders.map((_, at) => folders.slice(0, folders.length - at).join('/')).filter(Boolean);
  return [...above.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}
