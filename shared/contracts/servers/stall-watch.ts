import { url as debuggerUrl } from 'node:inspector';
import { Worker } from 'node:worker_threads';
import { intervalMs, type StallWatchData, slots } from './stall-watch-data.ts';

/**
 * Starts a thread that watches this process's event loop. When it stalls for `limitSeconds`, the thread reports that on
 * standard error and kills the process for its supervisor to restart: nothing on the event loop itself could. Time in
 * which the thread is stopped too (sleep, SIGSTOP) or a debugger is attached does not count.
 * @param limitSeconds 0 disables the watch
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
