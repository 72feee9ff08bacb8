import { between } from '../../../travel-times/table.ts';
import type { Plan, PlannedTrip, PlanProblem } from '../problem.ts';

/**
 * Returns the guarantees that a plan without locks violates, checked independently from its times; empty for a sound
 * plan.
 */
export function brokenPromises(problem: PlanProblem, plan: Plan): string[] {
  const named = [
    ...plan.trips.flatMap(({ stops }) => stops.map(({ party }) => party)),
    ...plan.unserved.map((each) => each.party),
  ];
  const once = problem.parties.filter(({ id }) => named.filter((other) => other === id).length !== 1);
  const vehicles = plan.trips.map(({ vehicle }) => vehicle);
  return [
    ...once.map(({ id }) => `${id} is not named once`),
    ...vehicles.filter((id, index) => vehicles.indexOf(id) !== index).map((id) => `${id} drives twice`),
    ...plan.trips.flatMap((trip) => [...brokenInTrip(problem, trip)].map((what) => `${trip.vehicle}: ${what}`)),
  ];
}

function* brokenInTrip(problem: PlanProblem, { vehicle, stops, startsAt, endsAt, broken }: PlannedTrip) {
  const { direction, travel, rules } = problem;
  const out = direction === 'out';
  const minutes = (from: number, to: number) => between(travel.minutes, from, to);
  const parties = stops.map((stop) => problem.parties.find(({ id }) => id === stop.party));
  const seats = parties.reduce((sum, party) => sum + (party?.seats ?? 0), 0);
  if (seats > (problem.vehicles.find(({ id }) => id === vehicle)?.seats ?? 0)) yield 'too many passengers';
  const room = problem.vehicles.find(({ id }) => id === vehicle)?.spaces;
  for (const kind of [0, 1])
    if (parties.reduce((sum, party) => sum + (party?.spaces?.[kind] ?? 0), 0) > (room?.[kind] ?? 0))
      yield 'no room beside the seats';
  if (parties.length > 1 && parties.some((party) => party?.private)) yield 'a private party shares';
  if (!stops.length) yield 'nobody rides';
  if (broken.length || stops.some((stop) => stop.broken.length)) yield 'a rule is told to be broken';
  let ready = out ? Number.NEGATIVE_INFINITY : startsAt + minutes(rules.venue, stops[0]?.place ?? 0);
  for (const [index, { at, place, point }] of stops.entries()) {
    const window = out && parties[index]?.window;
    if (at < ready - 1e-6) yield `calls before it can be there: ${at}, ${ready}`;
    if (window && (at < window.opensAt - 1e-6 || at > window.closesAt + 1e-6))
      yield `calls outside the window at ${at}`;
    if ((out ? endsAt - at : at - startsAt) > rules.longestRide + 1e-6) yield 'a ride is too long';
    const next = stops[index + 1];
    const isSameCall = point !== undefined && point === next?.point;
    ready = at + (isSameCall ? 0 : rules.boarding + minutes(place, next?.place ?? rules.venue));
  }
  if (out && (endsAt < ready - 1e-6 || endsAt > rules.venueAt + 1e-6)) yield `arrives at ${endsAt}`;
  if (!out && startsAt < rules.venueAt - 1e-6) yield 'leaves too soon';
}
