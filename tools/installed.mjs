import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;

/**
 * Selects what npm installs. A checkout without `api/` belongs to a module's team: it needs its modules and their
 * dependencies, less than half of everything. The existing folders decide, never the Node version that a command
 * happens to run on. Undeclared peers are left out: the federation library lists a second bundler as one, a tenth of
 * the whole.
 * @returns arguments for npm; none for all packages
 */
export function selection() {
  if (existsSync(`${root}api/package.json`)) return [];
  const modules = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(`${root}${name}/package.json`),
  );
  return [...[...modules.sort(), 'tools'].flatMap((name) => ['-w', name]), '--omit=peer'];
}

/** The Node version for the repository's commands. */
export const nodeVersion = () => JSON.parse(readFileSync(`${root}package.json`, 'utf8')).devDependencies.node;

/**
 * Tells whether a recent enough Node is available: the repository's own, or the machine's. The repository's is a
 * package of the root, which a team's selection leaves out.
 */
export const hasNode = () =>
  existsSync(`${root}node_modules/.bin/node`) ||
  Number.parseInt(process.versions.node, 10) >= Number.parseInt(nodeVersion(), 10);

/** State of the lock file and the selection: a growing checkout gets the rest. */
const state = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(selection().join(' '))
    .digest('hex');

/** Tells whether the installed packages match the lock file. */
export const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === state();

/** Records that they match. */
export const markInstalled = () => writeFileSync(stamp, state());
