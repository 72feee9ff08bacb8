import { execFileSync } from 'node:child_process';
import { matchesGlob } from 'node:path';
import { readPackage, workspaces } from '../build/packages.ts';
import { type LockEntry, type LockFile, lostFrom, ownPackages, readLock } from './lock-file.ts';

/**
 * Checks a module's libraries against the repository's: one exact version of each for all packages, and a complete lock
 * file. Needs none of the other packages: the lock file describes them.
 * @returns the problems, each with what to do about it
 */
export function libraryProblems(repository: string, module: string): string[] {
  const lock = readLock(repository);
  return [
    ...lockProblems(repository, lock),
    ...versionProblems(lock, module, readPackage(module, repository) as LockEntry),
  ];
}

function lockProblems(repository: string, lock: LockFile): string[] {
  const lost = lostFrom(lock, allFolders(repository));
  if (lost.length === 0) return [];
  const some = `${lost.slice(0, 5).join(', ')}${lost.length > 5 ? ` and ${lost.length - 5} more` : ''}`;
  return [
    `package-lock.json has lost what other packages need: ${some}. Take it back with \`git checkout origin/HEAD -- package-lock.json\`, and add a library by \`npm run add -- <module> <library>\` instead of \`npm install\``,
  ];
}

/** Returns the folders of all our packages; git also knows those that are not checked out. */
function allFolders(repository: string): string[] {
  const { workspaces: patterns } = readPackage('.', repository) as { workspaces: string[] };
  try {
    return execFileSync('git', ['ls-files', '*/package.json'], { cwd: repository, encoding: 'utf8', stdio: 'pipe' })
      .split('\n')
      .map((file) => file.replace(/\/package\.json$/, ''))
      .filter((folder) => patterns.some((pattern) => matchesGlob(folder, pattern)));
  } catch {
    return workspaces(repository); // a copy without git
  }
}

const namedBy = ({ dependencies, devDependencies }: LockEntry) =>
  Object.entries({ ...dependencies, ...devDependencies });

const isOwn = (library: string) => library.startsWith('@idavuelta/') || library.startsWith('mfe-');

/** @param named the module's `package.json` */
function versionProblems(lock: LockFile, module: string, named: LockEntry): string[] {
  const others = ownPackages(lock).filter(([folder]) => folder !== module);
  const locked = Object.fromEntries(namedBy(lock.packages[module] ?? {}));
  return namedBy(named)
    .filter(([library]) => !isOwn(library))
    .flatMap(([library, version]) => {
      const name = `${module} names ${library} ${version}`;
      if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) return [`${name}: name one exact version, without a range`];
      for (const [folder, entry] of others) {
        const theirs = Object.fromEntries(namedBy(entry))[library];
        if (theirs && theirs !== version)
          return [
            `${name}, and ${folder || 'the repository'} names ${theirs}: all packages take one version of a library`,
          ];
      }
      return locked[library] === version
        ? []
        : [`${name}, which is not in package-lock.json: \`npm run add -- ${module} ${library}@${version}\``];
    });
}
