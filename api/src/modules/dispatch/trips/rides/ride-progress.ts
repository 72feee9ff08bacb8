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
const isSettled = ({ arrivedAt, boardedAt, noShowAt }: MarkedStop, direction: PlanDirection) =>
  Boolean(noShowAt ?? (direction === 'out' ? boardedAt : arrivedAt));

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

/** Returns the van's delay in minutes by its last mark; 0 below ten minutes and after the trip. */
export function lateMinutesOf(trip: TripMarks): number {
  if (trip.doneAt) return 0;
  const last = lastVisit(trip);
  const planned = last ? trip.stops[last.index]?.at : trip.startsAt;
  const marked = last?.at ?? trip.leftAt;
  if (!planned || !marked) return 0;
  const minutes = Math.floor((Date.parse(marked) - Date.parse(planned)) / 60_000);
  return minutes >= lateFromMinutes ? minutes : 0;
}
