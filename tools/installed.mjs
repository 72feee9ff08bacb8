import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;

/**
 * What npm is to install. A checkout without `api/` is one of a module's team: its modules and what these need, which is
 * less than half of everything. Which folders are there decides, never the Node that a command happens to run on. Peers
 * that nobody names are left out: the federation library names a second bundler as one, a tenth of the whole.
 * @returns arguments for npm; none for all packages
 */
export function selection() {
  if (existsSync(`${root}api/package.json`)) return [];
  const modules = readdirSync(root).filter(
    (name) => name.startsWith('mfe-') && existsSync(`${root}${name}/package.json`),
  );
  return [...[...modules.sort(), 'tools'].flatMap((name) => ['-w', name]), '--omit=peer'];
}

/** The version of Node that the repository's commands are written for. */
export const nodeVersion = () => JSON.parse(readFileSync(`${root}package.json`, 'utf8')).devDependencies.node;

/**
 * Whether commands run on a Node that is new enough: the repository's own, or the machine's. The repository's is a package
 * of the root, which a team's selection leaves out.
 */
export const hasNode = () =>
  existsSync(`${root}node_modules/.bin/node`) ||
  Number.parseInt(process.versions.node, 10) >= Number.parseInt(nodeVersion(), 10);

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
