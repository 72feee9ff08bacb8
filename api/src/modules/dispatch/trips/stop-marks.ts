import { isoMoment } from '../../../database/iso-moment.ts';
import type { MarkedRider, StoredMark } from './marks.repository.ts';

/** Marks of a stop with their times, ISO 8601. */
export interface StopMarks {
  arrivedAt?: string;
  boardedAt?: string;
  noShowAt?: string;
}

export type RiderMarks = Pick<StopMarks, 'boardedAt' | 'noShowAt'>;

/** Returns the time of the latest mark of a kind, for a stop with these riders or for the whole trip; ISO 8601. */
export function latestMark(marks: StoredMark[], kind: StoredMark['kind'], riders?: MarkedRider[]) {
  const mark = marks.findLast(
    (each) =>
      each.kind === kind &&
      (!riders ||
        riders.some(({ ticketId, addressIndex }) => each.ticketId === ticketId && each.addressIndex === addressIndex)),
  );
  return mark && isoMoment(mark.at);
}

/**
 * Returns the marks of a stop; of "boarded" and "no show", the later mark wins.
 * @param checkOf returns when a rider's ticket was checked on this ride, which counts as boarded
 */
export function marksOfStop(
  riders: MarkedRider[],
  marks: StoredMark[],
  checkOf: (rider: MarkedRider) => Date | undefined,
): StopMarks {
  const arrivedAt = latestMark(marks, 'arrived', riders);
  const noShowAt = latestMark(marks, 'no_show', riders);
  const checked = riders.flatMap((rider) => checkOf(rider) ?? []);
  const boardedAt = latestMark(marks, 'boarded', riders) ?? (checked[0] && isoMoment(checked[0]));
  return {
    ...(arrivedAt && { arrivedAt }),
    ...(boardedAt && !(noShowAt && noShowAt > boardedAt) && { boardedAt }),
    ...(noShowAt && !(boardedAt && boardedAt >= noShowAt) && { noShowAt }),
  };
}

/** Returns the marks of one rider: marks apply to everyone at the stop, a check only to its ticket. */
export function marksOfRider(
  rider: MarkedRider,
  riders: MarkedRider[],
  marks: StoredMark[],
  checkOf: (rider: MarkedRider) => Date | undefined,
): RiderMarks {
  const ownCheck = (other: MarkedRider) => (other.ticketId === rider.ticketId ? checkOf(other) : undefined);
  const { boardedAt, noShowAt } = marksOfStop(riders, marks, ownCheck);
  return { ...(boardedAt && { boardedAt }), ...(noShowAt && { noShowAt }) };
}
