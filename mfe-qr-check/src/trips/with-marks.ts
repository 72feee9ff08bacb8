import type { DrivenStop, DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';

function withStopMark(stop: DrivenStop, { kind, at }: TripMark): DrivenStop {
  const { boardedAt, noShowAt, ...rest } = stop;
  if (kind === 'arrived') return { ...stop, arrivedAt: at };
  // boarding replaces an earlier no-show, and vice versa
  return kind === 'boarded' ? { ...rest, boardedAt: at } : { ...rest, noShowAt: at };
}

function withMark(trip: DrivenTrip, mark: TripMark): DrivenTrip {
  if (mark.kind === 'left') return { ...trip, leftAt: mark.at };
  if (mark.kind === 'done') return { ...trip, doneAt: mark.at };
  return { ...trip, stops: trip.stops.map((stop) => (stop.party === mark.party ? withStopMark(stop, mark) : stop)) };
}

/** Returns the trips after applying marks, the earliest first. */
export const withMarks = (trips: DrivenTrip[], marks: TripMark[]): DrivenTrip[] =>
  trips.map((trip) => marks.filter(({ tripId }) => tripId === trip.id).reduce(withMark, trip));
