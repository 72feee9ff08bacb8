import type { OrderId, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import type { Actor } from '../../database/actor.ts';
import type { FlagReason } from '../../database/column-types.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { releaseSeats, returnSoldSeats, sellSeats } from '../seats/seats.service.ts';
import { seatsReturned } from '../waiting-list/seats-returned.ts';
import { retakeSeats } from './ending/retake-seats.ts';
import { hasEnded, isWaiting, nextOrderState, orderStates } from './order-transitions.ts';
import { createOrdersRepository } from './orders.repository.ts';

/** Who changes the state of an order, and why. */
export interface StateChange {
  by: Actor;
  reason: string;
  /** The state that the order must be in; any that allows the transition when omitted. */
  from?: PaymentState;
}

export type OrderStates = ReturnType<typeof createOrderStates>;

/** The only place that changes the state of an order, with everything the change entails in the same transaction. */
export function createOrderStates({ db, jobs }: { db: Database; jobs: Jobs }) {
  /** Sells the held seats and files the confirmation, for passengers too. */
  async function becomePaid(tx: Queryable, orderId: OrderId, late: boolean) {
    await jobs.send('send-mail', { kind: 'order-paid', orderId, ...(late && { late }) }, { tx });
    for (const address of await createOrdersRepository(tx).passengerEmails(orderId)) {
      await jobs.send('send-mail', { kind: 'passenger-tickets', orderId, address }, { tx });
    }
    // Only held seats are sold, whoever reports the payment.
    if (!(await sellSeats(tx, orderId))) throw new AppError('STATE_CONFLICT', { message: 'The order holds no seats.' });
  }

  /** Its coupon and its seats are free again. Placing an order locks the coupon before the seats as well. */
  async function end(tx: Queryable, orderId: OrderId, couponId: number | null) {
    if (couponId !== null) await createOrdersRepository(tx).releaseCoupon(couponId);
    await releaseSeats(tx, orderId);
  }

  /**
   * Changes the state of the order, with an audit row that says who and why. When it is paid, its seats are sold and
   * the confirmation goes out; when it is cancelled or rejected, its seats and its coupon are free again; when it is
   * refunded, its seats are. Others may wait for these seats until `tx` ends.
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
  }

  return {
    /** @returns the id of the order with this number */
    idOf: (number: string) => createOrdersRepository(db).idOf(number),

    find: (orderId: OrderId) => createOrdersRepository(db).byId(orderId),

    /** Reads the order and locks it until the transaction ends. */
    lock: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).lock(orderId),

    transition,

    /**
     * Makes an order paid: one that waits, or one that has ended and whose seats and coupon can be had again.
     * @param paymentCode of the attempt that pays it, which need not be the latest one
     * @returns whether it is; where not, nothing has changed, and the money belongs to the buyer
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

    /** Addresses of the travellers on the tickets with these numbers, each once, without the buyer's. */
    passengerEmails: (tx: Queryable, orderId: OrderId, tickets: number[]) =>
      createOrdersRepository(tx).passengerEmails(orderId, tickets),

    /** Addresses of all travellers of an order, each once, without the buyer's. */
    travellers: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).passengerEmails(orderId),

    /** Its departure was moved: its buyer may give it back until that begins. @param from where it was */
    markMoved: (tx: Queryable, orderId: OrderId, from: Date) => createOrdersRepository(tx).markMoved(orderId, from),

    /** Marks the order for staff to look at. */
    flag: (tx: Queryable, orderId: OrderId, reason: FlagReason) => createOrdersRepository(tx).flag(orderId, reason),

    /** Staff need not look at the order for this reason any more. */
    unflag: (tx: Queryable, orderId: OrderId, reason: FlagReason) => createOrdersRepository(tx).unflag(orderId, reason),

    /** Frees the order's idempotency key for a new order. */
    forgetKey: (tx: Queryable, orderId: OrderId) => createOrdersRepository(tx).forgetKey(orderId),
  };
}
