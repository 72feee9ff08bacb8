import type { OrderId } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderStates } from '../order-states.ts';
import { isWaiting } from '../order-transitions.ts';
import { expiry } from '../orders.repository.ts';
import type { OrderPayments } from '../placing/order-payments.ts';
import type { StoredOrder } from '../stored-order.ts';

/** Interval between queries to an undecided provider, in milliseconds. */
export const queryAgainMs = 30_000;

/** Delays the mail: a payment may be arriving right now, and expiring other holds is more urgent than mails. */
const notifyAfterMs = 60_000;

export interface ExpiryDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  payments: OrderPayments;
  /** How long an order keeps its seats after its hold expired while its provider has not decided, in seconds. */
  holdGraceSeconds: number;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

/**
 * Expires orders that are not paid in time. Providers are queried first, so that a paid order never loses its seats.
 */
export function createExpiry({ db, jobs, states, payments, holdGraceSeconds, stockChanged }: ExpiryDependencies) {
  const graceEnd = ({ heldUntil }: StoredOrder) => new Date(heldUntil.getTime() + holdGraceSeconds * 1000);

  /** Schedules another query within the order's grace period. @returns false once that is over */
  async function queryLater(order: StoredOrder) {
    const left = graceEnd(order).getTime() - order.readAt.getTime();
    if (left <= 0) return false;
    await jobs.send('close-order', { orderId: order.id }, { delayMs: Math.min(queryAgainMs, left) });
    return true;
  }

  /**
   * Cancels the order unless it has been paid, its hold was renewed or a payment is being confirmed.
   * @param queried whether the order's providers were queried; if not, and one may still charge, `close-order` does so
   */
  async function end(orderId: OrderId, queried: boolean) {
    const ended = await db.transaction().execute(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (!order || !isWaiting(order.state)) return undefined;
      // The hold was renewed. This compares by the database clock: with a slow process clock the job would be queued
      // over and over.
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
      await jobs.send('send-mail', { kind: 'hold-expired', orderId }, { tx, delayMs: notifyAfterMs });
      const to = rejected && order.state === 'awaiting_payment' ? 'rejected' : 'cancelled';
      await states.transition(tx, orderId, to, { by: expiry, reason: 'not paid in time' });
      return order;
    });
    if (ended) stockChanged(ended.eventId);
  }

  return {
    /** Job at the end of a hold. Provider calls run in a separate job so that other holds do not wait for them. */
    holdEnded: (orderId: OrderId) => end(orderId, false),

    /** Job: queries the order's providers and cancels it unless it was paid or still may be. */
    async expire(orderId: OrderId) {
      const order = await states.find(orderId);
      const over = order && isWaiting(order.state) && order.heldUntil <= order.readAt;
      if (over && (await payments.queryProvider(orderId)) && (await queryLater(order))) return;
      await end(orderId, true);
    },
  };
}
