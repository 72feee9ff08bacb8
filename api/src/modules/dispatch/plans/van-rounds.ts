import type { PlannedTrip, PlanProblem, TripInput } from '../planning/planner/problem.ts';
import { tolerance } from '../planning/planner/search/routes.ts';
import { between } from '../travel-times/table.ts';

/** Calculates the times of one trip. */
type TimeTrip = (problem: PlanProblem, trip: TripInput) => PlannedTrip;

/**
 * Calculates the times of several trips of one van, which drives them one after the other: on the way out a trip ends
 * early enough for the next one, on the way back it leaves when the van has returned to the venue. Trips that overlap
 * all the same break `vehicle-twice`. @returns in the given order
 */
export function timeRounds(problem: PlanProblem, trips: TripInput[], timeTrip: TimeTrip): PlannedTrip[] {
  const alone = trips.map((trip) => ({ trip, startsAt: timeTrip({ ...problem, trips: [trip] }, trip).startsAt }));
  const inOrder = alone.toSorted((one, other) => one.startsAt - other.startsAt).map(({ trip }) => trip);
  const timed =
    problem.direction === 'out' ? timeOut(problem, inOrder, timeTrip) : timeBack(problem, inOrder, timeTrip);
  return trips.map((trip) => timed.get(trip) as PlannedTrip);
}

function timeOut(problem: PlanProblem, trips: TripInput[], timeTrip: TimeTrip) {
  const { rules, travel } = problem;
  const timed = new Map<TripInput, PlannedTrip>();
  let limit = rules.venueAt;
  for (const [index, trip] of [...trips.entries()].reverse()) {
    const planned = timeTrip(
      {
        ...problem,
        rules: { ...rules, venueAt: limit },
        trips: [trip],
        // the first trip begins at the base, the next ones at the venue
        vehicles: problem.vehicles.map((each) => (index === 0 ? each : { ...each, base: rules.venue })),
      },
      trip,
    );
    const isLate = planned.endsAt > rules.venueAt + tolerance;
    const overlaps = planned.endsAt > limit + tolerance && index < trips.length - 1;
    timed.set(trip, {
      ...planned,
      broken: [
        ...planned.broken.filter((rule) => rule !== 'arrival' || isLate),
        ...(overlaps ? ['vehicle-twice' as const] : []),
      ],
    });
    const [first] = planned.stops;
    if (first) limit = Math.min(limit, first.at - between(travel.minutes, rules.venue, first.place));
  }
  return timed;
}

function timeBack(problem: PlanProblem, trips: TripInput[], timeTrip: TimeTrip) {
  const { rules, travel } = problem;
  const timed = new Map<TripInput, PlannedTrip>();
  let returned = rules.venueAt;
  for (const trip of trips) {
    const planned = timeTrip({ ...problem, rules: { ...rules, venueAt: returned }, trips: [trip] }, trip);
    const overlaps = planned.startsAt < returned - tolerance;
    timed.set(trip, { ...planned, broken: [...planned.broken, ...(overlaps ? ['vehicle-twice' as const] : [])] });
    const last = planned.stops.at(-1);
    if (last) returned = planned.endsAt + between(travel.minutes, last.place, rules.venue);
  }
  return timed;
}
