import { createRoute, type Route } from './routes.ts';
import type { Network } from './routing-problem.ts';

/** Routes by van, and the stops that are in none. */
export interface Solution {
  routes: (Route | undefined)[];
  /** By stop; -1 for one that is in no route. */
  vanOf: Int32Array;
  absent: number[];
  /** Of all routes together. */
  cost: number;
  /** Vans with a route. */
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

/** Replaces the route of a van; whoever leaves a route or comes into one is up to the caller. */
function setRoute(solution: Solution, van: number, route: Route | undefined) {
  const before = solution.routes[van];
  solution.cost += (route?.cost ?? 0) - (before?.cost ?? 0);
  solution.used += Number(route !== undefined) - Number(before !== undefined);
  solution.routes[van] = route;
}

/** @returns false, and changes nothing, where the van cannot serve these stops in this order */
export function putRoute(network: Network, solution: Solution, van: number, stops: readonly number[]) {
  const route = createRoute(network, van, stops);
  if (!route) return false;
  setRoute(solution, van, route);
  for (const stop of stops) solution.vanOf[stop] = van;
  return true;
}

/**
 * Takes stops out of a van's route; they are absent then. Nothing happens where the others could not be served without
 * them, as with travel times by which a detour is the shorter way.
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

/** Seats that are in no route. */
export function absentLoad({ stops }: Network, { absent }: Solution) {
  let load = 0;
  for (const stop of absent) load += stops[stop]?.load ?? 0;
  return load;
}
