import type { Party, PlanProblem, TripInput } from './problem.ts';
import { stopWindow } from './stop-window.ts';

export interface CallTimes {
  /** The van leaves its base (out) or the venue (back). */
  startsAt: number;
  /** By stop. */
  calls: number[];
  endsAt: number;
}

/**
 * When the van calls at each party, in the given order. A van never calls before the party may be called at, and drives
 * and boards in the time that this takes, so that in an order that breaks rules it is late, never too early.
 */
export function callTimes(problem: PlanProblem, parties: Party[], trip: TripInput, base?: number): CallTimes {
  const windows = parties.map((party) => stopWindow(problem, party, trip));
  return problem.direction === 'out' ? outTimes(problem, parties, windows, base) : backTimes(problem, parties, windows);
}

interface Window {
  opens: number;
  closes: number;
}

const minutesBetween = ({ travel }: PlanProblem, from: number, to: number) => travel.minutes[from]?.[to] as number;

/** As late as the windows and the venue allow, and at the venue no later than the last one on board must be. */
function outTimes(problem: PlanProblem, parties: Party[], windows: Window[], base?: number): CallTimes {
  const { venue, venueAt, boarding } = problem.rules;
  const legs = parties.map(
    ({ place }, index) => boarding + minutesBetween(problem, place, parties[index + 1]?.place ?? venue),
  );
  const latestFor = (arrival: number) => {
    let next = arrival;
    return parties
      .map((_, index) => index)
      .reverse()
      .map((index) => {
        next = Math.min(next - (legs[index] as number), windows[index]?.closes as number);
        return next;
      })
      .reverse();
  };
  let ready = latestFor(venueAt)[0] ?? venueAt;
  const soonest = windows.map(({ opens }, index) => {
    const call = Math.max(ready, opens);
    ready = call + (legs[index] as number);
    return call;
  });
  const arrival = ready;
  const calls = latestFor(arrival).map((latest, index) => Math.max(latest, soonest[index] as number));
  const first = parties[0]?.place ?? venue;
  const startsAt = (calls[0] ?? venueAt) - (base === undefined ? 0 : minutesBetween(problem, base, first));
  return { startsAt, calls, endsAt: arrival };
}

/** From the venue as soon as may be; later where a locked minute would be waited for on the way. */
function backTimes(problem: PlanProblem, parties: Party[], windows: Window[]): CallTimes {
  const { venue, venueAt, boarding } = problem.rules;
  const legs = parties.map(({ place }, index) => minutesBetween(problem, parties[index - 1]?.place ?? venue, place));
  let run = -boarding;
  const latestStarts = windows.map(({ closes }, index) => {
    run += boarding + (legs[index] as number);
    return closes - run;
  });
  const latest = Math.min(...latestStarts);
  const startsAt = Number.isFinite(latest) ? Math.max(venueAt, latest) : venueAt;
  let ready = startsAt - boarding;
  const calls = windows.map(({ opens }, index) => {
    ready = Math.max(ready + boarding + (legs[index] as number), opens);
    return ready;
  });
  return { startsAt, calls, endsAt: parties.length ? ready + boarding : startsAt };
}
