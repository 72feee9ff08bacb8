import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ModuleManifest, Release, ReleaseFile, ShellManifest, ShellRelease } from '@idavuelta/shared/contracts';

export type AnyRelease = Release | ShellRelease;

/** The shell is released like a module, under this name. */
export const shellName = 'shell';

/** Folder of a release. */
export const releaseFolder = (outputDir: string, name: string, version: string) =>
  join(outputDir, ...(name === shellName ? [] : ['modules']), name, version);

/**
 * Copies a build into a folder of its version, where nothing is ever changed. It is not live yet.
 * @param dist folder with `module.json` or `shell.json` and the files it names
 * @throws Error when a file is missing or not what the manifest says, or the version exists with other files
 */
export function store(outputDir: string, dist: string): { name: string; version: string } {
  const built = readManifest(dist);
  const folder = releaseFolder(outputDir, built.name, built.version);
  copyFolder(dist, folder, (copy) => checkFiles(copy, built.name, readManifest(copy).files));
  const stored = readManifest(folder);
  if (!isDeepStrictEqual(fileHashes(stored), fileHashes(built)))
    throw new Error(`${built.name} ${built.version} exists with other files: a version is never changed`);
  return { name: built.name, version: built.version };
}

/** A stored release as the registry has it. @throws Error when it is not stored */
export function readRelease(outputDir: string, name: string, version: string): AnyRelease {
  const folder = releaseFolder(outputDir, name, version);
  if (!existsSync(folder)) throw new Error(`${name} ${version} is not published`);
  const { files: _, ...facts } = readManifest(folder);
  if (name === shellName) return facts as ShellRelease;
  const { shared: __, ...module } = facts as Omit<ModuleManifest, 'files'>;
  return { ...module, entry: `/modules/${name}/${version}/${module.entry}` };
}

type Manifest = (ModuleManifest | ShellManifest) & { name: string };

/** What the build in a folder says of itself. */
export function readManifest(folder: string): Manifest {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return existsSync(join(folder, 'shell.json')) ? { name: shellName, ...read('shell.json') } : read('module.json');
}

const fileHashes = ({ files }: Manifest) => Object.fromEntries(files.map(({ path, sha384 }) => [path, sha384]));

function checkFiles(folder: string, name: string, files: ReleaseFile[]) {
  for (const { path, sha384 } of files) {
    const file = join(folder, path);
    const actual = existsSync(file) && createHash('sha384').update(readFileSync(file)).digest('base64');
    if (actual !== sha384) throw new Error(`${name}: ${path} is not the file that its build describes; build it again`);
  }
}

/**
 * Copies under another name and renames at the end, so that a release's folder is complete or absent.
 * @param check called with the copy, since the original may change meanwhile; it throws when files are wrong
 */
function copyFolder(from: string, to: string, check?: (copy: string) => void) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}`;
  try {
    cpSync(from, draft, { recursive: true });
    check?.(draft);
    renameSync(draft, to);
  } catch (error) {
    // Another publisher of the same version may have been faster.
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
