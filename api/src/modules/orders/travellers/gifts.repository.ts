import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

export const giveTicket = 'give-ticket';

/** Tickets that customers gave to friends, as the audit has them. */
export const createGiftsRepository = (db: Queryable) => ({
  /** How many the customer has given away within a day. Another gift of theirs waits until the transaction ends. */
  async ofDay(customerId: number) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`gift:${customerId}`}, 0))`.execute(db);
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM orders o JOIN audit a ON a.subject = o.id::text
      WHERE o.customer_id = ${customerId} AND a.action = ${giveTicket} AND a.at > now() - interval '1 day'`.execute(db);
    return rows[0]?.count ?? 0;
  },
});
