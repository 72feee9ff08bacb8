import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { intervalMs, type StallWatchData, slots } from './stall-watch-data.ts';

const { state, limitSeconds } = workerData as StallWatchData;
let seen = Atomics.load(state, slots.beats);
/**
 * Milliseconds without a beat, counted by this thread's checks: time in which the thread was stopped too counts as one
 * check.
 */
let silentMs = 0;

setInterval(() => {
  const beats = Atomics.load(state, slots.beats);
  silentMs = beats !== seen || Atomics.load(state, slots.debugged) ? 0 : silentMs + intervalMs;
  seen = beats;
  if (silentMs < limitSeconds * 1_000) return;
  // The stream of standard error needs the stalled event loop.
  writeSync(2, `The event loop has stood still for ${limitSeconds} s: the process ends, to be started again.\n`);
  process.kill(process.pid, 'SIGKILL');
}, intervalMs);
