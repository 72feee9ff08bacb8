import { assemblePlan } from './assemble.ts';
import type { Plan, PlanProblem, TripInput } from './problem.ts';
import type { PlannerNetwork } from './to-network.ts';

/** Network stops by van, in order. */
export type VanOrders = ReadonlyMap<number, readonly number[]>;

/** Builds the plan in which vans drive these orders next to the trips that stay unchanged. */
export function toPlan(problem: PlanProblem, prepared: PlannerNetwork, orders: VanOrders): Plan {
  const { parties, vehicles, lockedTimes, fixed } = prepared;
  const trips = [...orders].flatMap(([van, stops]): TripInput[] => {
    const vehicle = vehicles[van]?.id as string;
    const ids = stops.map((stop) => parties[stop]?.id as string);
    return ids.length ? [{ vehicle, parties: ids, lockedTimes: lockedTimes.get(vehicle) }] : [];
  });
  return assemblePlan(problem, [...fixed, ...trips]);
}
