/** Memory shared by the event loop and the thread that watches it. */
export interface StallWatchData {
  state: Int32Array<SharedArrayBuffer>;
  limitSeconds: number;
}

/** Indexes in `state`: the beat counter of the event loop, and whether a debugger may be pausing it. */
export const slots = { beats: 0, debugged: 1 };

/** Milliseconds between beats, and between checks of the thread. */
export const intervalMs = 250;
