import type { Random } from './random.ts';
import type { Network } from './routing-problem.ts';
import { type Solution, takeOut } from './solution.ts';

/** Average number of stops removed per round. */
const average = 10;
const maxStringLength = 10;
/** Probability that a removed string keeps some stops in its middle, and of keeping one stop more. */
const splitShare = 0.5;
const oneMore = 0.01;
/** Probability of removing a whole route when vans differ, so that another van may take its place. */
const wholeRouteShare = 0.1;

/**
 * Removes strings of consecutive stops from routes that are close to each other (Christiaens & Vanden Berghe 2020,
 * "adjacent string removal"). Pinned stops stay.
 */
export function ruin(network: Network, solution: Solution, random: Random) {
  const stops = network.stops.length;
  if (!solution.used) return;
  if (network.mixed && random.next() < wholeRouteShare) {
    const van = solution.vanOf[random.below(stops)] ?? -1;
    if (van >= 0) takeOut(network, solution, van, (stop) => network.stops[stop]?.pinned === undefined);
  }
  const meanLength = (stops - solution.absent.length) / solution.used;
  const length = Math.min(maxStringLength, meanLength);
  const maxStrings = (4 * average) / (1 + length) - 1;
  if (!solution.used) return;
  const strings = Math.floor(1 + random.next() * maxStrings);
  const ruined = new Set<number>();
  for (const stop of network.near[random.below(stops)] ?? []) {
    if (ruined.size >= strings) return;
    const van = solution.vanOf[stop] ?? -1;
    if (van < 0 || ruined.has(van)) continue;
    ruined.add(van);
    removeString(network, solution, van, stop, length, random);
  }
}

function removeString(
  network: Network,
  solution: Solution,
  van: number,
  around: number,
  maxLength: number,
  random: Random,
) {
  const stops = solution.routes[van]?.stops ?? [];
  const removed = Math.floor(1 + random.next() * Math.min(stops.length, maxLength));
  let kept = 0;
  if (removed > 1 && removed < stops.length && random.next() < splitShare) {
    kept = 1;
    while (removed + kept < stops.length && random.next() < oneMore) kept++;
  }
  const length = removed + kept;
  const index = stops.indexOf(around);
  const first = Math.max(0, index - length + 1);
  const last = Math.min(index, stops.length - length);
  const from = first + random.below(last - first + 1);
  const keptFrom = kept ? from + 1 + random.below(removed - 1) : 0;
  const leaving = new Set<number>();
  for (const [position, stop] of stops.slice(from, from + length).entries()) {
    if (from + position >= keptFrom && from + position < keptFrom + kept) continue;
    if (network.stops[stop]?.pinned === undefined) leaving.add(stop);
  }
  takeOut(network, solution, van, (stop) => leaving.has(stop));
}
