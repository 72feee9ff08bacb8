import type { ListPage, OrderId } from '@idavuelta/shared/contracts';
import { orderId as orderIdSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../../http/cursor.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import type { CancellationOutcome, StaffCancellation } from '../../../orders/for-staff/staff-cancellation.ts';
import type { OrderStates } from '../../../orders/order-states.ts';
import { hasEnded } from '../../../orders/order-transitions.ts';
import { attemptState, isSettled } from '../../attempts/attempt-transitions.ts';
import { createPaymentsRepository } from '../../attempts/payments.repository.ts';
import type { RefundRequests } from '../../refunds/refund-requests.ts';
import { createPayByTransfer } from './pay-by-transfer.ts';
import { createTransfersRepository, type WaitingTransfer } from './transfers.repository.ts';

const transfersCursor = createCursor('transfers', Type.Tuple([momentKey, orderIdSchema]));

export interface TransfersDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  refunds: RefundRequests;
  cancellation: Pick<StaffCancellation, 'cancelWithin'>;
}

const conflict = ({ state }: { state: string }) =>
  new AppError('STATE_CONFLICT', { message: `The order is ${state}.` });

/** Bank transfers, for staff. */
export function createTransfers({ db, jobs, states, refunds, cancellation }: TransfersDependencies) {
  const payByTransfer = createPayByTransfer({ jobs, states, refunds });

  /** Locks the order and returns it with its latest attempt, if that is an undecided transfer. @throws NOT_FOUND */
  async function lockTransfer(tx: Queryable, orderId: OrderId) {
    const order = await states.lock(tx, orderId);
    if (!order) throw new AppError('NOT_FOUND');
    const latest = await createPaymentsRepository(tx).latest(orderId);
    const undecided = latest?.provider === 'transferencia' && !isSettled(latest.state);
    return { order, attempt: undecided ? latest : undefined };
  }

  return {
    /** Lists orders awaiting a transfer, most urgent first. */
    async waiting({ limit, cursor }: PageQuery): Promise<ListPage<WaitingTransfer>> {
      const rows = await createTransfersRepository(db).waiting(limit + 1, transfersCursor.read(cursor));
      return transfersCursor.page(
        rows.map(({ until, ...item }) => ({ item, keys: [until, item.orderId] })),
        limit,
      );
    },

    /**
     * Records the arrival of a transfer, which pays the order and sends its confirmation. An order that has ended takes
     * its seats again; if they are gone, staff must refund the money manually.
     * @returns whether the order is paid
     * @throws NOT_FOUND; STATE_CONFLICT for an order not awaiting a transfer
     */
    validate: (orderId: OrderId, by: StaffActor): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const { order, attempt } = await lockTransfer(tx, orderId);
        // Other payment methods are verified with their provider, never by staff.
        if (!attempt || !(order.state === 'awaiting_transfer_payment' || hasEnded(order.state))) throw conflict(order);
        return payByTransfer(tx, { order, attempt, by });
      }),

    /**
     * Rejects a transfer that never arrived or came from someone else: the order is cancelled, and its buyer is told
     * what happens to the money.
     * @throws NOT_FOUND; STATE_CONFLICT for an order not awaiting a transfer
     */
    reject: (orderId: OrderId, by: StaffActor, reason: string): Promise<CancellationOutcome> =>
      db.transaction().execute(async (tx) => {
        const { order, attempt } = await lockTransfer(tx, orderId);
        if (!attempt || order.state !== 'awaiting_transfer_payment') throw conflict(order);
        await createPaymentsRepository(tx).changeState(attempt.id, attemptState.rejected, { raw: { rejectedBy: by } });
        const detail = { reference: attempt.reference, reason };
        await createAuditRepository(tx).add({ actor: by, action: 'refuse-transfer', subject: orderId, detail });
        return cancellation.cancelWithin(tx, orderId, {
          by,
          reason: reason || 'transfer refused',
          mail: 'transfer-refused',
        });
      }),
  };
}
