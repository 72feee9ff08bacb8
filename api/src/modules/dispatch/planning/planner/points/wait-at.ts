import type { PlanProblem, TripInput } from '../problem.ts';

/** Returns the problem in which these parties wait at points, and the others where they were. */
export function waitAt(problem: PlanProblem, points: TripInput['points']): PlanProblem {
  if (!points || Object.keys(points).length === 0) return problem;
  return {
    ...problem,
    parties: problem.parties.map((party) => {
      const point = party.points?.find(({ id }) => id === points[party.id]);
      return point ? { ...party, place: point.place, point: point.id } : party;
    }),
  };
}
