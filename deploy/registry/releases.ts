import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ModuleManifest } from '@idavuelta/shared/build/manifest.ts';
import type { Release } from '@idavuelta/shared/contracts';
import { writeAtomically } from '../site.ts';
import { changeRegistry, readRegistry } from './store.ts';

/**
 * Publishes a built module: copies it into an immutable folder, then points the registry at it.
 * @param dist folder with `module.json` and the files it names
 * @throws Error when a file is missing or not what `module.json` says
 */
export async function publish(siteDir: string, dist: string): Promise<Release> {
  const manifest = JSON.parse(readFileSync(join(dist, 'module.json'), 'utf8')) as ModuleManifest;
  checkFiles(dist, manifest);
  const { name, version } = manifest;
  copyFolder(dist, join(siteDir, 'modules', name, version));
  const release: Release = { ...manifest, entry: `/modules/${name}/${version}/${manifest.entry}` };
  await changeRegistry(siteDir, (modules) => {
    const before = modules[name];
    if (before?.current.version === version) return;
    modules[name] = { current: release, ...(before && { previous: before.current }) };
  });
  return release;
}

/** Makes the previous release current again. @throws Error when there is none */
export async function rollBack(siteDir: string, name: string): Promise<Release> {
  const entry = readRegistry(siteDir).modules[name];
  if (!entry?.previous) throw new Error(`${name} has no earlier release to go back to`);
  const { current, previous } = entry;
  await changeRegistry(siteDir, (modules) => {
    modules[name] = { current: previous, previous: current };
  });
  return previous;
}

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

function checkFiles(dist: string, { name, files }: ModuleManifest) {
  for (const { path, sha384 } of files) {
    const content = readFileSync(join(dist, path));
    const actual = createHash('sha384').update(content).digest('base64');
    if (actual !== sha384)
      throw new Error(`${name}: ${path} is not the file that module.json describes; build it again`);
  }
}

/** A release folder is complete or not there. */
function copyFolder(from: string, to: string) {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  const draft = `${to}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(from, draft, { recursive: true });
  renameSync(draft, to);
}
