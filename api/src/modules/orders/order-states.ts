import type { OrderId, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import type { Actor } from '../../database/actor.ts';
import type { FlagReason } from '../../database/column-types.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { releaseSeats, returnSoldSeats, sellSeats } from '../seats/seats.service.ts';
import { seatsReturned } from '../waiting-list/seats-returned.ts';
import { announce } from '../webhooks/outbox/announce.ts';
import { retakeSeats } from './ending/retake-seats.ts';
import { hasEnded, isWaiting, nextOrderState, orderStates } from './order-transitions.ts';
import { createOrdersRepository } from './orders.repository.ts';

/** Who changes an order's state, and why. */
export interface StateChange {
  by: Actor;
  reason: string;
  /** Required current state; when omitted, any state that allows the transition. */
  from?: PaymentState;
}

export type OrderStates = ReturnType<typeof createOrderStates>;

/** The only place that changes an order's state, with everything the change entails in the same transaction. */
export function createOrderStates({ db, jobs }: { db: Database; jobs: Jobs }) {
  /** Sells the held seats and queues the confirmation for buyer and passengers. */
  async function becomePaid(tx: Queryable, orderId: OrderId, late: boolean) {
    await jobs.send('send-mail', { kind: 'order-paid', orderId, ...(late && { late }) }, { tx });
    for (const address of await createOrdersRepository(tx).passengerEmails(orderId)) {
      await jobs.send('send-mail', { kind: 'passenger-tickets', orderId, address }, { tx });
    }
    // Only held seats can be sold, whoever reports the payment.
    if (!(await sellSeats(tx, orderId))) throw new AppError('STATE_CONFLICT', { message: 'The order holds no seats.' });
  }

  /** Releases coupon and seats, locked in the same order as when an order is placed: coupon first. */
  async function end(tx: Queryable, orderId: OrderId, couponId: number | null) {
    if (couponId !== null) await createOrdersRepository(tx).releaseCoupon(couponId);
    await releaseSeats(tx, orderId);
  }

  /**
   * Changes an order's state and writes an audit row. Paid: sells its seats and sends the confirmation. Cancelled or
   * rejected: releases seats and coupon. Refunded: releases the seats. Others who want these seats wait until `tx`
   * ends.
   * @throws NOT_FOUND, STATE_CONFLICT
   */
  async function transition(tx: Queryable, orderId: OrderId, to: PaymentState, { by, reason, from }: StateChange) {
    const orders = createOrdersRepository(tx);
    const allowed = orderStates.filter((state) => nextOrderState(state, to) && (!from || state === from));
    const changed = await orders.changeState(orderId, allowed, to, { by, reason });
    if (!changed) {
      const order = await orders.byId(orderId);
      throw order
        ? new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` })
        : new AppError('NOT_FOUND');
    }
    if (to === 'paid') await becomePaid(tx, orderId, hasEnded(changed.from));
    if (hasEnded(to)) await end(tx, orderId, changed.couponId);
    if (to === 'refunded') await returnSoldSeats(tx, orderId);
    if (to === 'refunded' || hasEnded(to)) await seatsReturned(tx, jobs, orderId);
    await announce(
      tx,
      jobs,
      to === 'paid' ? { type: 'order.paid', orderId } : { type: 'order.changed', orderId, change: 'state' },
    );
  }

  return {
    idOf: (number: string) => createOrdersRepository(db).idOf(number),

    find: (orderId: OrderId) => createOrdersRepository(db).byId(orderId),

    /** Reads and locks the order until the transaction ends. */
    lock: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).lock(orderId),

    transition,

    /**
     * Marks an order as paid: a waiting one, or an ended one whose seats and coupon are still available.
     * @param paymentCode of the attempt that pays it, not necessarily the latest
     * @returns false when nothing has changed and the money must go back to the buyer
     */
    async pay(tx: Queryable, orderId: OrderId, paymentCode: PaymentCode, change: StateChange): Promise<boolean> {
      const order = await createOrdersRepository(tx).lock(orderId);
      if (!order) return false;
      const payable = isWaiting(order.state) || (hasEnded(order.state) && (await retakeSeats(tx, orderId)));
      if (!payable) return false;
      if (order.paymentCode !== paymentCode) await createOrdersRepository(tx).payBy(orderId, { paymentCode });
      await transition(tx, orderId, 'paid', change);
      return true;
    },

    /** Returns the distinct traveller addresses of these tickets, without the buyer's. */
    passengerEmails: (tx: Queryable, orderId: OrderId, tickets: number[]) =>
      createOrdersRepository(tx).passengerEmails(orderId, tickets),

    /** Returns the distinct traveller addresses of an order, without the buyer's. */
    travellers: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).passengerEmails(orderId),

    /**
     * Records that the departure was moved: the buyer may cancel until it begins.
     * @param from the original departure time
     */
    markMoved: (tx: Queryable, orderId: OrderId, from: Date) => createOrdersRepository(tx).markMoved(orderId, from),

    flag: (tx: Queryable, orderId: OrderId, reason: FlagReason) => createOrdersRepository(tx).flag(orderId, reason),

    /** Removes this reason from the order's flag. */
    unflag: (tx: Queryable, orderId: OrderId, reason: FlagReason) => createOrdersRepository(tx).unflag(orderId, reason),

    /** Releases the order's idempotency key for a new order. */
    releaseKey: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).releaseKey(orderId),
  };
}
