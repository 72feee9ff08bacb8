import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { ago, type Queryable } from '../../../database/database.ts';

export const giveTicket = 'give-ticket';
export const changePassenger = 'change-passenger';

/** Counts tickets given to friends, from the audit. */
export const createGiftsRepository = (db: Queryable) => ({
  /** Counts the customer's gifts of the last day. Further gifts of theirs wait until the transaction ends. */
  async ofDay(customerId: number) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`gift:${customerId}`}, 0))`.execute(db);
    const { gifts } = await db
      .selectFrom('orders as o')
      .innerJoin('audit as a', (join) => join.on(({ eb, cast }) => eb('a.subject', '=', cast<string>('o.id', 'text'))))
      .select(({ fn }) => fn.countAll<number>().as('gifts'))
      .where('o.customer_id', '=', customerId)
      .where('a.action', '=', giveTicket)
      .where('a.at', '>', ago('1 day'))
      .executeTakeFirstOrThrow();
    return gifts;
  },

  /** Counts how often the buyer gave the ticket away or changed its travellers. Lock the order first. */
  async ofTicket(orderId: OrderId, ticket: number) {
    const { changes } = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.countAll<number>().as('changes'))
      .where('subject', '=', orderId)
      .where('actor', '=', 'buyer')
      .where('action', 'in', [giveTicket, changePassenger])
      .where(sql`detail ->> 'ticket'`, '=', String(ticket))
      .executeTakeFirstOrThrow();
    return changes;
  },
});
