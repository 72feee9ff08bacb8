/**
 * Tracks which commands run in this checkout, and who may install: packages are never replaced under a running command.
 * Stored in `.local`, a file per process. No dependencies, any Node >= 20.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../.local/running', import.meta.url));
const turn = fileURLToPath(new URL('../.local/installing', import.meta.url));

/** Records the npm command that starts with this script; scripts started by hand are not recorded. */
export function markRunning() {
  const event = process.env.npm_lifecycle_event;
  if (!event) return;
  const pid = callerOf(process.ppid);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${pid}`, [startOf(pid), event.replace(/^pre/, '')].join('\n'));
}

/** Returns the commands still running, as a person would type them; forgets the others. */
export function runningCommands() {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).flatMap((pid) => {
    const [started, name] = read(`${folder}/${pid}`).split('\n');
    if (isAlive(Number(pid), started)) return [`npm run ${name} (process ${pid})`];
    rmSync(`${folder}/${pid}`, { force: true });
    return [];
  });
}

/** Waits until no other process is installing. @returns a function that releases the turn */
export async function takeTurn() {
  mkdirSync(`${folder}/..`, { recursive: true });
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      writeFileSync(turn, [process.pid, startOf(process.pid)].join('\n'), { flag: 'wx' });
      return () => rmSync(turn, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const [pid, started] = read(turn).split('\n');
    if (pid && !isAlive(Number(pid), started)) rmSync(turn, { force: true });
    else {
      if (!hasSaid) console.log('Another command installs the packages; waiting for it…');
      await wait(200);
    }
  }
}

/** Returns npm, above the shells in which it runs scripts. */
function callerOf(pid) {
  const [name, parent] = statOf(pid);
  return /^(ba|da|z)?sh$/.test(name ?? '') ? callerOf(Number(parent)) : pid;
}

/** Returns the start time as Linux reports it, because a later process may reuse the number; empty on other systems. */
const startOf = (pid) => statOf(pid)[2] ?? '';

function isAlive(pid, started) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** Returns name, parent and start; the name is in parentheses, and may contain some. */
function statOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (!stat) return [];
  const rest = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return [stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')')), rest[1], rest[19]];
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
