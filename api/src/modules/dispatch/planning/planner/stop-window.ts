import type { Party, PlanProblem, TripInput } from './problem.ts';

/** Returns the time window of a party: its locked minute, otherwise its promised window, otherwise unlimited. */
export function stopWindow({ direction }: PlanProblem, { id, window }: Party, trip?: Pick<TripInput, 'lockedTimes'>) {
  const locked = trip?.lockedTimes?.[id];
  if (locked !== undefined) return { opens: locked, closes: locked };
  // no times are promised for the way home
  if (direction === 'back' || !window) return { opens: Number.NEGATIVE_INFINITY, closes: Number.POSITIVE_INFINITY };
  return { opens: window.opensAt, closes: window.closesAt };
}
