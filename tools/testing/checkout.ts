import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../build/packages.ts';

/**
 * Copies some folders of this checkout in their current state, like a sparse checkout, with the files directly in their
 * parent folders. Packages are linked instead of installed.
 */
export async function sparseCopy(paths: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const above = new Set(['.', ...paths.flatMap(ancestors)]);
  const isIn = (file: string) => above.has(dirname(file)) || paths.some((path) => file.startsWith(`${path}/`));
  for (const file of filesOf(root).filter(isIn)) cpSync(join(root, file), join(folder, file));
  for (const place of ['.', ...readdirSync(folder)]) linkPackages(folder, place);
  const { markInstalled } = (await import(join(folder, 'tools/installed.mjs'))) as { markInstalled: () => void };
  markInstalled();
  return { folder, markInstalled, remove: () => rmSync(folder, { recursive: true }) };
}

const ancestors = (path: string): string[] => (path.includes('/') ? [dirname(path), ...ancestors(dirname(path))] : []);

/** Returns the files that git tracks or would add. */
const filesOf = (repository: string) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file && existsSync(join(repository, file)));

function linkPackages(folder: string, place: string) {
  const from = join(root, place, 'node_modules');
  if (!existsSync(from)) return;
  const to = join(folder, place, 'node_modules');
  mkdirSync(to, { recursive: true });
  const installed = readdirSync(from).filter((name) => !/^(@idavuelta|mfe-.*|\.installed)$/.test(name));
  for (const name of installed) symlinkSync(join(from, name), join(to, name));
  if (place !== '.') return;
  mkdirSync(join(to, '@idavuelta'));
  const own = readdirSync(join(from, '@idavuelta')).filter((name) => existsSync(join(folder, name)));
  for (const name of own) symlinkSync(join(folder, name), join(to, '@idavuelta', name));
}
