import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaces } from '../build/packages.ts';
import { libraryProblems } from './check.ts';
import { ownPackages, readLock } from './lock-file.ts';

/**
 * Adds a library to a package and the lock file, which keeps the dependencies of packages that are not checked out: npm
 * sees a folder with all of them, as described by the lock file.
 * @param library its name, with `@version` unless it is that of the other packages or the newest
 * @throws Error when another package has another version; the files are then unchanged
 */
export function addLibrary(repository: string, module: string, library: string, ...options: string[]) {
  const folder = wholeFolder(repository);
  try {
    npm(folder, ['install', pinned(repository, library), '-w', module, '--save-exact', ...options]);
    const [problem] = libraryProblems(folder, module);
    if (problem) throw new Error(problem);
    for (const file of ['package-lock.json', `${module}/package.json`])
      copyFileSync(join(folder, file), join(repository, file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes the checked-out packages into the lock file without removing the others. */
export function updateLock(repository: string) {
  const folder = wholeFolder(repository);
  try {
    npm(folder, ['install']);
    copyFileSync(join(folder, 'package-lock.json'), join(repository, 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Creates a folder with only the `package.json` of every package: the file if it is checked out, else from the lock
 * file.
 */
function wholeFolder(repository: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'libraries-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    if (existsSync(join(repository, file))) cpSync(join(repository, file), join(folder, file));
  const locked = Object.fromEntries(ownPackages(readLock(repository)));
  const places = new Set([...workspaces(repository), ...Object.keys(locked)].filter(Boolean));
  for (const place of places) {
    const file = join(place, 'package.json');
    mkdirSync(join(folder, place), { recursive: true });
    if (existsSync(join(repository, file))) cpSync(join(repository, file), join(folder, file));
    else writeFileSync(join(folder, file), JSON.stringify({ name: place, ...locked[place] }));
  }
  return folder;
}

/** The version that other packages use, unless one is given. */
function pinned(repository: string, library: string): string {
  if (library.lastIndexOf('@') > 0) return library;
  const named = ownPackages(readLock(repository)).map(
    ([, { dependencies, devDependencies }]) => dependencies?.[library] ?? devDependencies?.[library],
  );
  const version = named.find(Boolean);
  return version ? `${library}@${version}` : library;
}

const npm = (folder: string, words: string[]) =>
  execFileSync(
    'npm',
    [...words, '--package-lock-only', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
