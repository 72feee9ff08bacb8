import type { Ride } from '@idavuelta/shared/contracts';
import type { PlanDirection } from '@idavuelta/shared/contracts/staff';
import type { TripMarks } from '../marked-trips.ts';

/** Vans that are late by fewer minutes are on time. */
export const lateFromMinutes = 10;

type MarkedStop = TripMarks['stops'][number];
export type Progress = Pick<Ride, 'progress' | 'progressAt'>;

/** When the van was at a stop. On the way home people board at the event, which says nothing of their stop. */
function visitedAt({ arrivedAt, boardedAt, noShowAt }: MarkedStop, direction: PlanDirection): string | undefined {
  return direction === 'out' ? latestOf([arrivedAt, boardedAt, noShowAt]) : arrivedAt;
}

/** Nobody waits there any more for the van: it goes on. */
const isSettled = ({ arrivedAt, boardedAt, noShowAt }: MarkedStop, direction: PlanDirection) =>
  Boolean(noShowAt ?? (direction === 'out' ? boardedAt : arrivedAt));

const latestOf = (moments: (string | undefined)[]) =>
  moments.reduce((latest, at) => (at && (!latest || at >= latest) ? at : latest), undefined);

/** The stop where the van was last, by its marks. */
function lastVisit({ stops, direction }: TripMarks) {
  const visits = stops.map((stop) => visitedAt(stop, direction));
  const at = latestOf(visits);
  return at === undefined ? undefined : { index: visits.lastIndexOf(at), at };
}

/**
 * Where the van calls next: after the stop that was settled last; a stop that was passed over comes when no other is left.
 * @returns undefined before the van has left, and while it stands at a stop
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

/** How far the ride of those at a stop is, by the marks of their driver. */
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

/** The van still comes to those who are so far. */
export const isBehind = ({ progress }: Progress) =>
  progress === 'planned' || progress === 'left' || progress === 'next';

/** By how many minutes the van is late by its last mark; 0 below ten, and when the trip has ended. */
export function lateMinutesOf(trip: TripMarks): number {
  if (trip.doneAt) return 0;
  const last = lastVisit(trip);
  const planned = last ? trip.stops[last.index]?.at : trip.startsAt;
  const marked = last?.at ?? trip.leftAt;
  if (!planned || !marked) return 0;
  const minutes = Math.floor((Date.parse(marked) - Date.parse(planned)) / 60_000);
  return minutes >= lateFromMinutes ? minutes : 0;
}
