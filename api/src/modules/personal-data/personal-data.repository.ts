import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';

export function createPersonalDataRepository(db: Queryable) {
  const ordersOf = (customerId: number) =>
    db
      .selectFrom('orders')
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('created_at', 'desc')
      .orderBy('id');

  return {
    /** Returns the ids of all orders, newest first. */
    orderIds: async (customerId: number): Promise<OrderId[]> =>
      (await ordersOf(customerId).execute()).map(({ id }) => id),

    /** Returns the ids of orders awaiting payment. */
    openOrderIds: async (customerId: number): Promise<OrderId[]> =>
      (
        await ordersOf(customerId).where('state', 'in', ['awaiting_payment', 'awaiting_transfer_payment']).execute()
      ).map(({ id }) => id),

    /**
     * Blocks new orders of the customer until the transaction ends.
     * @returns the customer's email; undefined for a deleted account
     */
    async lock(customerId: number): Promise<string | undefined> {
      const customer = await db
        .selectFrom('customer')
        .select('email')
        .where('id', '=', customerId)
        .where('deleted_at', 'is', null)
        .forUpdate()
        .executeTakeFirst();
      return customer?.email;
    },

    /** Tells whether the customer has a paid order for an upcoming event. */
    hasEventToCome: (customerId: number) =>
      isThere(
        db
          .selectFrom('orders as o')
          .innerJoin('departure as d', 'd.id', 'o.departure_id')
          .select('o.id')
          .where('o.customer_id', '=', customerId)
          .where('o.state', '=', 'paid')
          .where('d.starts_at', '>', now)
          .limit(1),
      ),

    /**
     * Removes personal data from the customer's orders: travellers, addresses, provider data about the payer,
     * recipients of mails and staff's notes.
     */
    async anonymizeOrders(customerId: number) {
      const own = sql`IN (SELECT id FROM orders WHERE customer_id = ${customerId})`;
      await sql`UPDATE order_ticket t SET
          passengers = (SELECT jsonb_agg((SELECT jsonb_object_agg(field, '') FROM jsonb_object_keys(passenger) field))
            FROM jsonb_array_elements(t.passengers) passenger),
          addresses = (SELECT jsonb_agg(a - 'position' || '{"address":""}' ORDER BY n)
            FROM jsonb_array_elements(t.addresses) WITH ORDINALITY AS list (a, n))
        WHERE t.order_id ${own}`.execute(db);
      const ticket = sql`IN (SELECT id FROM order_ticket WHERE order_id ${own})`;
      await sql`UPDATE trip_rider SET address = '' WHERE order_ticket_id ${ticket}`.execute(db);
      await sql`DELETE FROM stop_note WHERE order_ticket_id ${ticket}`.execute(db);
      await sql`UPDATE refund SET answer = NULL
        WHERE payment_id IN (SELECT id FROM payment WHERE order_id ${own})`.execute(db);
      await sql`UPDATE bank_row SET text = '', payer = '', payer_account = ''
        WHERE payment_id IN (SELECT id FROM payment WHERE order_id ${own})`.execute(db);
      await sql`UPDATE payment SET answer = NULL WHERE order_id ${own}`.execute(db);
      await sql`DELETE FROM order_mail WHERE order_id ${own}`.execute(db);
      await sql`DELETE FROM order_note WHERE order_id ${own}`.execute(db);
      await sql`UPDATE orders SET invited_email = NULL, tax_buyer = NULL WHERE customer_id = ${customerId}`.execute(db);
    },

    /** Deletes rows that concern only the customer. */
    async remove(customerId: number) {
      const email = sql`(SELECT email FROM customer WHERE id = ${customerId})`;
      await sql`DELETE FROM enquiry WHERE lower(content ->> 'email') = ${email}`.execute(db);
      await sql`DELETE FROM mailbox WHERE lower(recipient) = ${email}`.execute(db);
      const own = ['session', 'login_network', 'account_token', 'frequent_friend', 'frequent_address'] as const;
      for (const table of [...own, 'queue_ticket', 'sale_reminder'] as const)
        await db.deleteFrom(table).where('customer_id', '=', customerId).execute();
    },

    /** Reduces the account to what its orders reference. Its address becomes available for a new account. */
    anonymizeAccount: (customerId: number) =>
      sql`UPDATE customer SET email = 'deleted-' || id || '@idavuelta.invalid', password_hash = '', first_name = '',
          last_name = '', phone_number = '', birthday = NULL, rut = NULL, gender = NULL, verified_at = NULL,
          pending_email = NULL, pending_email_until = NULL, deleted_at = now()
        WHERE id = ${customerId}`.execute(db),
  };
}
