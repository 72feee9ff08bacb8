import type { OrderId } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import { findCancellationTerms } from '../../orders/cancellation/cancellation-terms.service.ts';
import type { CancellationTerms } from '../../orders/cancellation/cancellation-terms.ts';
import { assertReviewed } from '../../orders/cancellation/order-money.ts';
import { createRefundTickets, type RefundTicketsDependencies } from './refund-tickets.ts';

export interface BuyerCancellationDependencies extends RefundTicketsDependencies {
  db: Database;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

/**
 * Returns the numbers of the tickets that can be cancelled now; none when already cancelled.
 * @throws VALIDATION_FAILED, STATE_CONFLICT, REFUND_TOO_LATE, PAYMENT_UNDER_REVIEW, TICKET_CHECKED
 */
function cancellable({ inTime, money, tickets }: CancellationTerms, ticket: number | undefined) {
  const chosen = tickets.filter(({ number }) => ticket === undefined || number === ticket);
  if (chosen.length === 0) throw invalidFields({ field: 'ticket', reason: 'unknown' });
  const left = chosen.filter(({ refunded }) => !refunded);
  if (left.length === 0) return [];
  if (!money) throw new AppError('STATE_CONFLICT');
  if (!inTime) throw new AppError('REFUND_TOO_LATE');
  assertReviewed(money, left.length === tickets.filter(({ refunded }) => !refunded).length);
  if (left.some(({ checked }) => checked)) throw new AppError('TICKET_CHECKED');
  return left.map(({ number }) => number);
}

/** Lets buyers cancel paid tickets and refunds them. */
export function createBuyerCancellation({ db, stockChanged, ...dependencies }: BuyerCancellationDependencies) {
  const refundTickets = createRefundTickets(dependencies);

  /**
   * Cancels one ticket, or all remaining tickets of the order. Idempotent: a repeated call refunds nothing more.
   * @param ticket its number
   * @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT when it is unpaid or was free;
   *   VALIDATION_FAILED, REFUND_TOO_LATE, PAYMENT_UNDER_REVIEW, TICKET_CHECKED
   */
  return async (orderId: OrderId, customerId: number, ticket?: number): Promise<void> => {
    const order = await db.transaction().execute(async (tx) => {
      const found = await dependencies.states.lock(tx, orderId);
      if (found?.customerId !== customerId) throw new AppError('NOT_FOUND');
      if (found.state === 'refunded') return undefined;
      const terms = await findCancellationTerms(tx, orderId);
      if (!terms) throw new AppError('STATE_CONFLICT');
      const tickets = cancellable(terms, ticket);
      if (tickets.length === 0) return undefined;
      await refundTickets(tx, { order: found, tickets, actor: 'buyer' });
      return found;
    });
    if (order) stockChanged(order.eventId);
  };
}
