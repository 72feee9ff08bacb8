import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '@idavuelta/deploy/output.ts';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import type { ModuleManifest, Registry, Release } from '@idavuelta/shared/contracts';

type Site = { outputDir: string };

/** Copies a module's live release under a new name, as if the same code had been built again. */
function copyRelease(outputDir: string, original: Release): Release {
  const version = `${original.version}x`;
  const uniqueName = `${original.uniqueName}x`;
  const folder = join(outputDir, 'modules', original.name, version);
  const entry = join(folder, 'remoteEntry.js');
  const edit = (file: string, change: (code: string) => string) =>
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(outputDir, 'modules', original.name, original.version), folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$/.test(file),
  });
  let described = JSON.stringify(original);
  for (const file of globSync(join(folder, '*.js'))) {
    const before = integrityOf(file, 'sha256');
    edit(file, (code) => code.replaceAll(original.version, version).replaceAll(original.uniqueName, uniqueName));
    const after = integrityOf(file, 'sha256');
    // The entry has the hash of every other file, and the manifest those of prefetched ones.
    if (file !== entry) edit(entry, (code) => code.replace(before, after));
    edit(join(folder, 'module.json'), (text) => text.replaceAll(before, after));
    described = described.replaceAll(before, after);
  }
  describeFiles(folder, { version, uniqueName });
  return {
    ...(JSON.parse(described) as Release),
    version,
    uniqueName,
    entry: original.entry.replace(original.version, version),
    integrity: integrityOf(entry, 'sha384'),
  };
}

/** Returns the hashes of the copy's own files for its manifest. */
function describeFiles(folder: string, facts: Pick<Release, 'version' | 'uniqueName'>) {
  const file = join(folder, 'module.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ModuleManifest;
  const files = manifest.files.map(({ path }) => ({
    path,
    bytes: readFileSync(join(folder, path)).length,
    sha384: integrityOf(join(folder, path), 'sha384').replace('sha384-', ''),
  }));
  const integrity = integrityOf(join(folder, manifest.entry), 'sha384');
  writeFileSync(file, JSON.stringify({ ...manifest, ...facts, integrity, files }));
}

const integrityOf = (file: string, algorithm: 'sha256' | 'sha384') =>
  `${algorithm}-${createHash(algorithm).update(readFileSync(file)).digest('base64')}`;

/**
 * Releases a module again with the same code, for all visitors or as a canary.
 * @param site whose releases are changed
 * @returns the new release, and a function that undoes it
 */
export function releaseAgain({ outputDir }: Site, module: string, { percentage }: { percentage?: number } = {}) {
  const registry = readRegistry(outputDir);
  const live = registry.modules[module];
  if (!live) throw new Error(`${module} is not published`);
  const release = copyRelease(outputDir, live.current);
  const entry = percentage
    ? { ...live, canary: { release, percentage } }
    : { current: release, previous: live.current };
  writeRegistry(outputDir, { ...registry, modules: { ...registry.modules, [module]: entry } });
  return { release, before: live.current, restore: () => writeRegistry(outputDir, registry) };
}

/** @returns a function that restores the current live releases */
export function keepRegistry(outputDir: string) {
  const registry = readRegistry(outputDir);
  return { restore: () => writeRegistry(outputDir, registry) };
}

/** Writes a registry with a higher revision than the file's, without which readers would ignore it. Keeps its log. */
export function writeRegistry(outputDir: string, registry: Registry) {
  const file = join(outputDir, 'registry.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as Registry;
  writeAtomically(file, JSON.stringify({ ...document, ...registry, revision: document.revision + 1 }));
}
