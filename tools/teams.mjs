import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Commands of the root that a checkout of one module has all files of: those that `entries` of `module-ci/paths.ts` names. */
const commandsOfTeams = ['add', 'alone', 'module-ci', 'override', 'release'];

/** Whether this checkout lacks files that a command of the root needs. */
export const needsMore = (command) =>
  !existsSync(fileURLToPath(new URL('../api/package.json', import.meta.url))) && !commandsOfTeams.includes(command);
