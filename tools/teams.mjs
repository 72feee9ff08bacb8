import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const inRoot = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Commands of the root that need no more than `entries` of `module-ci/paths.ts` names, and their own script. */
const commandsOfTeams = ['add', 'alone', 'module-ci', 'new-module', 'override', 'release'];

/** Whether what the command runs is checked out. */
function hasScript(command) {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [, file] = /^node (?:--\S+ )*(\S+\.m?[jt]s)/.exec(scripts[command] ?? '') ?? [];
  return file !== undefined && existsSync(inRoot(file));
}

/** Whether this checkout lacks files that a command of the root needs. */
export const needsMore = (command) =>
  !existsSync(inRoot('api/package.json')) && !(commandsOfTeams.includes(command) && hasScript(command));
