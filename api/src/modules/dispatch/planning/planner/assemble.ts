import type { Plan, PlanProblem, TripInput } from './problem.ts';
import { timetable } from './timetable.ts';
import { impossibleRule } from './why-unserved.ts';

/** The plan of these trips: their times, and whom they leave out and why. */
export function assemblePlan(problem: PlanProblem, trips: TripInput[]): Plan {
  // The rule that a vehicle has one trip looks at the trips of the plan, not at those before it.
  const planned = trips.map((trip) => timetable({ ...problem, trips }, trip));
  const served = new Set(trips.flatMap(({ parties }) => parties));
  const unserved = problem.parties
    .filter(({ id }) => !served.has(id))
    .map((party) => ({ party: party.id, rule: impossibleRule(problem, party) ?? 'no-vehicle' }));
  return { trips: planned, unserved };
}
