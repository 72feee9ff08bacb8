/** The processes of this machine, as Linux tells of them; elsewhere there are none. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Environment variable that what belongs to a run inherits: the folder of its temporary files. */
export const runMark = 'IDAVUELTA_RUN';

export interface Process {
  pid: number;
  parent: number;
  name: string;
  /** When it was started: a later process may get its number. */
  started: string;
}

/** Processes that have the mark of a run, or descend from one that has it or from one of `known`. */
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

/** Whether it runs still; one that has ended and waits for its parent does not. */
export function isAlive(one: Process) {
  const now = readProcess(one.pid);
  return now !== undefined && isSame(now, one);
}

/** What has called the npm script of which this process is a part: npm, above the shells; undefined without one. */
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
    return false; // of another user, or gone
  }
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in parentheses, and may have some.
    const [begin, end] = [stat.indexOf('('), stat.lastIndexOf(')')];
    const [state, parent, ...rest] = stat.slice(end + 2).split(' ');
    if (state === 'Z') return;
    return { pid, parent: Number(parent), name: stat.slice(begin + 1, end), started: rest[17] ?? '' };
  } catch {
    return;
  }
}
