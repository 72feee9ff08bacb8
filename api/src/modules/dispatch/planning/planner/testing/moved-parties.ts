import type { Plan, PlanProblem } from '../problem.ts';
import { timetable } from '../timetable.ts';

/** Returns the parties whose vehicle or minute differs from the problem's trips. */
export function movedParties(problem: PlanProblem, { trips }: Plan): string[] {
  const now = toRides(trips);
  const before = toRides((problem.trips ?? []).map((trip) => timetable(problem, trip)));
  const stays = (ride: Ride, other: Ride | undefined) =>
    other?.vehicle === ride.vehicle && Math.abs(other.at - ride.at) < 0.5;
  return [...before].filter(([party, ride]) => !stays(ride, now.get(party))).map(([party]) => party);
}

type Ride = { vehicle: string; at: number };

const toRides = (trips: Plan['trips']) =>
  new Map(
    trips.flatMap(({ vehicle, stops }) => stops.map(({ party, at }): [string, Ride] => [party, { vehicle, at }])),
  );
