import { between } from '../../travel-times/table.ts';
import type { Party, PlanProblem, TripInput } from './problem.ts';
import { stopWindow } from './stop-window.ts';

export interface CallTimes {
  /** Departure from the base (out) or the venue (back). */
  startsAt: number;
  /** In stop order. */
  calls: { party: Party; at: number }[];
  endsAt: number;
}

/**
 * Calculates when the van calls at each party in the given order. A van never calls before a party's window opens and
 * takes the real time to drive and board, so an order that breaks rules makes it late, never early.
 */
export function callTimes(problem: PlanProblem, parties: Party[], trip: TripInput, base?: number): CallTimes {
  const stops = parties.map((party) => ({ party, ...stopWindow(problem, party, trip) }));
  return problem.direction === 'out' ? outTimes(problem, stops, base) : backTimes(problem, stops);
}

interface Stop {
  party: Party;
  opens: number;
  closes: number;
}

/** Tells whether both wait at the same point, where the van stops once and all board together. */
const isSameCall = (one: Party, other: Party | undefined) => one.point !== undefined && one.point === other?.point;

/** Schedules stops as late as the windows allow, and reaches the venue no later than the most urgent passenger must. */
function outTimes({ rules, travel }: PlanProblem, stops: Stop[], base?: number): CallTimes {
  const { venue, venueAt, boarding } = rules;
  const legs = stops.map(({ party, opens, closes }, index) => {
    const next = stops[index + 1]?.party;
    const minutes = isSameCall(party, next) ? 0 : boarding + between(travel.minutes, party.place, next?.place ?? venue);
    return { party, opens, closes, minutes };
  });
  const latestFor = (arrival: number) => {
    let next = arrival;
    const calls = legs.toReversed().map(({ minutes, closes }) => {
      next = Math.min(next - minutes, closes);
      return next;
    });
    return calls.reverse();
  };
  let ready = latestFor(venueAt)[0] ?? venueAt;
  const soonest = legs.map(({ party, opens, minutes }) => {
    const at = Math.max(ready, opens);
    ready = at + minutes;
    return { party, at };
  });
  const latest = latestFor(ready);
  const calls = soonest.map(({ party, at }, index) => ({ party, at: Math.max(latest[index] ?? at, at) }));
  const [first] = calls;
  const fromBase = base === undefined ? 0 : between(travel.minutes, base, first?.party.place ?? venue);
  return { startsAt: (first?.at ?? venueAt) - fromBase, calls, endsAt: ready };
}

/** Leaves the venue as early as allowed; later when the van would otherwise wait on the way for a locked minute. */
function backTimes({ rules, travel }: PlanProblem, stops: Stop[]): CallTimes {
  const { venue, venueAt, boarding } = rules;
  let run = -boarding;
  const legs = stops.map(({ party, opens, closes }, index) => {
    const minutes = between(travel.minutes, stops[index - 1]?.party.place ?? venue, party.place);
    run += boarding + minutes;
    return { party, opens, minutes, latestStart: closes - run };
  });
  const latest = Math.min(...legs.map(({ latestStart }) => latestStart));
  const startsAt = Number.isFinite(latest) ? Math.max(venueAt, latest) : venueAt;
  let ready = startsAt - boarding;
  const calls = legs.map(({ party, opens, minutes }) => {
    ready = Math.max(ready + boarding + minutes, opens);
    return { party, at: ready };
  });
  return { startsAt, calls, endsAt: stops.length ? ready + boarding : startsAt };
}
