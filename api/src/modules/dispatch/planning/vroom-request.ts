import type { PlanProblem } from './planner/problem.ts';
import type { Amounts } from './planner/search/amounts.ts';
import type { Network, Stop } from './planner/search/routing-problem.ts';

/** VROOM rejects negative times: minute 0 of a request is a day before the event. */
const dayMinutes = 24 * 60;

/** Additional capacity of a van that a private party fills completely. */
const room = 1_000;

/** Cost of using a van in seconds of driving: more than any saving, so that few vans are used. */
const vanCost = 24 * 3600;

/**
 * Builds a request in VROOM's format: https://github.com/VROOM-Project/vroom/blob/master/docs/API.md
 *
 * Jobs and vehicles are the network's stops and vans, numbered from 1. The format has no maximum ride, so it becomes a
 * time window: whoever is picked up at most that long before the arrival rides no longer than that.
 */
export function vroomRequest({ direction, rules, travel }: PlanProblem, { stops, vans }: Network) {
  const out = direction === 'out';
  const begins = rules.venueAt - dayMinutes;
  const seconds = (minute: number) => Math.round((minute - begins) * 60);
  const [first, last] = out ? [begins, rules.venueAt] : [rules.venueAt, rules.venueAt + dayMinutes];
  const [rideFirst, rideLast] = out
    ? [rules.venueAt - rules.longestRide, rules.venueAt]
    : [rules.venueAt, rules.venueAt + rules.longestRide];
  const windowOf = ({ opens, closes }: Stop) => {
    const [from, to] = [Math.max(opens, rideFirst), Math.min(closes, rideLast)];
    return from <= to ? [from, to] : [Math.max(opens, first), Math.min(closes, last)];
  };
  // every amount of a request must have the same length
  const kinds = Math.max(0, ...stops.map(({ spaces }) => spaces?.length ?? 0));
  const amounts = (spaces: Amounts) => Array.from({ length: kinds }, (_, kind) => spaces?.[kind] ?? 0);
  return {
    vehicles: vans.map(({ capacity, spaces, start }, van) => ({
      id: van + 1,
      profile: 'car',
      start_index: start,
      end_index: out ? rules.venue : undefined,
      capacity: [capacity, room, ...amounts(spaces)],
      skills: [van + 1],
      time_window: [seconds(first), seconds(last)],
      costs: { fixed: vanCost },
    })),
    jobs: stops.map((stop, index) => ({
      id: index + 1,
      location_index: stop.place,
      service: Math.round(stop.service * 60),
      [out ? 'pickup' : 'delivery']: [stop.load, stop.alone ? room : 1, ...amounts(stop.spaces)],
      skills: stop.pinned === undefined ? [] : [stop.pinned + 1],
      time_windows: [windowOf(stop).map(seconds)],
    })),
    matrices: { car: { durations: travel.minutes.map((row) => row.map((minutes) => Math.ceil(minutes * 60))) } },
  };
}
