/**
 * Which commands run in this checkout, and whose turn it is to install: packages are never replaced under a command that
 * runs. Kept in `.local`, a file per process. No dependencies, any Node >= 20.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../.local/running', import.meta.url));
const turn = fileURLToPath(new URL('../.local/installing', import.meta.url));

/** Remembers the npm command of which this script is the beginning; one that was started by hand is none. */
export function markRunning() {
  const event = process.env.npm_lifecycle_event;
  if (!event) return;
  const pid = callerOf(process.ppid);
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${pid}`, [startOf(pid), event.replace(/^pre/, '')].join('\n'));
}

/** The commands that still run, as a person would call them; forgets the others. */
export function runningCommands() {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).flatMap((pid) => {
    const [started, name] = read(`${folder}/${pid}`).split('\n');
    if (isAlive(Number(pid), started)) return [`npm run ${name} (process ${pid})`];
    rmSync(`${folder}/${pid}`, { force: true });
    return [];
  });
}

/** Waits until no other process installs. @returns gives the turn back */
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

/** npm, above the shells that it runs scripts in. */
function callerOf(pid) {
  const [name, parent] = statOf(pid);
  return /^(ba|da|z)?sh$/.test(name ?? '') ? callerOf(Number(parent)) : pid;
}

/** When it was started, as Linux tells: a later process may get its number. Elsewhere nothing. */
const startOf = (pid) => statOf(pid)[2] ?? '';

function isAlive(pid, started) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return startOf(pid) === started;
}

/** Its name, parent and start; the name is in parentheses, and may have some. */
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
