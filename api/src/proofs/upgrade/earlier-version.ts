import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../../config/config.ts';
import type { CleanUp } from '../../testing/process.ts';

/** The API before the latest migration, as packed by `keep.ts`. */
export const archive = join(import.meta.dirname, 'earlier-version.tar.gz');

/** Packages that the API consists of. */
export const packages = ['api', 'shared'];

/** Unpacks the earlier version and links the packages installed here. @returns its folder */
export function unpackEarlierVersion(t: CleanUp): string {
  const folder = mkdtempSync(join(tmpdir(), 'idavuelta-earlier-'));
  t.after(() => rmSync(folder, { recursive: true }));
  execFileSync('tar', ['-xzf', archive, '-C', folder]);
  for (const place of ['.', ...packages]) linkPackages(folder, place);
  return folder;
}

/** Links the installed packages, and the repository's own ones to those in the folder. */
function linkPackages(folder: string, place: string) {
  const installed = join(repositoryRoot, place, 'node_modules');
  if (!existsSync(installed)) return;
  const links = join(folder, place, 'node_modules');
  mkdirSync(links);
  const names = readdirSync(installed).filter((name) => name !== '@idavuelta' && !name.startsWith('mfe-'));
  for (const name of names) symlinkSync(join(installed, name), join(links, name));
  if (place !== '.') return;
  mkdirSync(join(links, '@idavuelta'));
  for (const name of packages) symlinkSync(join(folder, name), join(links, '@idavuelta', name));
}
