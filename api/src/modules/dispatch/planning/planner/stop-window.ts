import type { Party, PlanProblem, TripInput } from './problem.ts';

/** When a van may call at a party: at its locked minute, else within what it was promised, else at any time. */
export function stopWindow({ direction }: PlanProblem, { id, window }: Party, trip?: Pick<TripInput, 'lockedTimes'>) {
  const locked = trip?.lockedTimes?.[id];
  if (locked !== undefined) return { opens: locked, closes: locked };
  // on the way home nobody was promised a time
  if (direction === 'back' || !window) return { opens: Number.NEGATIVE_INFINITY, closes: Number.POSITIVE_INFINITY };
  return { opens: window.opensAt, closes: window.closesAt };
}
