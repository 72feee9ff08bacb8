import type { OrderId } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { OrderStates } from '../orders/order-states.ts';
import { attemptState, createPaymentsRepository } from './payments.repository.ts';
import { createTransfersRepository } from './transfers.repository.ts';

/** Bank transfers, for staff. */
export function createTransfers({ db, states }: { db: Database; states: OrderStates }) {
  return {
    /** Orders that wait for a transfer, the most urgent first. */
    waiting: () => createTransfersRepository(db).waiting(),

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
