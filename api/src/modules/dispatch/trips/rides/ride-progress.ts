import type { Ride } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { TripMarks } from '../marked-trips.ts';

/** Delay in minutes from which a van counts as late. */
export const lateFromMinutes = 10;

type MarkedStop = TripMarks['stops'][number];
export type Progress = Pick<Ride, 'progress' | 'progressAt'>;

/**
 * Returns when the van visited a stop. On the way home passengers board at the event, so boarding tells nothing about
 * their stop.
 */
function visitedAt({ arrivedAt, boardedAt, noShowAt }: MarkedStop, direction: PlanDirection): string | undefined {
  return direction === 'out' ? latestOf([arrivedAt, boardedAt, noShowAt]) : arrivedAt;
}

/** Tells whether the van is done with the stop. */
const isSettled = ({ arrivedAt, boardedAt, noShowAt, explainedAt }: MarkedStop, direction: PlanDirection) =>
  Boolean(noShowAt ?? explainedAt ?? (direction === 'out' ? boardedAt : arrivedAt));

const latestOf = (moments: (string | undefined)[]) =>
  moments.reduce((latest, at) => (at && (!latest || at >= latest) ? at : latest), undefined);

/** Returns the last stop visited according to its marks. */
function lastVisit({ stops, direction }: TripMarks) {
  const visits = stops.map((stop) => visitedAt(stop, direction));
  const at = latestOf(visits);
  return at === undefined ? undefined : { index: visits.lastIndexOf(at), at };
}

/**
 * Finds the next stop: the one after the last completed stop; skipped stops come last.
 * @returns undefined before the van has left and while it waits at a stop
 */
function nextStop(trip: TripMarks): { index: number; since: string } | undefined {
  const { stops, direction, leftAt } = trip;
  const last = lastVisit(trip);
  const since = last?.at ?? leftAt;
  const before = last && stops[last.index];
  if (since === undefined || (before && !isSettled(before, direction))) return undefined;
  const isOpen = (stop: MarkedStop) => !isSettled(stop, direction);
  const behind = stops.findIndex((stop, index) => index > (last?.index ?? -1) && isOpen(stop));
  const index = behind >= 0 ? behind : stops.findIndex(isOpen);
  return index >= 0 ? { index, since } : undefined;
}

/** Returns the progress of a ride as seen from a stop, according to the driver's marks. */
export function progressOf(trip: TripMarks, index: number): Progress {
  const { arrivedAt, boardedAt, noShowAt } = trip.stops[index] ?? {};
  if (noShowAt) return { progress: 'no_show', progressAt: noShowAt };
  if (trip.doneAt) return { progress: 'done', progressAt: trip.doneAt };
  if (trip.direction === 'out' && boardedAt) return { progress: 'boarded', progressAt: boardedAt };
  if (arrivedAt) return { progress: 'arrived', progressAt: arrivedAt };
  const next = nextStop(trip);
  if (next?.index === index) return { progress: 'next', progressAt: next.since };
  const leftAt = trip.leftAt ?? lastVisit(trip)?.at;
  if (leftAt) return { progress: 'left', progressAt: leftAt };
  return boardedAt ? { progress: 'boarded', progressAt: boardedAt } : { progress: 'planned' };
}

/** Tells whether the van has yet to come. */
export const isBehind = ({ progress }: Progress) =>
  progress === 'planned' || progress === 'left' || progress === 'next';

/**
 * Returns the stop that the van waits at or heads to; the first before it has left.
 * @returns undefined once it is done with all of them
 */
export function headingOf(trip: TripMarks): { index: number; isThere: boolean } | undefined {
  const last = lastVisit(trip);
  const at = last && trip.stops[last.index];
  if (last && at && !isSettled(at, trip.direction)) return { index: last.index, isThere: true };
  const next = nextStop(trip);
  if (next) return { index: next.index, isThere: false };
  return last || trip.stops.length === 0 ? undefined : { index: 0, isThere: false };
}

/** Returns the van's delay in minutes by its last mark; negative when it is early, 0 before its first mark. */
export function delayOf(trip: TripMarks): number {
  const last = lastVisit(trip);
  const planned = last ? trip.stops[last.index]?.at : trip.startsAt;
  const marked = last?.at ?? trip.leftAt;
  return planned && marked ? Math.floor((Date.parse(marked) - Date.parse(planned)) / 60_000) : 0;
}

/**
 * Returns the van's delay in minutes; 0 below ten minutes and after the trip.
 * @param delay by its last mark unless its position says more
 */
export function lateMinutesOf(trip: TripMarks, delay = delayOf(trip)): number {
  return delay >= lateFromMinutes && !trip.doneAt ? delay : 0;
}

/** Returns the van's delay in minutes if it arrives at the stop that it heads to then. */
export function delayAtNext(trip: TripMarks, arrivesAt: Date): number {
  const planned = trip.stops[headingOf(trip)?.index ?? 0]?.at;
  return planned ? Math.round((arrivesAt.getTime() - Date.parse(planned)) / 60_000) : 0;
}
