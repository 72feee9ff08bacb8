/** Difference of the clocks, in milliseconds, that is ignored: responses give the time in whole seconds. */
const tolerance = 5_000;

/** Milliseconds by which the server's clock is ahead of the device's. */
let ahead = 0;

/**
 * Learns the server's time from a response. The response was sent at some moment during the call, so only a time
 * outside the call means that the clocks differ. Responses that may come from a cache tell an earlier time and are
 * ignored.
 * @param began when the call began, on the device's clock
 */
export function readServerClock(headers: { date?: unknown; 'cache-control'?: unknown }, began: number) {
  const sent = Date.parse(String(headers.date));
  if (headers['cache-control'] !== 'no-store' || Number.isNaN(sent)) return;
  const nearest = Math.min(Math.max(sent, began), Date.now());
  ahead = Math.abs(sent - nearest) > tolerance ? sent - nearest : 0;
}

/**
 * Milliseconds since 1970 by the server's clock, as far as responses have told it. Seat holds and deadlines must not
 * depend on a device clock that may be wrong.
 */
export const serverNow = () => Date.now() + ahead;
