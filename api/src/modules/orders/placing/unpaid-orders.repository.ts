import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** What a customer holds without having paid. */
export interface Unpaid {
  orders: number;
  tickets: number;
}

export function createUnpaidOrdersRepository(db: Queryable) {
  return {
    /** Keeps other orders of the customer waiting until the transaction ends; rows that refer to the customer may be added. */
    lockCustomer: (customerId: number) =>
      sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`.execute(db),

    async held(customerId: number): Promise<Unpaid> {
      const { rows } = await sql<Unpaid>`
        SELECT count(DISTINCT o.id)::int AS orders, count(*)::int AS tickets
        FROM orders o JOIN order_ticket t ON t.order_id = o.id
        WHERE o.customer_id = ${customerId} AND o.state IN ('awaiting_payment', 'awaiting_transfer_payment')`.execute(
        db,
      );
      return rows[0] ?? { orders: 0, tickets: 0 };
    },
  };
}
