import type { ListPage, OrderId } from '@idavuelta/shared/contracts';
import { orderId as orderIdSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Database } from '../../../../database/database.ts';
import { createCursor, momentKey, type PageQuery } from '../../../../http/cursor.ts';
import type { OrderStates } from '../../../orders/order-states.ts';
import { attemptState, createPaymentsRepository } from '../../payments.repository.ts';
import { createTransfersRepository, type WaitingTransfer } from './transfers.repository.ts';

const transfersCursor = createCursor('transfers', Type.Tuple([momentKey, orderIdSchema]));

/** Bank transfers, for staff. */
export function createTransfers({ db, states }: { db: Database; states: OrderStates }) {
  return {
    /** Orders that wait for a transfer, the most urgent first. */
    async waiting({ limit, cursor }: PageQuery): Promise<ListPage<WaitingTransfer>> {
      const rows = await createTransfersRepository(db).waiting(limit + 1, transfersCursor.read(cursor));
      return transfersCursor.page(
        rows.map(({ until, ...item }) => ({ item, keys: [until, item.orderId] })),
        limit,
      );
    },

    /** Marks the order as paid, which also sends its confirmation. @throws NOT_FOUND, STATE_CONFLICT */
    validate: (orderId: OrderId, actor: string) =>
      db.transaction().execute(async (tx) => {
        const payments = createPaymentsRepository(tx);
        const order = await states.lock(tx, orderId);
        const payment = order && (await payments.latest(orderId));
        // Other ways to pay are verified with their provider, never by staff.
        await states.transition(tx, orderId, 'paid', { from: 'awaiting_transfer_payment' });
        if (payment) await payments.settle(payment.id, attemptState.paid, { validatedBy: actor });
        await createAuditRepository(tx).add({
          actor,
          action: 'validate-transfer',
          subject: orderId,
          detail: { reference: payment?.reference },
        });
      }),
  };
}
