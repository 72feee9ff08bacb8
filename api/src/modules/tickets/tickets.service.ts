import type { OrderId, TicketCheck } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { createTicketsRepository } from './tickets.repository.ts';

/** What a driver's scan finds out. */
export function createTicketsService({ db }: { db: Database }) {
  const tickets = createTicketsRepository(db);
  return {
    /** Of two checks at the same moment one is the first; the other reads when that was. @throws NOT_FOUND, TICKET_INVALID */
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
