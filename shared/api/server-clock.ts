/** Milliseconds that a device's clock may differ: a response says its time in whole seconds, and was on its way for some. */
const tolerance = 5_000;

/** Milliseconds that the server's clock is ahead of the device's. */
let ahead = 0;

/** Learns the server's time from a response. One that a cache may have kept tells an earlier one, so it is not asked. */
export function readServerClock(headers: { date?: unknown; 'cache-control'?: unknown }) {
  const difference = Date.parse(String(headers.date)) - Date.now();
  if (headers['cache-control'] !== 'no-store' || Number.isNaN(difference)) return;
  ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/**
 * Milliseconds since 1970 by the server's clock, as far as a response has told it: how long seats are held, and until when
 * something can be done, does not depend on what the device believes.
 */
export const serverNow = () => Date.now() + ahead;
