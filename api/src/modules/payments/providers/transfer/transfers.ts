import type { ListPage, OrderId } from '@idavuelta/shared/contracts';
import { orderId as orderIdSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { AppError } from '../../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../../http/cursor.ts';
import type { OrderStates } from '../../../orders/order-states.ts';
import { hasEnded } from '../../../orders/order-transitions.ts';
import { attemptState, isSettled } from '../../attempt-transitions.ts';
import { createPaymentsRepository } from '../../payments.repository.ts';
import type { RefundRequests } from '../../refunds/refund-requests.ts';
import { createTransfersRepository, type WaitingTransfer } from './transfers.repository.ts';

const transfersCursor = createCursor('transfers', Type.Tuple([momentKey, orderIdSchema]));

export interface TransfersDependencies {
  db: Database;
  states: OrderStates;
  refunds: RefundRequests;
}

/** Bank transfers, for staff. */
export function createTransfers({ db, states, refunds }: TransfersDependencies) {
  return {
    /** Orders that wait for a transfer, the most urgent first. */
    async waiting({ limit, cursor }: PageQuery): Promise<ListPage<WaitingTransfer>> {
      const rows = await createTransfersRepository(db).waiting(limit + 1, transfersCursor.read(cursor));
      return transfersCursor.page(
        rows.map(({ until, ...item }) => ({ item, keys: [until, item.orderId] })),
        limit,
      );
    },

    /**
     * Records a transfer that has arrived: the order is paid, which also sends its confirmation. One that had ended
     * takes its seats again; when they are gone the money is to be paid back by hand.
     * @returns whether the order is paid
     * @throws NOT_FOUND, STATE_CONFLICT for an order that waits for no transfer
     */
    validate: (orderId: OrderId, actor: `staff:${string}`): Promise<boolean> =>
      db.transaction().execute(async (tx) => {
        const payments = createPaymentsRepository(tx);
        const order = await states.lock(tx, orderId);
        if (!order) throw new AppError('NOT_FOUND');
        const attempt = await payments.latest(orderId);
        // Other ways to pay are verified with their provider, never by staff.
        const expected = order.state === 'awaiting_transfer_payment' || hasEnded(order.state);
        if (!expected || attempt?.provider !== 'transferencia' || isSettled(attempt.state))
          throw new AppError('STATE_CONFLICT', { message: `The order is ${order.state}.` });
        const late = hasEnded(order.state);
        const paid = await states.pay(tx, orderId, {
          by: actor,
          reason: late ? 'transfer came late' : 'transfer came',
        });
        const response = { raw: { validatedBy: actor } };
        await payments.changeState(attempt.id, paid ? attemptState.paid : attemptState.unapplied, response);
        if (!paid) await refunds.request(tx, { attempt, reason: 'late_payment', by: actor });
        await createAuditRepository(tx).add({
          actor,
          action: 'validate-transfer',
          subject: orderId,
          detail: { reference: attempt.reference, paid },
        });
        return paid;
      }),
  };
}
