import type { Plan, PlanProblem, TripInput } from './problem.ts';
import { timetable } from './timetable.ts';
import { impossibleRule } from './why-unserved.ts';

/** The plan of these trips: their times, whom they leave out and why, and who moved. */
export function assemblePlan(problem: PlanProblem, trips: TripInput[]): Plan {
  // Whether a vehicle is in two trips is a matter of the trips that the plan has, not of those before.
  const planned = trips.map((trip) => timetable({ ...problem, trips }, trip));
  const served = new Set(trips.flatMap(({ parties }) => parties));
  const unserved = problem.parties
    .filter(({ id }) => !served.has(id))
    .map((party) => ({ party: party.id, rule: impossibleRule(problem, party) ?? 'no-vehicle' }));
  return { trips: planned, unserved, moved: movedParties(problem, planned) };
}

type Ride = { vehicle: string; at: number };

function movedParties(problem: PlanProblem, trips: Plan['trips']) {
  const now = ridesOf(trips);
  const before = ridesOf((problem.trips ?? []).map((trip) => timetable(problem, trip)));
  const stays = (ride: Ride, other: Ride | undefined) =>
    other?.vehicle === ride.vehicle && Math.abs(other.at - ride.at) < 0.5;
  return [...before].filter(([party, ride]) => !stays(ride, now.get(party))).map(([party]) => party);
}

const ridesOf = (trips: Plan['trips']) =>
  new Map(
    trips.flatMap(({ vehicle, stops }) => stops.map(({ party, at }): [string, Ride] => [party, { vehicle, at }])),
  );
