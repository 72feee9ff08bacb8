import type { OrderId, TicketCheck } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createTicketsRepository } from './tickets.repository.ts';

/** The check of a ticket that a driver scans. */
export function createTicketsService({ db }: { db: Database }) {
  const tickets = createTicketsRepository(db);
  return {
    /**
     * Checks the tickets of an order. Of two checks at the same time one is the first, the other gets its time.
     * @throws NOT_FOUND, TICKET_INVALID when the order is not paid
     */
    async check(orderId: OrderId): Promise<TicketCheck> {
      const first = await tickets.markChecked(orderId);
      const found = await tickets.find(orderId);
      if (!found) throw new AppError('NOT_FOUND');
      if (found.state !== 'paid') throw new AppError('TICKET_INVALID');
      const { checkedAt, ...check } = found.check;
      return first ? check : { ...check, checkedAt };
    },
  };
}
