import type { DrivenStop, DrivenTrip, TripMark } from '@idavuelta/shared/contracts/staff';

type AppliedMark = Pick<TripMark, 'id' | 'kind' | 'at' | 'reason'>;

function withStopMark(stop: DrivenStop, { id, kind, at, reason }: AppliedMark): DrivenStop {
  const marks = [...(stop.marks ?? []), { id, kind, at }];
  if (kind === 'arrived') return { ...stop, marks, arrivedAt: at };
  // an outcome replaces the one before
  const {
    boardedAt: _boarded,
    noShowAt: _noShow,
    explainedAt: _explained,
    reason: _why,
    unseen: _unseen,
    ...rest
  } = stop;
  if (kind === 'boarded') return { ...rest, marks, boardedAt: at };
  if (kind === 'no_show') return { ...rest, marks, noShowAt: at };
  return { ...rest, marks, explainedAt: at, ...(reason && { reason }) };
}

function withoutStopMark(stop: DrivenStop, id: string | undefined): DrivenStop {
  if (!stop.marks?.some((mark) => mark.id === id)) return stop;
  const {
    arrivedAt: _arrived,
    boardedAt: _boarded,
    noShowAt: _noShow,
    explainedAt: _explained,
    reason,
    ...rest
  } = stop;
  const left = stop.marks.filter((mark) => mark.id !== id);
  return left.reduce<DrivenStop>((done, mark) => withStopMark(done, { ...mark, ...(reason && { reason }) }), {
    ...rest,
    marks: [],
  });
}

function withoutMark(trip: DrivenTrip, id: string | undefined): DrivenTrip {
  const { leftAt: _left, ...rest } = trip;
  const isLeft = trip.marks?.some((mark) => mark.id === id && mark.kind === 'left');
  return { ...(isLeft ? rest : trip), stops: trip.stops.map((stop) => withoutStopMark(stop, id)) };
}

function withMark(trip: DrivenTrip, mark: TripMark): DrivenTrip {
  const { id, kind, at, party, takesBack } = mark;
  if (kind === 'undone') return withoutMark(trip, takesBack);
  if (kind === 'confirmed') {
    const { change: _change, ...confirmed } = trip;
    return confirmed;
  }
  const marks = [...(trip.marks ?? []), { id, kind, at }];
  if (kind === 'left') return { ...trip, marks, leftAt: at };
  if (kind === 'done') return { ...trip, marks, doneAt: at };
  return { ...trip, stops: trip.stops.map((stop) => (stop.party === party ? withStopMark(stop, mark) : stop)) };
}

/** Returns the trips after applying marks, the earliest first. */
export const withMarks = (trips: DrivenTrip[], marks: TripMark[]): DrivenTrip[] =>
  trips.map((trip) => marks.filter(({ tripId }) => tripId === trip.id).reduce(withMark, trip));
