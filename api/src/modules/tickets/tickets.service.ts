import type { Leg, OrderId, TicketCheck } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError, invalidFields } from '../../errors.ts';
import { createTicketsRepository, type OrderOfTicket } from './tickets.repository.ts';

/** The number of the scanned ticket; an order with one ticket needs none. @throws NOT_FOUND, VALIDATION_FAILED (`ticket`) */
function numberOf({ tickets }: OrderOfTicket, number: number | undefined) {
  if (number === undefined && tickets.length > 1) throw invalidFields({ field: 'ticket', reason: 'required' });
  const ticket = number ?? tickets[0];
  if (ticket === undefined || !tickets.includes(ticket)) throw new AppError('NOT_FOUND');
  return ticket;
}

/** The check of a ticket that a driver scans. */
export function createTicketsService({ db }: { db: Database }) {
  const tickets = createTicketsRepository(db);
  return {
    /**
     * Checks a ticket on one of its rides. Of two checks at the same time one is the first, the other gets its time.
     * @param chosen number of the ticket, needed for an order with several; the ride, by default the one that begins next
     * @throws NOT_FOUND, VALIDATION_FAILED (`ticket`), TICKET_INVALID when the order is not paid, or the ticket was paid back
     */
    async check(orderId: OrderId, chosen: { ticket?: number; leg?: Leg }): Promise<TicketCheck> {
      const order = await tickets.order(orderId);
      if (!order) throw new AppError('NOT_FOUND');
      if (order.state !== 'paid') throw new AppError('TICKET_INVALID');
      const ticketOnLeg = { orderId, ticket: numberOf(order, chosen.ticket), leg: chosen.leg ?? order.currentLeg };
      if (order.refunded.includes(ticketOnLeg.ticket)) throw new AppError('TICKET_INVALID');
      const first = await tickets.markChecked(ticketOnLeg);
      const found = await tickets.find(ticketOnLeg);
      if (!found?.checkedAt) throw new AppError('TICKET_INVALID');
      const { checkedAt, ...check } = found;
      return first ? check : { ...check, checkedAt };
    },
  };
}
