import { type Amounts, fitsIn, plus } from './amounts.ts';
import { at, createMatrix, type Matrix, set } from './matrix.ts';
import type { Network, Stop } from './routing-problem.ts';

/**
 * The route of a van. Immutable: changing the order creates a new route. `values` has a row per position, from 0 to the
 * number of stops, that summarises the stops before it and those from it on, so that an insertion is checked in
 * constant time (Vidal et al. 2013: a route segment is described by its minimum duration and its earliest and latest
 * start).
 */
export interface Route {
  van: number;
  stops: readonly number[];
  load: number;
  spaces: Amounts;
  /** Its only stop is a private party. */
  alone: boolean;
  /** Minutes driven, weighted minutes ridden and the cost of moving stops between vans. */
  cost: number;
  values: Matrix;
}

/** Columns of the values. Head: the stops before a position. Tail: the stops from it on, and the end. */
export const field = {
  headDuration: 0,
  headEarliest: 1,
  headLatest: 2,
  /** Number of passengers. */
  headLoad: 3,
  /** Minutes without waiting time. */
  headRun: 4,
  tailDuration: 5,
  tailEarliest: 6,
  tailLatest: 7,
  tailRun: 8,
};
const fields = Object.keys(field).length;

/** Rounding errors up to this many minutes break no rule. */
export const tolerance = 1e-6;

/** @returns undefined when no van can serve the stops in this order within the time and capacity rules */
export function createRoute(network: Network, van: number, stops: readonly number[]): Route | undefined {
  const values = createMatrix(stops.length + 1, fields);
  const load = fillHeads(network, van, stops, values);
  if (load === undefined || load > (network.vans[van]?.capacity ?? 0)) return undefined;
  const spaces = spacesOn(network, stops);
  if (!fitsIn(spaces, network.vans[van]?.spaces)) return undefined;
  fillTails(network, stops, values);
  const alone = stops.some((stop) => network.stops[stop]?.alone);
  if (alone && stops.length > 1) return undefined;
  const duration =
    network.ride?.towards === 'start' ? rideFromStart(network, stops, values) : at(values, 0, field.tailDuration);
  if (network.ride && duration > network.ride.longest + tolerance) return undefined;
  return { van, stops, load, spaces, alone, values, cost: costOf(network, van, stops, values) };
}

/** On one way everybody is in the van at once: at its end, or at its start. */
function spacesOn(network: Network, stops: readonly number[]) {
  let spaces: Amounts;
  for (const stop of stops) spaces = plus(spaces, network.stops[stop]?.spaces);
  return spaces;
}

function fillHeads(network: Network, van: number, stops: readonly number[], values: Matrix) {
  const { travel, timed, stops: all } = network;
  let previous = network.startOf[van] ?? network.endNode;
  let duration = 0;
  let earliest = network.startsFrom ?? Number.NEGATIVE_INFINITY;
  let latest = Number.POSITIVE_INFINITY;
  let load = 0;
  let run = 0;
  for (let position = 0; ; position++) {
    set(values, position, field.headDuration, duration);
    set(values, position, field.headEarliest, earliest);
    set(values, position, field.headLatest, latest);
    set(values, position, field.headLoad, load);
    set(values, position, field.headRun, run);
    const node = stops[position] ?? network.endNode;
    const leg = position || timed ? at(travel, previous, node) : 0;
    const stop = all[node];
    const closes = stop ? stop.closes : network.endsBy;
    const opens = stop ? stop.opens : Number.NEGATIVE_INFINITY;
    const delta = duration + leg;
    if (earliest + delta > closes + tolerance) return undefined;
    if (!stop) return load;
    const waiting = Math.max(opens - delta - latest, 0);
    earliest = Math.max(opens - delta, earliest) - waiting;
    latest = Math.min(closes - delta, latest);
    duration = delta + waiting + stop.service;
    run += leg + stop.service;
    load += stop.load;
    previous = node;
  }
}

function fillTails(network: Network, stops: readonly number[], values: Matrix) {
  const { travel, stops: all } = network;
  let next = network.endNode;
  let duration = 0;
  let earliest = Number.NEGATIVE_INFINITY;
  let latest = network.endsBy;
  let run = 0;
  for (let position = stops.length; ; position--) {
    set(values, position, field.tailDuration, duration);
    set(values, position, field.tailEarliest, earliest);
    set(values, position, field.tailLatest, latest);
    set(values, position, field.tailRun, run);
    if (!position) return;
    const node = stops[position - 1] ?? network.endNode;
    const stop = all[node] as Stop;
    const delta = stop.service + at(travel, node, next);
    const waiting = Math.max(earliest - delta - stop.closes, 0);
    const earlier = Math.max(earliest - delta, stop.opens) - waiting;
    latest = Math.min(latest - delta, stop.closes);
    earliest = earlier;
    duration += delta + waiting;
    run += delta;
    next = node;
  }
}

/** Measures up to the last drop-off; the minutes spent at that stop count for no passenger. */
function rideFromStart({ stops: all, endNode }: Network, stops: readonly number[], values: Matrix) {
  const last = all[stops.at(-1) ?? endNode];
  return at(values, stops.length, field.headDuration) - (last?.service ?? 0);
}

function costOf(network: Network, van: number, stops: readonly number[], values: Matrix) {
  const { travel, ride, moveCost } = network;
  let cost = 0;
  let previous = network.startOf[van] ?? network.endNode;
  for (const [position, node] of stops.entries()) {
    const stop = network.stops[node] as Stop;
    const leg = at(travel, previous, node);
    cost += leg;
    if (stop.before !== undefined && stop.before !== van) cost += moveCost;
    if (ride?.towards === 'end') cost += ride.weight * stop.load * at(values, position, field.tailRun);
    if (ride?.towards === 'start') cost += ride.weight * stop.load * (at(values, position, field.headRun) + leg);
    previous = node;
  }
  return cost + at(travel, previous, network.endNode);
}
