import { brokenAtStop, brokenByTrip } from './broken-rules.ts';
import { callTimes } from './call-times.ts';
import type { Party, PlannedStop, PlannedTrip, PlanProblem, TripInput } from './problem.ts';

/**
 * The planned times of one trip as it is given, and the rules that it breaks: those of a stop at the stop, those of the
 * whole trip at the trip. Works for any order of stops; parties that the problem does not know are left out.
 */
export function timetable(problem: PlanProblem, trip: TripInput): PlannedTrip {
  const parties = trip.parties.flatMap((id) => problem.parties.find((party) => party.id === id) ?? []);
  const vehicle = problem.vehicles.find(({ id }) => id === trip.vehicle);
  const times = callTimes(problem, parties, trip, vehicle?.base);
  const driven = drivenPlaces(problem, parties, vehicle?.base);
  const stops = stopsOf(problem, parties, trip, times);
  return {
    vehicle: trip.vehicle,
    stops,
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    drivenKilometres: sumAlong(problem.travel.kilometres, driven),
    drivenMinutes: sumAlong(problem.travel.minutes, driven),
    riddenMinutes: parties.reduce((sum, { seats }, index) => sum + seats * rideOf(problem, times, index), 0),
    broken: brokenByTrip(problem, trip, parties, times),
  };
}

type Times = ReturnType<typeof callTimes>;

/** From when the van calls until the venue, or from the venue until it stops at the door. */
function rideOf({ direction }: PlanProblem, { calls, startsAt, endsAt }: Times, index: number) {
  const call = calls[index] as number;
  return direction === 'out' ? endsAt - call : call - startsAt;
}

function stopsOf(problem: PlanProblem, parties: Party[], trip: TripInput, times: Times): PlannedStop[] {
  const out = problem.direction === 'out';
  const seats = problem.vehicles.find(({ id }) => id === trip.vehicle)?.seats ?? Number.POSITIVE_INFINITY;
  let load = out ? 0 : parties.reduce((sum, party) => sum + party.seats, 0);
  return parties.map((party, index) => {
    const before = load;
    load += out ? party.seats : -party.seats;
    const call = times.calls[index] as number;
    const broken = brokenAtStop(problem, { party, call, aboard: Math.max(before, load), seats }, times, trip);
    return { party: party.id, place: party.place, at: call, load, broken };
  });
}

/** On the way back the van starts at the venue, wherever it came from. */
function drivenPlaces({ direction, rules }: PlanProblem, parties: Party[], base: number | undefined) {
  const places = parties.map(({ place }) => place);
  if (!places.length) return [];
  if (direction === 'back') return [rules.venue, ...places];
  return base === undefined ? [...places, rules.venue] : [base, ...places, rules.venue];
}

const sumAlong = (matrix: number[][], places: number[]) =>
  places.slice(1).reduce((sum, to, index) => sum + (matrix[places[index] as number]?.[to] as number), 0);
