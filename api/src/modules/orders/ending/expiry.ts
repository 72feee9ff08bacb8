import type { OrderId } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderStates } from '../order-states.ts';
import { isWaiting } from '../order-transitions.ts';
import { expiry } from '../orders.repository.ts';
import type { OrderPayments } from '../placing/order-payments.ts';
import type { StoredOrder } from '../stored-order.ts';

/** How long to wait before a provider that has not decided is asked again, in milliseconds. */
export const queryAgainMs = 30_000;

/** The mail goes out a little later: a payment may be arriving at this moment, and holds end first. */
const tellAfterMs = 60_000;

export interface ExpiryDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  payments: OrderPayments;
  /** Most seconds that an order keeps its seats after its hold has ended, while its provider has not decided. */
  holdGraceSeconds: number;
  /** Called when seats of the event were given back. */
  stockChanged: (eventId: number) => void;
}

/** Ends orders that are not paid in time. Their providers are asked first: nobody loses seats that were paid for. */
export function createExpiry({ db, jobs, states, payments, holdGraceSeconds, stockChanged }: ExpiryDependencies) {
  const graceEnd = ({ heldUntil }: StoredOrder) => new Date(heldUntil.getTime() + holdGraceSeconds * 1000);

  /** Schedules another look at the order within its grace period. @returns false once that has ended */
  async function queryLater(order: StoredOrder) {
    const left = graceEnd(order).getTime() - order.readAt.getTime();
    if (left <= 0) return false;
    await jobs.send('close-order', { orderId: order.id }, { delayMs: Math.min(queryAgainMs, left) });
    return true;
  }

  /**
   * Ends the order, unless it was paid, its hold was renewed or a payment is being confirmed by now.
   * @param asked its providers were asked; where not, and there are any, a job of its own does
   */
  async function end(orderId: OrderId, queried: boolean) {
    const ended = await db.transaction().execute(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (!order || !isWaiting(order.state)) return undefined;
      // The hold was renewed. By a process clock that is slow, the same job would be filed again and again.
      if (order.heldUntil > order.readAt) {
        await jobs.send('expire-order', { orderId }, { tx, startAfter: order.heldUntil });
        return undefined;
      }
      const { open, atProvider, confirming, rejected } = await payments.attemptsSummary(tx, orderId);
      if (!queried && atProvider) {
        await jobs.send('close-order', { orderId }, { tx });
        return undefined;
      }
      if (confirming && graceEnd(order) > order.readAt) {
        await jobs.send('close-order', { orderId }, { tx, delayMs: queryAgainMs });
        return undefined;
      }
      if (open) await payments.abandonOpen(tx, orderId);
      await jobs.send('send-mail', { kind: 'hold-expired', orderId }, { tx, delayMs: tellAfterMs });
      const to = rejected && order.state === 'awaiting_payment' ? 'rejected' : 'cancelled';
      await states.transition(tx, orderId, to, { by: expiry, reason: 'not paid in time' });
      return order;
    });
    if (ended) stockChanged(ended.eventId);
  }

  return {
    /** Job at the end of a hold. Talking to a provider takes a job of its own, which other holds do not wait for. */
    holdEnded: (orderId: OrderId) => end(orderId, false),

    /** Job: asks the providers of the order's attempts, and ends it unless it was paid or may still be. */
    async expire(orderId: OrderId) {
      const order = await states.find(orderId);
      const over = order && isWaiting(order.state) && order.heldUntil <= order.readAt;
      if (over && (await payments.queryProvider(orderId)) && (await queryLater(order))) return;
      await end(orderId, true);
    },
  };
}
