/** What the event loop and the thread that watches it share. */
export interface StallWatchData {
  state: Int32Array<SharedArrayBuffer>;
  limitSeconds: number;
}

/** Places in `state`: how often the event loop has come by, and whether a debugger may hold it. */
export const slots = { beats: 0, debugged: 1 };

/** Milliseconds between two beats, and between two looks of the thread. */
export const intervalMs = 250;
