/** The processes of this machine as Linux reports them; none on other systems. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Environment variable inherited by everything in a run: the folder of its temporary files. */
export const runMark = 'IDAVUELTA_RUN';

export interface Process {
  pid: number;
  parent: number;
  name: string;
  /** When it was started: a later process may reuse its number. */
  started: string;
}

/** Returns the processes with a run's mark, and descendants of these or of `known`. */
export function processesOf(run: string, known: readonly Process[] = []): Process[] {
  const all = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  const running = all.flatMap((pid) => readProcess(Number(pid)) ?? []);
  const found = new Set(running.filter((one) => isMarked(one, run) || known.some((other) => isSame(one, other))));
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    const pids = new Set([...found].map(({ pid }) => pid));
    for (const one of running) if (pids.has(one.parent)) found.add(one);
  }
  return [...found];
}

/** Tells whether it is still running; a zombie is not. */
export function isAlive(one: Process) {
  const now = readProcess(one.pid);
  return now !== undefined && isSame(now, one);
}

/** Returns the caller of the npm script that this process belongs to: npm, above the shells; undefined without one. */
export function callerOf(pid: number): Process | undefined {
  if (!process.env.npm_lifecycle_event) return;
  let above = readProcess(readProcess(pid)?.parent ?? 0);
  while (above && /^(ba|da|z)?sh$/.test(above.name)) above = readProcess(above.parent);
  return above;
}

const isSame = (one: Process, other: Process) => one.pid === other.pid && one.started === other.started;

function isMarked({ pid }: Process, run: string) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${runMark}=${run}`);
  } catch {
    return false; // another user's, or gone
  }
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses, and may contain some.
    const [begin, end] = [stat.indexOf('('), stat.lastIndexOf(')')];
    const [state, parent, ...rest] = stat.slice(end + 2).split(' ');
    if (state === 'Z') return;
    return { pid, parent: Number(parent), name: stat.slice(begin + 1, end), started: rest[17] ?? '' };
  } catch {
    return;
  }
}
