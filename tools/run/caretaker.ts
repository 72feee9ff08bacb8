/**
 * Started by main.ts and outlives it. If the run was killed, stops all its processes; in any case removes its folders.
 */
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive, type Process, processesOf } from './processes.ts';

/** Milliseconds between SIGTERM and SIGKILL. */
const patience = 3_000;

const folders = process.argv.slice(2);
const [folder = ''] = folders;
// The pipe closes when the run has finished or died.
const isDone = (await text(process.stdin).catch(() => '')) === 'done';
if (!isDone) await endProcesses();
for (const each of folders.reverse()) rmSync(each, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

async function endProcesses() {
  const known = new Map<number, Process>();
  for (let waited = 0; ; waited += 50) {
    // Each is signalled when first seen, so that processes started meanwhile end too.
    for (const found of processesOf(folder, [...known.values()]))
      if (known.get(found.pid)?.started !== found.started) {
        known.set(found.pid, found);
        send(found, 'SIGTERM');
      }
    const left = [...known.values()].filter(isAlive);
    if (!left.length) return;
    if (waited >= patience) for (const one of left) send(one, 'SIGKILL');
    await wait(50);
  }
}

function send({ pid }: Process, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended.
  }
}
