import type { OrderId, Passenger } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createGiftsRepository } from './gifts.repository.ts';

/** How often a buyer may give away or change each passenger of a ticket, in all: each time anybody gets a mail. */
export const changesPerPassenger = 10;

/** @throws TICKET_CHANGED_TOO_OFTEN when the buyer may not change this ticket again; staff still may */
export async function assertMayStillChange(
  tx: Queryable,
  orderId: OrderId,
  ticket: number,
  { passengers }: { passengers: Passenger[] },
) {
  const changes = await createGiftsRepository(tx).ofTicket(orderId, ticket);
  if (changes >= changesPerPassenger * passengers.length) throw new AppError('TICKET_CHANGED_TOO_OFTEN');
}
