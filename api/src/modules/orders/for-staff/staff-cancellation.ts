import type { OrderId } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { CancelOrderJob } from '../../../jobs/job-data.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { findOrderMoney, refundableNow } from '../cancellation/order-money.ts';
import type { OrderStates } from '../order-states.ts';
import { isWaiting } from '../order-transitions.ts';
import type { OrderPayments } from '../placing/order-payments.ts';
import type { StoredOrder } from '../stored-order.ts';
import { createOrderForStaffRepository } from './order-for-staff.repository.ts';

/** Who cancels an order and why, and the mail to its buyer. */
export type Cancellation = Pick<CancelOrderJob, 'by' | 'reason' | 'mail'>;

/** `asking`: a job queries the provider first and cancels the order unless it was paid. */
export type CancellationOutcome = 'cancelled' | 'asking';

export interface EndOrderDependencies {
  jobs: Jobs;
  states: OrderStates;
  payments: Pick<OrderPayments, 'attemptsSummary' | 'abandonOpen' | 'rejectTransfers'>;
}

export type StaffCancellation = ReturnType<typeof createStaffCancellation>;

/** Creates the function that cancels a locked, waiting order: it releases the seats and mails the buyer. */
export const createEndOrder =
  ({ jobs, states, payments }: EndOrderDependencies) =>
  async (tx: Queryable, orderId: OrderId, { by, reason, mail }: Cancellation) => {
    await payments.rejectTransfers(tx, orderId, by);
    await payments.abandonOpen(tx, orderId);
    await states.transition(tx, orderId, 'cancelled', { by, reason: reason || 'cancelled by staff' });
    await jobs.send('send-mail', { kind: mail, orderId }, { tx });
  };

/** Lets staff cancel orders with nothing to refund: unpaid, free or fully refunded. */
export function createStaffCancellation(dependencies: EndOrderDependencies & { db: Database }) {
  const { db, jobs, states, payments } = dependencies;
  const end = createEndOrder(dependencies);

  /** Cancels a paid order that has nothing left to refund. */
  async function endPaid(tx: Queryable, { id: orderId, total }: StoredOrder, { by, reason }: Cancellation) {
    const left = (await createOrderForStaffRepository(tx).tickets(orderId)).filter(({ refunded }) => !refunded);
    const tickets = left.map(({ number }) => number);
    await states.transition(tx, orderId, 'refunded', { by, reason: reason || 'cancelled by staff' });
    if (total.minor === 0) return jobs.send('send-mail', { kind: 'free-order-cancelled', orderId }, { tx });
    const mail = { kind: 'tickets-cancelled', orderId, tickets } as const;
    await jobs.send('send-mail', mail, { tx });
    for (const address of await states.passengerEmails(tx, orderId, tickets))
      await jobs.send('send-mail', { ...mail, address }, { tx });
  }

  /** Cancels within the caller's transaction. */
  async function cancelWithin(tx: Queryable, orderId: OrderId, cancellation: Cancellation) {
    const order = await states.lock(tx, orderId);
    if (!order) throw new AppError('NOT_FOUND');
    // Free, already refunded by amount, or charged back.
    if (order.state === 'paid' && !refundableNow(await findOrderMoney(tx, orderId))) {
      await endPaid(tx, order, cancellation);
      return 'cancelled';
    }
    if (!isWaiting(order.state)) throw new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` });
    if ((await payments.attemptsSummary(tx, orderId)).atProvider) {
      await jobs.send('cancel-order', { orderId, ...cancellation, since: new Date().toISOString() }, { tx });
      const { by: actor, reason } = cancellation;
      await createAuditRepository(tx).add({ actor, action: 'cancel-order', subject: orderId, detail: { reason } });
      return 'asking';
    }
    await end(tx, orderId, cancellation);
    return 'cancelled';
  }

  return {
    cancelWithin,

    /** @throws NOT_FOUND; STATE_CONFLICT when the order is not waiting for payment and has money to refund */
    cancel: (orderId: OrderId, cancellation: Cancellation): Promise<CancellationOutcome> =>
      db.transaction().execute((tx) => cancelWithin(tx, orderId, cancellation)),
  };
}
