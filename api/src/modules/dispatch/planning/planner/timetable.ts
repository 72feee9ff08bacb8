import { between } from '../../travel-times/table.ts';
import { brokenAtStop, brokenByTrip } from './broken-rules.ts';
import { type CallTimes, callTimes } from './call-times.ts';
import { waitAt } from './points/wait-at.ts';
import type { Party, PlannedStop, PlannedTrip, PlanProblem, TripInput } from './problem.ts';
import { keepPromises } from './promises.ts';

/**
 * Calculates the times of a trip and the rules it breaks, at each stop and as a whole. Accepts any order of stops and
 * ignores unknown parties.
 */
export function timetable(described: PlanProblem, trip: TripInput): PlannedTrip {
  const problem = waitAt(described, trip.points);
  const parties = trip.parties.flatMap((id) => problem.parties.find((party) => party.id === id) ?? []);
  const vehicle = problem.vehicles.find(({ id }) => id === trip.vehicle);
  const kept = keepPromises(problem, trip, parties, vehicle?.base);
  const times = callTimes(problem, parties, kept, vehicle?.base);
  const { startsAt, endsAt, calls } = times;
  const rideFrom = (call: number) => (problem.direction === 'out' ? endsAt - call : call - startsAt);
  return {
    vehicle: trip.vehicle,
    stops: toStops(problem, trip, times),
    startsAt,
    endsAt,
    ...drivenBy(problem, parties, vehicle?.base),
    riddenMinutes: calls.reduce((sum, { party, at }) => sum + party.seats * rideFrom(at), 0),
    broken: brokenByTrip(problem, trip, parties, times),
  };
}

function toStops(problem: PlanProblem, trip: TripInput, times: CallTimes): PlannedStop[] {
  const out = problem.direction === 'out';
  const seats = problem.vehicles.find(({ id }) => id === trip.vehicle)?.seats ?? Number.POSITIVE_INFINITY;
  let load = out ? 0 : times.calls.reduce((sum, { party }) => sum + party.seats, 0);
  return times.calls.map(({ party, at }) => {
    const before = load;
    load += out ? party.seats : -party.seats;
    const broken = brokenAtStop(problem, { party, call: at, aboard: Math.max(before, load), seats }, times, trip);
    return { party: party.id, place: party.place, ...(party.point && { point: party.point }), at, load, broken };
  });
}

/** On the way back the van starts at the venue, wherever it is based. */
function drivenBy({ direction, rules, travel }: PlanProblem, parties: Party[], base: number | undefined) {
  const places = parties.map(({ place }) => place);
  if (direction === 'out' && places.length) places.push(rules.venue);
  let from = direction === 'out' ? base : rules.venue;
  let [drivenMinutes, drivenKilometres] = [0, 0];
  for (const to of places) {
    if (from !== undefined) {
      drivenMinutes += between(travel.minutes, from, to);
      drivenKilometres += between(travel.kilometres, from, to);
    }
    from = to;
  }
  return { drivenKilometres, drivenMinutes };
}
