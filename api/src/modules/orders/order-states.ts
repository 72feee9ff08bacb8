import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { releaseSeats, sellSeats } from '../seats/seats.service.ts';
import { createOrdersRepository } from './orders.repository.ts';

/** The states that may follow each state; any other transition is an error. */
export const transitions: Record<PaymentState, readonly PaymentState[]> = {
  awaiting_payment: ['paid', 'cancelled', 'rejected'],
  awaiting_transfer_payment: ['paid', 'cancelled'],
  paid: [],
  cancelled: [],
  rejected: [],
  refunded: [],
};

const paymentStates = Object.keys(transitions) as PaymentState[];

export const isWaiting = (state: PaymentState) => transitions[state].length > 0;

export type OrderStates = ReturnType<typeof createOrderStates>;

/** The only place that changes the state of an order, with everything the change entails in the same transaction. */
export function createOrderStates({ db, jobs }: { db: Database; jobs: Jobs }) {
  return {
    /** @returns the id of the order with this number */
    idOf: (number: string) => createOrdersRepository(db).idOf(number),

    find: (orderId: OrderId) => createOrdersRepository(db).byId(orderId),

    /** Reads the order and locks it until the transaction ends. */
    lock: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).lock(orderId),

    /**
     * Changes the state of the order. When it is paid, its seats are sold and the confirmation goes out, to
     * passengers too; when it is
     * cancelled or rejected, its seats and its coupon are free again. Others may wait for these seats until `tx` ends.
     * @param from the state that the order must be in; any that allows the transition when omitted
     * @throws NOT_FOUND, STATE_CONFLICT
     */
    async transition(tx: Queryable, orderId: OrderId, to: PaymentState, { from }: { from?: PaymentState } = {}) {
      const orders = createOrdersRepository(tx);
      const allowed = paymentStates.filter((state) => transitions[state].includes(to) && (!from || state === from));
      const changed = await orders.changeState(orderId, allowed, to);
      if (!changed) {
        const order = await orders.byId(orderId);
        throw order
          ? new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` })
          : new AppError('NOT_FOUND');
      }
      if (to === 'paid') {
        await jobs.send('send-mail', { kind: 'order-paid', orderId }, { tx });
        for (const address of await orders.passengerEmails(orderId)) {
          await jobs.send('send-mail', { kind: 'passenger-tickets', orderId, address }, { tx });
        }
        await sellSeats(tx, orderId);
      } else {
        // Placing an order locks the coupon before the seats as well.
        if (changed.couponId !== null) await orders.releaseCoupon(changed.couponId);
        await releaseSeats(tx, orderId);
      }
    },

    /** Marks the order for staff to look at. */
    flag: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).flag(orderId),

    /** Frees the order's idempotency key for a new order. */
    forgetKey: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).forgetKey(orderId),
  };
}
