import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { intervalMs, type StallWatchData, slots } from './stall-watch-data.ts';

/**
 * Has a thread of its own watch the event loop of this process. When it stands still for `limitSeconds`, the thread says so
 * on standard error and kills the process, which its supervisor starts again: nothing on the event loop itself could. What
 * stops the thread too (the machine sleeps, SIGSTOP) does not count, nor does a debugger that holds the event loop.
 * @param limitSeconds 0: nothing is watched
 */
export function watchForStalls(limitSeconds: number) {
  if (!limitSeconds) return;
  const state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const beat = () => {
    Atomics.add(state, slots.beats, 1);
    Atomics.store(state, slots.debugged, debuggerUrl() ? 1 : 0);
  };
  beat();
  setInterval(beat, intervalMs).unref();
  const workerData: StallWatchData = { state, limitSeconds };
  const thread = new Worker(new URL('./stall-watch-thread.ts', import.meta.url), { workerData, execArgv: [] });
  thread.on('error', (error) => console.error(`The event loop is not watched: ${error.message}`));
  thread.unref();
}
