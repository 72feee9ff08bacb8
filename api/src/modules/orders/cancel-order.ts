import type { OrderId } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { OrderPayments } from './order-payments.ts';
import type { OrderStates } from './order-states.ts';
import { isWaiting } from './order-transitions.ts';

export interface CancelDependencies {
  db: Database;
  states: OrderStates;
  payments: OrderPayments;
  /** Called when seats of the event were given back. */
  stockChanged: (eventId: number) => void;
}

/** Makes the function by which buyers give an unpaid order up. */
export const createCancelOrder =
  ({ db, states, payments, stockChanged }: CancelDependencies) =>
  /**
   * Gives the order up; its seats are free at once.
   * @throws NOT_FOUND, also for the order of another customer; STATE_CONFLICT when it is paid, has ended, or a payment
   *   is being confirmed
   */
  async (orderId: OrderId, customerId: number): Promise<void> => {
    const { eventId } = await db.transaction().execute(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (order?.customerId !== customerId) throw new AppError('NOT_FOUND');
      const { confirming } = await payments.standing(tx, orderId);
      if (!isWaiting(order.state) || confirming) throw new AppError('STATE_CONFLICT');
      await payments.abandonOpen(tx, orderId);
      await states.transition(tx, orderId, 'cancelled', { by: 'buyer', reason: 'given up' });
      return order;
    });
    stockChanged(eventId);
  };
