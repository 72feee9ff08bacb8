import type { OrderId } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { findCancellationTerms } from '../cancellation/cancellation-terms.service.ts';
import type { OrderStates } from '../order-states.ts';
import { isWaiting } from '../order-transitions.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import type { OrderPayments } from '../placing/order-payments.ts';

export interface CancelDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  payments: OrderPayments;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

/** Lets buyers cancel an unpaid or free order. */
export function createCancelOrder({ db, jobs, states, payments, stockChanged }: CancelDependencies) {
  async function cancelUnpaid(tx: Queryable, orderId: OrderId) {
    const { confirming } = await payments.attemptsSummary(tx, orderId);
    if (confirming) throw new AppError('STATE_CONFLICT');
    await payments.abandonOpen(tx, orderId);
    await states.transition(tx, orderId, 'cancelled', { by: 'buyer', reason: 'given up' });
  }

  /**
   * Cancels a free order: its ticket codes become invalid, buyer and travellers are notified. There is nothing to
   * refund.
   */
  async function cancelFree(tx: Queryable, orderId: OrderId) {
    const terms = await findCancellationTerms(tx, orderId);
    if (!terms?.inTime) throw new AppError('SALES_CLOSED');
    if (terms.tickets.some(({ checked }) => checked)) throw new AppError('TICKET_CHECKED');
    await states.transition(tx, orderId, 'refunded', { by: 'buyer', reason: 'a free order was given back' });
    const tickets = terms.tickets.map(({ number }) => number);
    const job = { kind: 'tickets-cancelled', orderId, tickets } as const;
    await jobs.send('send-mail', job, { tx });
    for (const address of await createOrdersRepository(tx).passengerEmails(orderId))
      await jobs.send('send-mail', { ...job, address }, { tx });
  }

  /**
   * Cancels the order and releases its seats.
   * @throws NOT_FOUND, also for another customer's order; STATE_CONFLICT when it was charged, has ended or its payment
   *   is being confirmed; SALES_CLOSED when a free order is cancelled too late for others to book; TICKET_CHECKED after
   *   someone boarded with it
   */
  return async (orderId: OrderId, customerId: number): Promise<void> => {
    const { eventId } = await db.transaction().execute(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (order?.customerId !== customerId) throw new AppError('NOT_FOUND');
      if (isWaiting(order.state)) await cancelUnpaid(tx, orderId);
      else if (order.state === 'paid' && order.total.minor === 0) await cancelFree(tx, orderId);
      else if (order.state === 'refunded' && order.total.minor === 0)
        return order; // the button was pressed twice
      else throw new AppError('STATE_CONFLICT');
      return order;
    });
    stockChanged(eventId);
  };
}
