const minute = 60_000;
const hour = 60 * minute;

/** Pauses after each failed attempt, in milliseconds: together about a day. */
const pauses = [5000, minute, 5 * minute, 30 * minute, hour, 2 * hour, 4 * hour, 6 * hour, 10 * hour];

export const maxAttempts = pauses.length + 1;

/** An endpoint is switched off when every attempt has failed for so long. */
export const deadAfter = '3 days';

/** Spreads attempts, so that not all come at once when an endpoint is back. */
const spread = 0.2;

/** @returns milliseconds until the next attempt; undefined after the last one */
export function pauseAfter(attempt: number, random = Math.random()): number | undefined {
  const pause = pauses[attempt - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + spread * (2 * random - 1)));
}
