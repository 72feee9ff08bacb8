import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workspaces } from '../build/packages.ts';
import { libraryProblems } from './check.ts';
import { ownPackages, readLock } from './lock-file.ts';

/**
 * Names a library in a package and in the lock file, which keeps what packages need that are not checked out: npm sees a
 * folder in which all of them are, as the lock file knows them.
 * @param library its name, with `@version` when it is to be another one than that of the other packages or the newest
 * @throws Error when another package names another version, with the files as they were
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

/** Writes the packages that are checked out into the lock file, without taking the others out of it. */
export function updateLock(repository: string) {
  const folder = wholeFolder(repository);
  try {
    npm(folder, ['install']);
    copyFileSync(join(folder, 'package-lock.json'), join(repository, 'package-lock.json'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A folder with nothing but the `package.json` of every package: the file where it is checked out, else from the lock. */
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

/** The version that other packages name, when none is said. */
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
