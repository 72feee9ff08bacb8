import { createRoute, type Route } from './routes.ts';
import type { Network } from './routing-problem.ts';

/** Routes by van, and the unassigned stops. */
export interface Solution {
  routes: (Route | undefined)[];
  /** Van of each stop; -1 when unassigned. */
  vanOf: Int32Array;
  absent: number[];
  /** Total over all routes. */
  cost: number;
  /** Number of vans with a route. */
  used: number;
}

export const emptySolution = ({ stops, vans }: Network): Solution => ({
  routes: vans.map(() => undefined),
  vanOf: new Int32Array(stops.length).fill(-1),
  absent: stops.map((_, stop) => stop),
  cost: 0,
  used: 0,
});

export const copyOf = ({ routes, vanOf, absent, cost, used }: Solution): Solution => ({
  routes: routes.slice(),
  vanOf: vanOf.slice(),
  absent: absent.slice(),
  cost,
  used,
});

/** Replaces the route of a van; the caller keeps track of stops that enter or leave it. */
function setRoute(solution: Solution, van: number, route: Route | undefined) {
  const before = solution.routes[van];
  solution.cost += (route?.cost ?? 0) - (before?.cost ?? 0);
  solution.used += Number(route !== undefined) - Number(before !== undefined);
  solution.routes[van] = route;
}

/** @returns false, without any change, when the van cannot serve these stops in this order */
export function putRoute(network: Network, solution: Solution, van: number, stops: readonly number[]) {
  const route = createRoute(network, van, stops);
  if (!route) return false;
  setRoute(solution, van, route);
  for (const stop of stops) solution.vanOf[stop] = van;
  return true;
}

/**
 * Removes stops from a van's route and marks them as absent. Does nothing if the remaining stops would become
 * infeasible, which happens when travel times make a detour the shorter way.
 */
export function takeOut(network: Network, solution: Solution, van: number, leaves: (stop: number) => boolean) {
  const stops = solution.routes[van]?.stops ?? [];
  const stays = stops.filter((stop) => !leaves(stop));
  if (!stays.length) setRoute(solution, van, undefined);
  else if (!putRoute(network, solution, van, stays)) return;
  for (const stop of stops) {
    if (stays.includes(stop)) continue;
    solution.vanOf[stop] = -1;
    solution.absent.push(stop);
  }
}

/** Returns the number of unassigned seats. */
export function absentLoad({ stops }: Network, { absent }: Solution) {
  let load = 0;
  for (const stop of absent) load += stops[stop]?.load ?? 0;
  return load;
}
