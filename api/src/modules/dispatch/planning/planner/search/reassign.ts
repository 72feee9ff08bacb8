import { createRoute } from './routes.ts';
import type { Network } from './routing-problem.ts';
import { putRoute, type Solution, takeOut } from './solution.ts';

/** Lets routes swap vans or take a free one as long as that lowers the cost. The order of stops stays. */
export function reassignVans(network: Network, solution: Solution) {
  const vans = network.vans.map((_, van) => van);
  let improved = true;
  while (improved) {
    improved = false;
    for (const van of vans)
      for (const other of vans) if (other > van && swap(network, solution, van, other)) improved = true;
  }
}

function swap(network: Network, solution: Solution, van: number, other: number) {
  const [one, two] = [solution.routes[van], solution.routes[other]];
  const stops = [...(one?.stops ?? []), ...(two?.stops ?? [])];
  if (!stops.length || stops.some((stop) => network.stops[stop]?.pinned !== undefined)) return false;
  const oneAfter = one && createRoute(network, other, one.stops);
  const twoAfter = two && createRoute(network, van, two.stops);
  if ((one && !oneAfter) || (two && !twoAfter)) return false;
  const saved = (one?.cost ?? 0) + (two?.cost ?? 0) - (oneAfter?.cost ?? 0) - (twoAfter?.cost ?? 0);
  if (saved < 1e-9) return false;
  for (const each of [van, other]) takeOut(network, solution, each, () => true);
  if (one) putRoute(network, solution, other, one.stops);
  if (two) putRoute(network, solution, van, two.stops);
  const back = new Set(stops);
  solution.absent = solution.absent.filter((stop) => !back.has(stop));
  return true;
}
