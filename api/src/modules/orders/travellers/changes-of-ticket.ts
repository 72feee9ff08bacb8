import type { OrderId, Passenger } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createGiftsRepository } from './gifts.repository.ts';

/** Total changes and gifts that a buyer may make per passenger of a ticket; each one sends mails. */
export const changesPerPassenger = 10;

/** @throws TICKET_CHANGED_TOO_OFTEN when the buyer has used up the changes of this ticket; staff is not limited */
export async function assertMayStillChange(
  tx: Queryable,
  orderId: OrderId,
  ticket: number,
  { passengers }: { passengers: Passenger[] },
) {
  const changes = await createGiftsRepository(tx).ofTicket(orderId, ticket);
  if (changes >= changesPerPassenger * passengers.length) throw new AppError('TICKET_CHANGED_TOO_OFTEN');
}
