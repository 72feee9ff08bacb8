import { between } from '../../travel-times/table.ts';
import type { Party, PlanProblem, TripInput } from './problem.ts';
import { stopWindow } from './stop-window.ts';

export interface CallTimes {
  /** The van leaves its base (out) or the venue (back). */
  startsAt: number;
  /** In the order of the stops. */
  calls: { party: Party; at: number }[];
  endsAt: number;
}

/**
 * When the van calls at each party, in the given order. A van never calls before the party may be called at, and drives
 * and boards in the time that this takes, so that in an order that breaks rules it is late, never too early.
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

/** As late as the windows and the venue allow, and at the venue no later than the last one on board must be. */
function outTimes({ rules, travel }: PlanProblem, stops: Stop[], base?: number): CallTimes {
  const { venue, venueAt, boarding } = rules;
  const legs = stops.map(({ party, opens, closes }, index) => {
    const next = stops[index + 1]?.party.place ?? venue;
    return { party, opens, closes, minutes: boarding + between(travel.minutes, party.place, next) };
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

/** From the venue as soon as may be; later where a locked minute would be waited for on the way. */
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
