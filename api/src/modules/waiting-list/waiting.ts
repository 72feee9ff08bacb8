import { type PeriodicityType, periodicity, type Waiting } from '@idavuelta/shared/contracts';
import { dayAt } from '@idavuelta/shared/contracts/time';
import type { OfferedSeatsState, WaitingState } from '../../database/column-types.ts';
import { isoMoment } from '../../database/iso-moment.ts';

interface WaitingRow extends Pick<Waiting, 'eventId' | 'eventDateId' | 'productVariantId' | 'tickets'> {
  state: WaitingState;
  startsAt: Date;
  timeZone: string;
  periodicityType: PeriodicityType;
  /** State of its current or past reservation; null if it never had one. */
  seatsState: OfferedSeatsState | null;
  units: number | null;
  heldUntil: Date | null;
  poolId: number | null;
  readAt: Date;
}

/** Returns the seats currently reserved for an entry that was notified. */
function toReservedSeats({ state, seatsState, units, heldUntil, poolId, readAt }: WaitingRow) {
  const isKept = state === 'told' && seatsState === 'held' && heldUntil !== null && heldUntil > readAt;
  return isKept && units !== null && poolId !== null
    ? { seatPool: { id: poolId, units }, heldUntil: isoMoment(heldUntil) }
    : undefined;
}

/** Converts an entry for its mailed link. */
export function toWaiting(row: WaitingRow): Waiting {
  const { state, eventId, eventDateId, productVariantId, tickets, startsAt, timeZone } = row;
  const kept = toReservedSeats(row);
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
