import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;

/**
 * What npm is to install. A checkout without `api/` is one of a module's team: its modules and what these need, which is
 * less than half of everything. It runs on the machine's own Node: the one of the repository would be a fifth more. Peers
 * that nobody names are left out: the federation library names a second bundler as one, a tenth of the whole.
 * @returns arguments for npm; none for all packages
 */
export function selection() {
  const isTeams = !existsSync(`${root}api/package.json`) && Number.parseInt(process.versions.node, 10) >= 24;
  if (!isTeams) return [];
  const modules = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(`${root}${name}/package.json`),
  );
  return [...[...modules.sort(), 'tools'].flatMap((name) => ['-w', name]), '--omit=peer'];
}

/** Of the lock file and of what was selected: a checkout that grows gets the rest. */
const state = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(selection().join(' '))
    .digest('hex');

/** Whether the installed packages are those of the lock file. */
export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === state();

/** Remembers that they are. */
export const markInstalled = () => writeFileSync(stamp, state());
