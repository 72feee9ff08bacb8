import { at, type Route, stride, tolerance } from './routes.ts';
import type { Network, Stop } from './routing-problem.ts';

export interface Position {
  van: number;
  position: number;
  /** What the stop adds to the cost there. */
  cost: number;
}

/**
 * The cheapest position of the stop in the route, if it is cheaper than `best`, which is changed then. Only positions
 * that keep the rules count.
 * @param skip tells which positions are not looked at
 */
export function tryRoute(network: Network, node: number, route: Route, best: Position, skip: () => boolean) {
  const stop = network.stops[node] as Stop;
  const { van, stops, values } = route;
  if (stop.pinned !== undefined && stop.pinned !== van) return;
  if (stop.alone ? stops.length > 0 : route.alone) return;
  if (route.load + stop.load > (network.vans[van] as { capacity: number }).capacity) return;
  const { travel, nodes, ride, timed, endNode } = network;
  const weight = ride?.weight ?? 0;
  const longest = ride?.longest ?? Number.POSITIVE_INFINITY;
  const fromStart = ride?.towards === 'start';
  const moving = stop.before !== undefined && stop.before !== van ? network.moveCost : 0;
  const row = node * nodes;
  const { length } = stops;
  let previous = network.startOf[van] as number;

  for (let position = 0; position <= length; position++) {
    const next = position === length ? endNode : (stops[position] as number);
    const base = position * stride;
    const before = previous;
    previous = next;
    const to = travel[before * nodes + node] as number;
    const onward = travel[row + next] as number;

    const delta = (values[base + at.headDuration] as number) + (position || timed ? to : 0);
    const headEarliest = values[base + at.headEarliest] as number;
    if (headEarliest + delta > stop.closes + tolerance) continue;

    const detour = to + onward - (travel[before * nodes + next] as number);
    let cost = detour + moving;
    if (weight) {
      const headLoad = values[base + at.headLoad] as number;
      cost += fromStart
        ? weight * ((route.load - headLoad) * (detour + stop.service)) +
          weight * stop.load * ((values[base + at.headRun] as number) + to)
        : weight * (headLoad * (detour + stop.service)) +
          weight * stop.load * (stop.service + onward + (values[base + at.tailRun] as number));
    }
    if (cost >= best.cost) continue;
    if (skip()) continue;

    const headLatest = values[base + at.headLatest] as number;
    const waiting = Math.max(stop.opens - delta - headLatest, 0);
    const earliest = Math.max(stop.opens - delta, headEarliest) - waiting;
    const latest = Math.min(stop.closes - delta, headLatest);
    const whole = delta + waiting + stop.service + onward;
    if (earliest + whole > (values[base + at.tailLatest] as number) + tolerance) continue;
    if (longest !== Number.POSITIVE_INFINITY) {
      const waitingAfter = Math.max((values[base + at.tailEarliest] as number) - whole - latest, 0);
      const last = position === length ? stop : (network.stops[stops[length - 1] as number] as Stop);
      const duration = whole + waitingAfter + (values[base + at.tailDuration] as number);
      if (duration - (fromStart ? last.service : 0) > longest + tolerance) continue;
    }
    best.van = van;
    best.position = position;
    best.cost = cost;
  }
}
