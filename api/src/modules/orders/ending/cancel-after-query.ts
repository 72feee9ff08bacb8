import type { Database } from '../../../database/database.ts';
import type { CancelOrderJob } from '../../../jobs/job-data.ts';
import { createEndOrder, type EndOrderDependencies } from '../for-staff/staff-cancellation.ts';
import { isWaiting } from '../order-transitions.ts';
import type { OrderPayments } from '../placing/order-payments.ts';
import { queryAgainMs } from './expiry.ts';

export interface CancelAfterQueryDependencies extends EndOrderDependencies {
  db: Database;
  payments: OrderPayments;
  /** How long the order keeps its seats while its provider has not decided, in seconds. */
  holdGraceSeconds: number;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

/**
 * Creates the job that cancels an order for staff after querying its providers, so that a paid order never loses its
 * seats. An undecided provider is queried again within the grace period, as when a hold ends.
 */
export function createCancelAfterQuery(dependencies: CancelAfterQueryDependencies) {
  const { db, jobs, states, payments, holdGraceSeconds, stockChanged } = dependencies;
  const end = createEndOrder(dependencies);

  return async function cancelAfterQuery(job: CancelOrderJob) {
    const { orderId, since, ...cancellation } = job;
    const undecided = await payments.queryProvider(orderId);
    const graceLeft = Date.parse(since) + holdGraceSeconds * 1000 - Date.now();
    const ended = await db.transaction().execute(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (!order || !isWaiting(order.state)) return undefined;
      const { confirming } = await payments.attemptsSummary(tx, orderId);
      if ((undecided || confirming) && graceLeft > 0) {
        await jobs.send('cancel-order', job, { tx, delayMs: Math.min(queryAgainMs, graceLeft) });
        return undefined;
      }
      await end(tx, orderId, cancellation);
      return order;
    });
    if (ended) stockChanged(ended.eventId);
  };
}
