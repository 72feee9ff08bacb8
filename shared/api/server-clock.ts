/** Milliseconds that a device's clock may differ: a response says its time in whole seconds. */
const tolerance = 5_000;

/** Milliseconds that the server's clock is ahead of the device's. */
let ahead = 0;

/**
 * Learns the server's time from a response: it was sent at some moment of the call, so only what lies outside of the call
 * is a difference of the clocks. A response that a cache may have kept tells an earlier time, and is not asked.
 * @param began when the call began, on the device's clock
 */
export function readServerClock(headers: { date?: unknown; 'cache-control'?: unknown }, began: number) {
  const sent = Date.parse(String(headers.date));
  if (headers['cache-control'] !== 'no-store' || Number.isNaN(sent)) return;
  const nearest = Math.min(Math.max(sent, began), Date.now());
  ahead = Math.abs(sent - nearest) > tolerance ? sent - nearest : 0;
}

/**
 * Milliseconds since 1970 by the server's clock, as far as a response has told it: how long seats are held, and until when
 * something can be done, does not depend on what the device believes.
 */
export const serverNow = () => Date.now() + ahead;
