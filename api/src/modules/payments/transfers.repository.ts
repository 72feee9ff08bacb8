import type { BankTransfer, CountryCode, OrderId } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';
import type { MinorUnits } from '../../money/money.ts';

export interface WaitingTransfer {
  orderId: OrderId;
  reference: string;
  total: MinorUnits;
  customer: string;
  event: string;
  heldUntil: Date;
}

export type BankAccount = Omit<BankTransfer, 'reference' | 'amount' | 'deadline'>;

export function createTransfersRepository(db: Queryable) {
  return {
    /** Orders that wait for a transfer, the most urgent first. */
    waiting: () =>
      query<WaitingTransfer>(
        db,
        `SELECT o.id AS "orderId", p.reference, o.total_cents AS total, c.email AS customer, e.slug AS event,
           o.held_until AS "heldUntil"
         FROM orders o JOIN payment p ON p.order_id = o.id JOIN customer c ON c.id = o.customer_id
         JOIN event e ON e.id = o.event_id
         WHERE o.state = 'awaiting_transfer_payment' ORDER BY o.held_until`,
      ),

    /** The bank account for transfers in a country. */
    accountOf: async (country: CountryCode) =>
      first(
        await query<BankAccount>(
          db,
          `SELECT bank_name AS "bankName", account_id AS "accountId", account_type AS "accountType", dni, email
           FROM bank_account WHERE country_code = $1`,
          [country],
        ),
      ),
  };
}
