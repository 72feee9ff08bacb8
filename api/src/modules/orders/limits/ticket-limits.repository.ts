import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { takenStates } from '../order-transitions.ts';

/** A ticket of an order, counted under a hash. */
export interface LimitedTicket {
  /** Starting at 1. */
  number: number;
  kind: CountedBy;
  hash: string;
}

/** What tickets are counted by. Addresses and networks are known when an order is placed, cards when it is paid. */
export type CountedWhenPlaced = 'address' | 'network';
export type CountedBy = CountedWhenPlaced | 'card';

export function createTicketLimitsRepository(db: Queryable) {
  /** The tickets `t` of orders `o` of the event that are paid or may still be. */
  const tickets = (eventId: number) =>
    db
      .selectFrom('orders as o')
      .innerJoin('order_ticket as t', 't.order_id', 'o.id')
      .where('o.event_id', '=', eventId)
      .where('o.state', 'in', takenStates)
      .where('t.refund_id', 'is', null);

  /** Blocks other orders under these names until the transaction ends, in the same order everywhere. */
  const lock = (names: string[]) =>
    sql`SELECT pg_advisory_xact_lock(hashtextextended('ticket-limit:' || name, 0))
      FROM unnest(${names.toSorted()}::text[]) AS name`.execute(db);

  return {
    lock,

    /** Counts the customer's tickets, and blocks their other orders until the transaction ends. */
    async ofCustomer(eventId: number, customerId: number): Promise<number> {
      await lock([`${eventId} ${customerId}`]);
      const { count } = await tickets(eventId)
        .where('o.customer_id', '=', customerId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },

    /** @returns the number of tickets under each hash */
    async counts(eventId: number, hashes: string[]): Promise<Map<string, number>> {
      const rows = await tickets(eventId)
        .innerJoin('limited_ticket as l', (join) =>
          join.onRef('l.order_id', '=', 't.order_id').onRef('l.number', '=', 't.number'),
        )
        .where('l.event_id', '=', eventId)
        .where(({ eb, fn, val }) => eb('l.hash', '=', fn.any(val(hashes))))
        .groupBy('l.hash')
        .select(({ fn }) => ['l.hash', fn.countAll<number>().as('count')])
        .execute();
      return new Map(rows.map(({ hash, count }) => [hash, count]));
    },

    /** Returns an ended order with the limits of its event. */
    ended: (orderId: OrderId) =>
      db
        .selectFrom('orders as o')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .select(['e.id as eventId', 'o.customer_id as customerId', 'e.max_per_account as maxPerAccount'])
        .select(['e.max_per_address as maxPerAddress', 'e.max_per_network as maxPerNetwork'])
        .select(({ selectFrom }) =>
          selectFrom('order_ticket as t')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('t.order_id', '=', 'o.id')
            .$asScalar()
            .$notNull()
            .as('tickets'),
        )
        .where('o.id', '=', orderId)
        .executeTakeFirstOrThrow(),

    /** Returns how many of the order's tickets count under each address and network. */
    ofOrder: (orderId: OrderId) =>
      db
        .selectFrom('limited_ticket as l')
        .where('l.order_id', '=', orderId)
        .where('l.kind', '<>', 'card')
        .groupBy(['l.kind', 'l.hash'])
        .select(({ fn }) => ['l.kind', 'l.hash', fn.countAll<number>().as('count')])
        .$narrowType<{ kind: CountedWhenPlaced }>()
        .execute(),

    add: (eventId: number, orderId: OrderId, limited: LimitedTicket[]) =>
      db
        .insertInto('limited_ticket')
        .values(limited.map((ticket) => ({ event_id: eventId, order_id: orderId, ...ticket })))
        .execute(),
  };
}
