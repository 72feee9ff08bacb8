import type { Plan, PlanProblem, TripInput } from './problem.ts';
import { timetable } from './timetable.ts';
import { impossibleRule } from './why-unserved.ts';

/** Builds the plan of these trips: their times, and the parties left out with the reason. */
export function assemblePlan(problem: PlanProblem, trips: TripInput[]): Plan {
  // The rule of one trip per vehicle applies to the trips of this plan, not to earlier ones.
  const planned = trips.map((trip) => timetable({ ...problem, trips }, trip));
  const served = new Set(trips.flatMap(({ parties }) => parties));
  const unserved = problem.parties
    .filter(({ id }) => !served.has(id))
    .map((party) => ({ party: party.id, rule: impossibleRule(problem, party) ?? 'no-vehicle' }));
  return { trips: planned, unserved };
}
