import { createRoute } from './routes.ts';
import type { Network } from './routing-problem.ts';
import { emptySolution, putRoute, type Solution } from './solution.ts';

/**
 * Builds the initial solution from the given routes as far as they are feasible: pinned stops first, then the others at
 * their place in the order. All other stops are absent.
 */
export function startFrom(network: Network, given: ReadonlyMap<number, readonly number[]>): Solution {
  const solution = emptySolution(network);
  for (const [van, stops] of given) {
    const kept = keptStops(network, van, stops);
    if (kept.length) putRoute(network, solution, van, kept);
  }
  solution.absent = solution.absent.filter((stop) => (solution.vanOf[stop] ?? -1) < 0);
  return solution;
}

function keptStops(network: Network, van: number, stops: readonly number[]) {
  if (createRoute(network, van, stops)) return stops;
  const isPinned = (stop: number) => network.stops[stop]?.pinned === van;
  let kept = stops.filter(isPinned);
  for (const stop of stops) {
    if (isPinned(stop)) continue;
    const more = stops.filter((other) => other === stop || kept.includes(other));
    if (createRoute(network, van, more)) kept = more;
  }
  return kept;
}
