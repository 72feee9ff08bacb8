import { createRandom } from './random.ts';
import { recreate } from './recreate.ts';
import type { Network } from './routing-problem.ts';
import { ruin } from './ruin.ts';
import { type Clock, createClock, type SearchLimits } from './search-clock.ts';
import { absentLoad, copyOf, type Solution, takeOut } from './solution.ts';

export interface SearchOptions extends SearchLimits {
  seed: number;
  onProgress?: (progress: { share: number; best: Solution }) => void;
}

/** Share of the search spent on reducing the fleet. */
const fleetShare = 0.2;

/**
 * Slack induction by string removals (Christiaens & Vanden Berghe 2020): strings of stops are removed and reinserted at
 * their cheapest positions, and simulated annealing decides whether to accept the result. First serves as many stops as
 * possible with as few vans as possible, then lowers the cost.
 */
export function search(network: Network, start: Solution, options: SearchOptions): Solution {
  const random = createRandom(options.seed);
  const clock = createClock(options);
  const first = copyOf(start);
  recreate(network, first, { vans: network.vans.length, openVans: false }, random);
  if (!network.stops.length || !network.vans.length) return first;
  const state = { network, random, best: first, clock, onProgress: options.onProgress };
  saveVans(state);
  lowerCost(state);
  return state.best;
}

interface State {
  network: Network;
  random: ReturnType<typeof createRandom>;
  best: Solution;
  clock: Clock;
  onProgress: SearchOptions['onProgress'];
}

/**
 * Removes one route after the other and tries to fit its stops into the rest. Stops that were often absent weigh more:
 * a solution is accepted only if its absent stops weigh less than those of the current one.
 */
function saveVans(state: State) {
  const { network, random, clock } = state;
  const absences = new Float64Array(network.stops.length);
  const weight = ({ absent }: Solution) => absent.reduce((sum, stop) => sum + (absences[stop] ?? 0), 0);
  const vansNeeded = minVans(network);
  let goal = absentLoad(network, state.best);
  let current = state.best;
  let limit = network.vans.length;
  /** @returns false when no van can be saved any more */
  const fewer = () => {
    const next = state.best.used > vansNeeded && withoutRoute(network, state.best, weight);
    if (!next) return false;
    limit = state.best.used - 1;
    current = next;
    return true;
  };
  if (!goal && !fewer()) return;
  while (clock.share() < fleetShare && !clock.isOver()) {
    const next = copyOf(current);
    ruin(network, next, random);
    recreate(network, next, { vans: limit, openVans: false }, random);
    clock.count();
    if (
      next.absent.length < current.absent.length ||
      weight(next) < weight(current) ||
      (next.absent.length === current.absent.length && weight(next) === weight(current) && next.cost < current.cost)
    )
      current = next;
    for (const stop of next.absent) absences[stop] = (absences[stop] ?? 0) + 1;
    const absent = absentLoad(network, next);
    if (absent < goal || (absent === goal && next.used < state.best.used)) {
      state.best = next;
      goal = absent;
      if (!goal && !fewer()) return;
    }
    report(state);
  }
}

/** Removes the route whose stops were absent least often; routes with pinned stops stay. */
function withoutRoute(network: Network, solution: Solution, weight: (solution: Solution) => number) {
  const next = copyOf(solution);
  const mayGo = next.routes.filter(
    (route) => route && !route.stops.some((stop) => network.stops[stop]?.pinned !== undefined),
  );
  const weights = mayGo.map((route) => weight({ ...next, absent: [...(route?.stops ?? [])] }));
  const van = mayGo[weights.indexOf(Math.min(...weights))]?.van;
  if (van === undefined) return undefined;
  takeOut(network, next, van, () => true);
  return next;
}

/** Returns a lower bound on the number of vans: enough seats, and a van per private stop. */
function minVans({ stops, vans }: Network) {
  const alone = stops.filter((stop) => stop.alone).length;
  let load = stops.reduce((sum, stop) => sum + (stop.alone ? 0 : stop.load), 0);
  let shared = 0;
  for (const { capacity } of vans.toSorted((a, b) => b.capacity - a.capacity)) {
    if (load <= 0) break;
    load -= capacity;
    shared++;
  }
  return alone + shared;
}

/** Start and end temperature: how much worse an accepted solution may be, relative to the cost per stop. */
const hottest = 1;
const coldest = 0.01;

function lowerCost(state: State) {
  const { network, random, clock } = state;
  const perStop = state.best.cost / Math.max(1, network.stops.length);
  const begun = clock.share();
  let absent = absentLoad(network, state.best);
  let current = state.best;
  while (!clock.isOver()) {
    const share = (clock.share() - begun) / (1 - begun);
    const temperature = perStop * hottest * (coldest / hottest) ** share;
    const next = copyOf(current);
    ruin(network, next, random);
    recreate(network, next, { vans: state.best.used, openVans: true }, random);
    clock.count();
    const nextAbsent = absentLoad(network, next);
    if (nextAbsent > absent) continue;
    const better = nextAbsent < absent || next.used < state.best.used;
    if (better || next.cost < current.cost - temperature * Math.log(random.next())) current = next;
    if (better || (next.used === state.best.used && next.cost < state.best.cost - 1e-9)) {
      state.best = next;
      absent = nextAbsent;
    }
    report(state);
  }
}

function report({ clock, best, onProgress }: State) {
  if (onProgress && clock.isReportDue()) onProgress({ share: clock.share(), best });
}
