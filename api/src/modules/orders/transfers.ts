import type { OrderId } from '@idavuelta/shared/contracts';
import { audit } from '../../database/audit.ts';
import type { Database } from '../../database/database.ts';
import { createPaymentsRepository } from '../payments/payments.repository.ts';
import type { OrderStates } from './order-states.ts';
import { createOrdersRepository } from './orders.repository.ts';

export interface WaitingTransfer {
  orderId: OrderId;
  reference: string;
  totalCents: number;
  customer: string;
  event: string;
  heldUntil: Date;
}

/** Bank transfers as staff see them. */
export function createTransfers(db: Database, states: OrderStates) {
  return {
    /** Orders that wait for a transfer, the most urgent first. */
    waiting: () =>
      db.query<WaitingTransfer>(
        `SELECT o.id AS "orderId", p.reference, o.total_cents AS "totalCents", c.email AS customer, e.slug AS event,
           o.held_until AS "heldUntil"
         FROM orders o JOIN payment p ON p.order_id = o.id JOIN customer c ON c.id = o.customer_id
         JOIN event e ON e.id = o.event_id
         WHERE o.state = 'awaiting_transfer_payment' ORDER BY o.held_until`,
      ),

    /** The money is on the account: the order is paid and its mail goes out. @throws NOT_FOUND, STATE_CONFLICT */
    validate: (orderId: OrderId, actor: string) =>
      db.transaction(async (tx) => {
        const order = await createOrdersRepository(tx).lock(orderId);
        const payment = order && (await createPaymentsRepository(tx).latest(orderId));
        // Only a transfer: the other ways to pay have proofs of their own.
        await states.move(tx, orderId, 'paid', { from: 'awaiting_transfer_payment' });
        if (payment) await createPaymentsRepository(tx).settle(payment.id, 'paid', { validatedBy: actor });
        await audit(tx, actor, 'validate-transfer', orderId, { reference: payment?.reference });
      }),
  };
}
