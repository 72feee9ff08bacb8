import { isoMoment } from '../../../database/iso-moment.ts';
import type { MarkedRider, StoredMark } from './marks.repository.ts';

/** What was marked of a stop, each with when, ISO 8601. */
export interface StopMarks {
  arrivedAt?: string;
  boardedAt?: string;
  noShowAt?: string;
}

/** What became of whoever gets in at a stop. */
export type RiderMarks = Pick<StopMarks, 'boardedAt' | 'noShowAt'>;

/** When the latest mark of a kind was, of a stop of these riders or of the whole trip; ISO 8601. */
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
 * What was marked of a stop: of boarded and nobody there the later counts.
 * @param checkOf when the ticket of a rider was checked on this ride: who was checked has boarded
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

/** What became of one rider of a stop: its marks are of all there, a check is of the ticket alone. */
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
