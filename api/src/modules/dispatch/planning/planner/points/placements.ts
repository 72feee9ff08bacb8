import { isLocked } from '../locks.ts';
import type { PlanProblem } from '../problem.ts';

/** Point of each party that waits at one. */
export type Placement = Record<string, string>;

/** Returns the parties that stay in their trip, and so where they wait. */
export const lockedParties = ({ trips = [] }: PlanProblem): Set<string> =>
  new Set(trips.flatMap((trip) => trip.parties.filter((id) => isLocked(trip, id))));

/** Returns where parties wait now: as promised, otherwise as in the trips to start from. */
export function placedAsGiven(problem: PlanProblem): Placement {
  const { trips = [], promised = {} } = problem;
  const locked = lockedParties(problem);
  const placement: Placement = Object.assign({}, ...trips.map(({ points }) => points));
  for (const [party, { point }] of Object.entries(promised)) {
    if (locked.has(party)) continue;
    delete placement[party];
    if (point !== undefined) placement[party] = point;
  }
  return placement;
}

/** Sends as many parties as possible to points that several of them reach, the most popular point first. */
export function placedTogether(problem: PlanProblem): Placement {
  const locked = lockedParties(problem);
  const given = Object.entries(placedAsGiven(problem)).filter(([party]) => locked.has(party));
  const placement: Placement = Object.fromEntries(given);
  let free = problem.parties.filter(({ id, points }) => points && !locked.has(id));
  for (;;) {
    const reached = free.flatMap(({ id, points = [] }) => points.map(({ id: point, walk }) => ({ id, point, walk })));
    const groups = [...Map.groupBy(reached, ({ point }) => point)].filter(([, group]) => group.length > 1);
    const walkOf = (group: typeof reached) => group.reduce((sum, { walk }) => sum + walk, 0);
    const [most] = groups.sort(([, a], [, b]) => b.length - a.length || walkOf(a) - walkOf(b));
    if (!most) return placement;
    const [point, group] = most;
    for (const { id } of group) placement[id] = point;
    free = free.filter(({ id }) => !(id in placement));
  }
}
