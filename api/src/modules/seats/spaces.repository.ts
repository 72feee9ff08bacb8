import type { SpaceKind } from '@idavuelta/shared/contracts/rules';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

/** SQL: spaces of a kind that the orders of a departure hold or have bought. */
export const spacesTaken = (departureId: number, kind: string) =>
  sql<number>`spaces_taken(${departureId}::int, ${sql.ref(kind)})`;

/** What departures have beside seats. */
export const createSpacesRepository = (db: Queryable) => ({
  /** Returns what the event offers; `price` is that of one with a ticket of the category. */
  offered: (eventId: number) =>
    db
      .selectFrom('space_offer as s')
      .innerJoin('category as c', 'c.event_id', 's.event_id')
      .leftJoin('space_price as p', (join) => join.onRef('p.category_id', '=', 'c.id').onRef('p.kind', '=', 's.kind'))
      .select(['s.kind', 'c.id as categoryId'])
      .select(({ fn }) => fn.coalesce('p.amount_minor', 's.amount_minor').as('amountMinor'))
      .where('s.event_id', '=', eventId)
      .where('s.capacity', '>', 0)
      .execute(),

  /**
   * Returns how many of these kinds are left on the departure. Blocks others who want them until the transaction ends;
   * locks the kinds in the same order everywhere, before any seat pool.
   */
  async lockLeft(departureId: number, kinds: SpaceKind[]) {
    await db
      .selectFrom('space_offer as s')
      .innerJoin('departure as d', 'd.event_id', 's.event_id')
      .select('s.kind')
      .where('d.id', '=', departureId)
      .where('s.kind', 'in', kinds)
      .orderBy('s.kind')
      .forNoKeyUpdate('s')
      .execute();
    // a separate statement, so that it sees the orders that held the lock until now
    const rows = await db
      .selectFrom('space_offer as s')
      .innerJoin('departure as d', 'd.event_id', 's.event_id')
      .select(['s.kind'])
      .select(({ eb }) => eb('s.capacity', '-', spacesTaken(departureId, 's.kind')).as('left'))
      .where('d.id', '=', departureId)
      .where('s.kind', 'in', kinds)
      .execute();
    return new Map(rows.map(({ kind, left }) => [kind, left]));
  },

  /** Returns the spaces of an order and its departure. */
  ofOrder: (orderId: string) =>
    db
      .selectFrom('order_ticket as t')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .select(['t.spaces', 'o.departure_id as departureId'])
      .where('t.order_id', '=', orderId)
      .where('t.refund_id', 'is', null)
      .where(sql<boolean>`t.spaces <> '[]'`)
      .execute(),
});
