import { between } from '../../../travel-times/table.ts';
import type { Amounts } from './amounts.ts';
import { at, createMatrix, type Matrix, set } from './matrix.ts';

// Generic routing problem that the search solves; the planner's problem and published benchmarks are converted to it.

export interface Stop {
  place: number;
  load: number;
  /** What it takes beside its load. */
  spaces?: Amounts;
  /** Minutes a van spends at the stop. */
  service: number;
  /** Start of the time window; a van that arrives earlier waits. */
  opens: number;
  closes: number;
  /** Allows no other stop in its route. */
  alone: boolean;
  /** The van whose route it must stay in. */
  pinned?: number;
  /** The van it was in before; moving it to another van costs `moveCost`. */
  before?: number;
}

export interface Van {
  capacity: number;
  spaces?: Amounts;
  /** Start of the route; when absent, the route starts at its first stop. */
  start?: number;
}

export interface RoutingProblem {
  stops: Stop[];
  vans: Van[];
  /** Travel times between places. Each minute driven costs 1. */
  minutes: number[][];
  /** Common end of the routes; when absent, a route ends at its last stop. */
  end?: number;
  /** Latest arrival at the end. */
  endsBy: number;
  /** Earliest departure from the start. When absent, a van leaves as early as its first stop requires. */
  startsFrom?: number;
  /**
   * Limit and weight of a passenger's ride, to the end or from the start; undefined when its length does not matter.
   */
  ride?: { towards: 'end' | 'start'; longest: number; weight: number };
  moveCost: number;
}

/**
 * The problem as arrays for the inner loop of the search. Nodes are the stops, then the end, then the start of each
 * van.
 */
export interface Network extends RoutingProblem {
  /** Minutes from one node (row) to another (column); 0 for a missing start or end. */
  travel: Matrix;
  endNode: number;
  startOf: Int32Array;
  /** Whether `startsFrom` is set, so that the drive to the first stop counts in a route's times. */
  timed: boolean;
  /** Other stops per stop, nearest first. */
  near: Int32Array[];
  /** Kind of each van; vans of a kind are interchangeable. */
  kindOf: Int32Array;
  /** Whether there is more than one kind. */
  mixed: boolean;
  /** Vans, largest first. */
  bySize: Int32Array;
}

export function toNetwork(problem: RoutingProblem): Network {
  const { stops, vans, minutes } = problem;
  const starts = [...new Set(vans.map(({ start }) => start))];
  const places = [...stops.map(({ place }) => place), problem.end, ...starts];
  const travel = createMatrix(places.length, places.length);
  for (const [from, fromPlace] of places.entries()) {
    for (const [to, toPlace] of places.entries()) {
      if (fromPlace === undefined || toPlace === undefined) continue;
      set(travel, from, to, between(minutes, fromPlace, toPlace));
    }
  }
  const kinds = [...new Set(vans.map(kindName))];
  return {
    ...problem,
    travel,
    endNode: stops.length,
    startOf: Int32Array.from(vans, ({ start }) => stops.length + 1 + starts.indexOf(start)),
    timed: problem.startsFrom !== undefined,
    near: stops.map((_, stop) => nearest(stop, stops.length, travel)),
    mixed: kinds.length > 1,
    bySize: Int32Array.from(vans.keys()).sort((a, b) => capacityOf(vans, b) - capacityOf(vans, a) || a - b),
    kindOf: Int32Array.from(vans, (van) => kinds.indexOf(kindName(van))),
  };
}

const capacityOf = (vans: Van[], van: number) => vans[van]?.capacity ?? 0;

const kindName = ({ capacity, spaces, start }: Van) => `${capacity} ${spaces?.join()} ${start}`;

function nearest(stop: number, stops: number, travel: Matrix) {
  const minutes = (other: number) => at(travel, stop, other) + at(travel, other, stop);
  return Int32Array.from({ length: stops }, (_, other) => other).sort((a, b) => minutes(a) - minutes(b) || a - b);
}
