import { partyFinder } from './parties/parties.ts';
import type { PlanContext } from './plan-context.ts';
import type { DeparturePlan } from './plan-problem.ts';
import type { StoredPlan } from './plans.repository.ts';

/** Adds what the published plan promised: vehicle, minute and point of each party that still rides. */
export function withPromises(
  plan: DeparturePlan,
  published: StoredPlan | undefined,
  { parties }: PlanContext,
): DeparturePlan {
  if (!published) return plan;
  const find = partyFinder(parties);
  const promised = Object.fromEntries(
    published.trips.flatMap(({ vehicleId, stops }) =>
      stops.flatMap(({ riders, at, point }) => {
        const party = find(riders);
        const promise = {
          vehicle: String(vehicleId),
          at: plan.minutesOf(at),
          ...(point && { point: String(point.id) }),
        };
        return party && vehicleId !== null ? [[party.id, promise]] : [];
      }),
    ),
  );
  return { ...plan, problem: { ...plan.problem, promised } };
}
