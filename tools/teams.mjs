import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Root commands that need only the `entries` of `module-ci/paths.ts` and their own script. */
const commandsOfTeams = ['add', 'alone', 'module-ci', 'new-module', 'override', 'release'];

/** Tells whether the command's script is checked out. */
function hasScript(command) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [, file] = /^node (?:--\S+ )*(\S+\.m?[jt]s)/.exec(scripts[command] ?? '') ?? [];
  return file !== undefined && existsSync(inRoot(file));
}

/** Tells whether this checkout lacks files that a root command needs. */
export const needsMore = (command) =>
  !existsSync(inRoot('api/package.json')) && !(commandsOfTeams.includes(command) && hasScript(command));
