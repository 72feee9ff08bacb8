import { type PeriodicityType, periodicity, type Waiting } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { OfferedSeatsState, WaitingState } from '../../database/column-types.ts';
import { isoMoment } from '../../database/iso-moment.ts';

interface WaitingRow extends Pick<Waiting, 'eventId' | 'eventDateId' | 'productVariantId' | 'tickets'> {
  state: WaitingState;
  startsAt: Date;
  timeZone: string;
  periodicityType: PeriodicityType;
  /** Of the seats that are or were kept for it; null where none ever were. */
  seatsState: OfferedSeatsState | null;
  units: number | null;
  heldUntil: Date | null;
  poolId: number | null;
  readAt: Date;
}

/** The seats that are kept at the moment for somebody who was told of them. */
function keptOf({ state, seatsState, units, heldUntil, poolId, readAt }: WaitingRow) {
  const isKept = state === 'told' && seatsState === 'held' && heldUntil !== null && heldUntil > readAt;
  return isKept && units !== null && poolId !== null
    ? { seatPool: { id: poolId, units }, heldUntil: isoMoment(heldUntil) }
    : undefined;
}

/** The state of an entry, as its link shows it. */
export function toWaiting(row: WaitingRow): Waiting {
  const { state, eventId, eventDateId, productVariantId, tickets, startsAt, timeZone } = row;
  const kept = keptOf(row);
  const afterOffer = row.seatsState === 'taken' ? 'used' : kept ? 'held' : 'over';
  return {
    state: state === 'told' ? afterOffer : state,
    eventId,
    eventDateId,
    ...(row.periodicityType === periodicity.range && { day: dayAt(startsAt, timeZone) }),
    productVariantId,
    tickets,
    ...kept,
  };
}
