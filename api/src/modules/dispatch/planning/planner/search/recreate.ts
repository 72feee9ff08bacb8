import { type Position, tryRoute } from './insertion.ts';
import { at } from './matrix.ts';
import type { Random } from './random.ts';
import { createRoute, type Route } from './routes.ts';
import type { Network, Stop } from './routing-problem.ts';
import { putRoute, type Solution } from './solution.ts';

/** Probability of skipping a position (a "blink"), so that the best one is not always chosen. */
const blinkShare = 0.01;

export interface Recreation {
  /** Maximum number of vans with a route. */
  vans: number;
  /** Opens a new van whenever that is cheaper, not only for stops that fit nowhere else. */
  openVans: boolean;
}

/** Inserts absent stops into routes one by one, each at its cheapest position; stops that fit nowhere stay absent. */
export function recreate(network: Network, solution: Solution, { vans, openVans }: Recreation, random: Random) {
  const waiting = solution.absent;
  solution.absent = [];
  inOrder(network, waiting, random);
  const skip = () => random.next() < blinkShare;
  for (const node of waiting) {
    const best: Position = { van: -1, position: 0, cost: Number.POSITIVE_INFINITY };
    for (const route of solution.routes) if (route) tryRoute(network, node, route, best, skip);
    if (solution.used < vans && (openVans || best.van < 0))
      tryFreeVans(network, node, solution, best, { skip, largest: !openVans });
    const stops = solution.routes[best.van]?.stops ?? [];
    if (best.van < 0 || !putRoute(network, solution, best.van, stops.toSpliced(best.position, 0, node)))
      solution.absent.push(node);
  }
}

/**
 * Tries one free van of each kind, and the stop's previous van.
 * @param largest considers only vans of the largest size, which leave room for later stops and so keep the number of
 *   vans low
 */
function tryFreeVans(
  network: Network,
  node: number,
  solution: Solution,
  best: Position,
  { skip, largest }: { skip: () => boolean; largest: boolean },
) {
  const tried = new Set<number | undefined>();
  const before = network.stops[node]?.before;
  let capacity = 0;
  for (const van of network.bySize) {
    const kind = network.kindOf[van];
    if (solution.routes[van] || (tried.has(kind) && van !== before)) continue;
    const size = network.vans[van]?.capacity ?? 0;
    if (largest && best.van >= 0 && size < capacity) return;
    capacity = size;
    tried.add(kind);
    tryRoute(network, node, emptyRoute(network, van), best, skip);
  }
}

const empty = new WeakMap<Network, Route[]>();

function emptyRoute(network: Network, van: number) {
  let routes = empty.get(network);
  if (!routes) {
    routes = network.vans.map((_, each) => createRoute(network, each, []) as Route);
    empty.set(network, routes);
  }
  return routes[van] as Route;
}

interface Order {
  weight: number;
  /** Sorts stops by ascending key; random order when absent. */
  key?: (network: Network, node: number) => number;
}

const stopOf = (network: Network, node: number) => network.stops[node] as Stop;

/** Returns the minutes from the point shared by all routes: their end, or else the first van's start. */
function meetingMinutes({ travel, end, endNode, startOf }: Network, node: number) {
  return end === undefined ? at(travel, startOf[0] ?? endNode, node) : at(travel, node, endNode);
}

/** Weights from the paper, including those of its problems with time windows. */
const orders: Order[] = [
  { weight: 4 },
  { weight: 4, key: (network, node) => -stopOf(network, node).load },
  { weight: 2, key: (network, node) => -meetingMinutes(network, node) },
  { weight: 1, key: meetingMinutes },
  { weight: 2, key: (network, node) => stopOf(network, node).closes - stopOf(network, node).opens },
  { weight: 2, key: (network, node) => stopOf(network, node).opens },
  { weight: 2, key: (network, node) => -stopOf(network, node).closes },
];
const weights = orders.reduce((sum, { weight }) => sum + weight, 0);

function inOrder(network: Network, waiting: number[], random: Random) {
  random.shuffle(waiting);
  const { key } = chosenOrder(random);
  if (!key) return;
  const keys = new Map(waiting.map((node) => [node, key(network, node)]));
  const by = (node: number) => keys.get(node) ?? 0;
  // Without windows both keys are infinite, and their difference would be NaN.
  waiting.sort((a, b) => (by(a) < by(b) ? -1 : Number(by(a) > by(b))));
}

function chosenOrder(random: Random) {
  let choice = random.below(weights);
  for (const order of orders) {
    if (choice < order.weight) return order;
    choice -= order.weight;
  }
  return {} as Partial<Order>;
}
