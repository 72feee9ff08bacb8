import { brokenAtStop } from './broken-rules.ts';
import { type CallTimes, callTimes } from './call-times.ts';
import type { Party, Plan, PlanProblem, TripInput } from './problem.ts';
import { tolerance } from './search/routes.ts';

/** Default for how many minutes of driving a plan must save before it moves a promise. */
export const defaultMoveMinutes = 5;

/** Ten minutes ridden by a passenger weigh as much as one driven. */
export const riddenWeight = 0.1;

export const moveMinutesOf = ({ rules }: PlanProblem) => rules.moveMinutes ?? defaultMoveMinutes;

/**
 * Adds to a trip's locked times the minutes promised to its parties, one after the other, as long as that breaks no
 * further rule and costs the passengers less than a moved promise weighs.
 */
export function keepPromises(problem: PlanProblem, trip: TripInput, parties: Party[], base?: number): TripInput {
  const { promised } = problem;
  if (!promised) return trip;
  const rate = (kept: TripInput) => rateTimes(problem, trip, callTimes(problem, parties, kept, base));
  let kept = trip;
  let best = rate(trip);
  for (const { id, point } of parties) {
    const promise = promised[id];
    if (promise?.vehicle !== trip.vehicle || promise.point !== point || trip.lockedTimes?.[id] !== undefined) continue;
    const next = { ...kept, lockedTimes: { ...kept.lockedTimes, [id]: promise.at } };
    const rated = rate(next);
    const isKept = Math.abs((rated.times.get(id) ?? Number.NaN) - promise.at) < tolerance;
    const costs = riddenWeight * (rated.ridden - best.ridden) + (rated.duration - best.duration);
    if (!isKept || rated.broken > best.broken || costs > moveMinutesOf(problem)) continue;
    kept = next;
    best = rated;
  }
  return kept;
}

function rateTimes(problem: PlanProblem, trip: TripInput, times: CallTimes) {
  const { direction, rules } = problem;
  const isLate = direction === 'out' && times.endsAt > rules.venueAt + tolerance;
  const stops = times.calls.map(({ party, at: call }) => ({
    broken: brokenAtStop(problem, { party, call, aboard: 0, seats: 0 }, times, trip).length,
    ridden: party.seats * (direction === 'out' ? times.endsAt - call : call - times.startsAt),
  }));
  return {
    broken: stops.reduce((sum, stop) => sum + stop.broken, Number(isLate)),
    ridden: stops.reduce((sum, stop) => sum + stop.ridden, 0),
    duration: times.endsAt - times.startsAt,
    times: new Map(times.calls.map(({ party, at }) => [party.id, at])),
  };
}

/** Counts the promises of vehicle, minute and point that a plan does not keep. */
export function movedPromises({ promised = {} }: PlanProblem, { trips }: Pick<Plan, 'trips'>): number {
  const kept = new Set(
    trips.flatMap(({ vehicle, stops }) =>
      stops.flatMap(({ party, at, point }) => {
        const promise = promised[party];
        const isKept = promise?.vehicle === vehicle && promise.point === point && Math.abs(promise.at - at) < 0.5;
        return isKept ? [party] : [];
      }),
    ),
  );
  return Object.keys(promised).filter((party) => !kept.has(party)).length;
}
