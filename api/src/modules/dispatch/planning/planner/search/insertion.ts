import { fitsIn, plus } from './amounts.ts';
import { at } from './matrix.ts';
import { field, type Route, tolerance } from './routes.ts';
import type { Network, Stop } from './routing-problem.ts';

export interface Position {
  van: number;
  position: number;
  /** Cost added by inserting the stop there. */
  cost: number;
}

/**
 * Finds the cheapest feasible position of the stop in the route and stores it in `best` if it is cheaper.
 * @param skip tells which positions to ignore
 */
export function tryRoute(network: Network, node: number, route: Route, best: Position, skip: () => boolean) {
  const stop = network.stops[node] as Stop;
  const { van, stops, values } = route;
  if (stop.pinned !== undefined && stop.pinned !== van) return;
  if (stop.alone ? stops.length > 0 : route.alone) return;
  if (route.load + stop.load > (network.vans[van] as { capacity: number }).capacity) return;
  if (stop.spaces && !fitsIn(plus(route.spaces, stop.spaces), network.vans[van]?.spaces)) return;
  const { travel, ride, timed, endNode } = network;
  const weight = ride?.weight ?? 0;
  const maxRide = ride?.longest ?? Number.POSITIVE_INFINITY;
  const fromStart = ride?.towards === 'start';
  const moving = stop.before !== undefined && stop.before !== van ? network.moveCost : 0;
  const { length } = stops;
  let previous = network.startOf[van] ?? endNode;

  for (let position = 0; position <= length; position++) {
    const next = stops[position] ?? endNode;
    const before = previous;
    previous = next;
    const to = at(travel, before, node);
    const onward = at(travel, node, next);

    const delta = at(values, position, field.headDuration) + (position || timed ? to : 0);
    const headEarliest = at(values, position, field.headEarliest);
    if (headEarliest + delta > stop.closes + tolerance) continue;

    const detour = to + onward - at(travel, before, next);
    let cost = detour + moving;
    if (weight) {
      const headLoad = at(values, position, field.headLoad);
      cost += fromStart
        ? weight * ((route.load - headLoad) * (detour + stop.service)) +
          weight * stop.load * (at(values, position, field.headRun) + to)
        : weight * (headLoad * (detour + stop.service)) +
          weight * stop.load * (stop.service + onward + at(values, position, field.tailRun));
    }
    if (cost >= best.cost) continue;
    if (skip()) continue;

    const headLatest = at(values, position, field.headLatest);
    const waiting = Math.max(stop.opens - delta - headLatest, 0);
    const earliest = Math.max(stop.opens - delta, headEarliest) - waiting;
    const latest = Math.min(stop.closes - delta, headLatest);
    const whole = delta + waiting + stop.service + onward;
    if (earliest + whole > at(values, position, field.tailLatest) + tolerance) continue;
    if (maxRide !== Number.POSITIVE_INFINITY) {
      const waitingAfter = Math.max(at(values, position, field.tailEarliest) - whole - latest, 0);
      const last = position === length ? stop : (network.stops[stops[length - 1] ?? node] as Stop);
      const duration = whole + waitingAfter + at(values, position, field.tailDuration);
      if (duration - (fromStart ? last.service : 0) > maxRide + tolerance) continue;
    }
    best.van = van;
    best.position = position;
    best.cost = cost;
  }
}
