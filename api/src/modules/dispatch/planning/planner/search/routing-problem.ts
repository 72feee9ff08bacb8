import { between } from '../../../travel-times/table.ts';
import { at, createMatrix, type Matrix, set } from './matrix.ts';

// The problem that the search works on: the planner's, and those of published benchmarks, are written as this one.

export interface Stop {
  place: number;
  load: number;
  /** Minutes that a van stands there. */
  service: number;
  /** When a van may call; it may wait there until then. */
  opens: number;
  closes: number;
  /** No other stop is in its route. */
  alone: boolean;
  /** The van whose route it never leaves. */
  pinned?: number;
  /** The van that it was in before: another one costs `moveCost`. */
  before?: number;
}

export interface Van {
  capacity: number;
  /** Where its route begins; without it, at the first stop. */
  start?: number;
}

export interface RoutingProblem {
  stops: Stop[];
  vans: Van[];
  /** By place. What is driven costs as many minutes. */
  minutes: number[][];
  /** Where each route ends; without it, at the last stop. */
  end?: number;
  /** The route is at its end by then. */
  endsBy: number;
  /** No van leaves its start before. Without it a van is at its first stop as early as it must. */
  startsFrom?: number;
  /** Whom a van carries: to its end, from its start; undefined where nobody minds how long. */
  ride?: { towards: 'end' | 'start'; longest: number; weight: number };
  moveCost: number;
}

/** The problem in the arrays that the search reads all the time. Nodes are the stops, then the end, then each van's start. */
export interface Network extends RoutingProblem {
  /** Minutes from node (row) to node (column); 0 where there is no place. */
  travel: Matrix;
  endNode: number;
  startOf: Int32Array;
  /** The start of a route is a matter of its times. */
  timed: boolean;
  /** For each stop the others, the nearest first. */
  near: Int32Array[];
  /** Vans of one kind are alike. */
  kindOf: Int32Array;
  /** There is more than one kind. */
  mixed: boolean;
  /** Vans, the largest first. */
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

const kindName = ({ capacity, start }: Van) => `${capacity} ${start}`;

function nearest(stop: number, stops: number, travel: Matrix) {
  const minutes = (other: number) => at(travel, stop, other) + at(travel, other, stop);
  return Int32Array.from({ length: stops }, (_, other) => other).sort((a, b) => minutes(a) - minutes(b) || a - b);
}
