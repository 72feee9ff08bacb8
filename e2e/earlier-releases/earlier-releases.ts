import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compressFiles } from '@idavuelta/deploy/registry/compress.ts';
import { readRegistry } from '@idavuelta/deploy/registry/registry-file.ts';
import { releaseFolder } from '@idavuelta/deploy/registry/release-names.ts';
import { readRelease, storeRelease } from '@idavuelta/deploy/registry/stored-releases.ts';
import { createFolderStore } from '@idavuelta/deploy/registry/stores/folder-store.ts';
import type { Registry, Release, ShellRelease } from '@idavuelta/shared/contracts';
import { outputDir } from '../test-site/environment.ts';
import { writeRegistry } from '../test-site/releases.ts';

const folder = join(import.meta.dirname, 'builds');

/** Contract versions with stored releases, e.g. `3.0.0`. */
export const earlierContracts: readonly string[] = readdirSync(folder);

/** Returns the packages with stored releases for a contract: the shell and the modules of that time. */
export const packagesOf = (contract: string) =>
  readdirSync(join(folder, contract)).map((file) => basename(file, '.tar.gz'));

/**
 * Makes stored releases of an earlier contract live on the test site, beside current ones of the other packages.
 * @returns the URL prefixes of their files, and a function that restores the current releases
 */
export async function releaseEarlier(contract: string, packages: readonly string[]) {
  const registry = readRegistry(outputDir);
  const live: Registry = { ...registry, modules: { ...registry.modules } };
  const folders: string[] = [];
  for (const name of packages) {
    const current = await store(contract, name);
    if ('page' in current) live.shell = { current };
    else live.modules[name] = { current };
    folders.push(`/${releaseFolder(name, current.version)}`);
  }
  writeRegistry(outputDir, live);
  return { folders, restore: () => writeRegistry(outputDir, registry) };
}

async function store(contract: string, name: string): Promise<Release | ShellRelease> {
  const releases = createFolderStore(outputDir);
  const dist = mkdtempSync(join(tmpdir(), 'idavuelta-'));
  try {
    execFileSync('tar', ['-xzf', join(folder, contract, `${name}.tar.gz`), '-C', dist]);
    addBudget(dist);
    compressFiles(dist);
    const { version } = await storeRelease(releases, dist);
    return await readRelease(releases, name, version);
  } finally {
    rmSync(dist, { recursive: true });
  }
}

/** Adds the budget that older manifests lack; the release met the one of its time. */
function addBudget(dist: string) {
  const file = join(dist, 'module.json');
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { budget?: number };
  writeFileSync(file, JSON.stringify({ budget: 100, ...manifest }));
}
