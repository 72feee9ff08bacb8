import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { createPassengersRepository, type TicketToChange } from './passengers.repository.ts';

/**
 * Returns the ticket if its travellers may still change, which ends with the first check.
 * @param customerId owner of the order; undefined for staff
 * @throws NOT_FOUND, STATE_CONFLICT, SALES_CLOSED, TICKET_CHECKED, VALIDATION_FAILED
 */
export async function changeableTicket(
  tx: Queryable,
  orderId: OrderId,
  customerId: number | undefined,
  ticket: number,
): Promise<TicketToChange> {
  const found = await createPassengersRepository(tx).lock(orderId, customerId, ticket);
  if (!found) throw new AppError('NOT_FOUND');
  if (found.state !== 'paid') throw new AppError('STATE_CONFLICT');
  if (found.salesEnd <= found.readAt) throw new AppError('SALES_CLOSED');
  if (!found.ticket) throw invalidFields({ field: 'ticket', reason: 'unknown' });
  const { refundId, checked, ...changeable } = found.ticket;
  if (refundId !== null) throw new AppError('STATE_CONFLICT');
  if (checked) throw new AppError('TICKET_CHECKED');
  return { ...changeable, country: found.country };
}
