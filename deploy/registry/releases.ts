import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleManifest } from '@idavuelta/shared/build/manifest.ts';
import type { Release } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../site.ts';
import { changeRegistry } from './store.ts';

/**
 * Publishes a built module: copies it into an immutable folder, then points the registry at it. A version that is
 * there already stays as it was published.
 * @param dist folder with `module.json` and the files it names
 * @throws Error when a file is missing or not what `module.json` says
 */
export async function publish(siteDir: string, dist: string): Promise<Release> {
  const { name, version } = readManifest(dist);
  const folder = join(siteDir, 'modules', name, version);
  copyFolder(dist, folder, checkFiles);
  const manifest = readManifest(folder);
  const release: Release = { ...manifest, entry: `/modules/${name}/${version}/${manifest.entry}` };
  await changeRegistry(siteDir, (modules) => {
    const before = modules[name];
    if (before?.current.version === version) return;
    modules[name] = { current: release, ...(before && { previous: before.current }) };
  });
  return release;
}

/** Makes the previous release current again. @throws Error when there is none */
export const rollBack = (siteDir: string, name: string): Promise<Release> =>
  changeRegistry(siteDir, (modules) => {
    const { current, previous } = modules[name] ?? {};
    if (!current || !previous) throw new Error(`${name} has no earlier release to go back to`);
    modules[name] = { current: previous, previous: current };
    return previous;
  });

/** Publishes the shell: its files, then the page that names them. */
export function publishShell(siteDir: string, dist: string) {
  const { version } = JSON.parse(readFileSync(join(dist, 'version.json'), 'utf8')) as { version: string };
  copyFolder(dist, join(siteDir, 'shell', version));
  writeAtomically(join(siteDir, 'index.html'), readFileSync(join(dist, 'index.html'), 'utf8'));
  writeAtomically(join(siteDir, 'shell.json'), JSON.stringify({ version }));
  return version;
}

export function publishedShell(siteDir: string): string | undefined {
  const file = join(siteDir, 'shell.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'module.json'), 'utf8')) as ModuleManifest;

function checkFiles(folder: string) {
  const { name, files } = readManifest(folder);
  for (const { path, sha384 } of files) {
    const file = join(folder, path);
    const actual = existsSync(file) && createHash('sha384').update(readFileSync(file)).digest('base64');
    if (actual !== sha384)
      throw new Error(`${name}: ${path} is not the file that module.json describes; build it again`);
  }
}

/** A release folder is complete or not there. What is checked is the copy: the original may change meanwhile. */
function copyFolder(from: string, to: string, check?: (copy: string) => void) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}`;
  try {
    cpSync(from, draft, { recursive: true });
    check?.(draft);
    renameSync(draft, to);
  } catch (error) {
    // Another publisher of the same version was faster.
    if (!existsSync(to)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
