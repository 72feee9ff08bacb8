import type { Money, OrderId, PaymentState } from '@idavuelta/shared/contracts';
import { asPrice } from '@idavuelta/shared/contracts/money';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';

/** An order in a list of staff's. */
export interface FoundOrder {
  orderId: OrderId;
  number: string;
  state: PaymentState;
  total: Money;
  /** The buyer's address. */
  customer: string;
  /** The buyer's name. */
  buyer: string;
  /** Its slug. */
  event: string;
  startsAt: Date;
  timeZone: string;
  tickets: number;
  placedAt: Date;
}

/** When the order was placed, and its id. */
export type FoundKeys = [at: string, id: OrderId];

export interface OrderSearch {
  text: string;
  /** The text as the number of an order, if it can be one. */
  number: string | undefined;
}

export const createFoundOrdersRepository = (db: Queryable) => ({
  /**
   * Orders by their number, the address or name of their buyer, the name of a passenger or the name or slug of the event, in any
   * case and without accents; the newest first.
   * @param after keys of the last order of the page before
   */
  async find(
    { text, number }: OrderSearch,
    count: number,
    after?: FoundKeys,
  ): Promise<(FoundOrder & { at: string })[]> {
    const has = (words: RawBuilder<unknown>) =>
      sql<boolean>`strpos(lower(unaccent(${words})), lower(unaccent(${text}::text))) > 0`;
    const nameHas = sql<boolean>`EXISTS (
      SELECT FROM jsonb_path_query(e.translations, '$.*') texts WHERE ${has(sql`texts ->> 'name' || ' ' || e.slug`)})`;
    const passengerHas = sql<boolean>`EXISTS (
      SELECT FROM jsonb_array_elements(t.passengers) passenger WHERE ${has(sql`passenger ->> 'name'`)})`;
    const rows = await db
      .with('found', (found) =>
        found
          .selectFrom('orders as o')
          .select('o.id')
          .where('o.number', '=', number ?? '')
          .union(
            found
              .selectFrom('orders as o')
              .innerJoin('customer as c', 'c.id', 'o.customer_id')
              .select('o.id')
              .where('c.deleted_at', 'is', null)
              .where(has(sql`c.email || ' ' || c.first_name || ' ' || c.last_name`)),
          )
          .union(
            found.selectFrom('orders as o').innerJoin('event as e', 'e.id', 'o.event_id').select('o.id').where(nameHas),
          )
          .union(found.selectFrom('order_ticket as t').select('t.order_id as id').where(passengerHas)),
      )
      .with(
        (name) => name('page').materialized(),
        (page) =>
          page
            .selectFrom('orders as o')
            .innerJoin('found', 'found.id', 'o.id')
            .selectAll('o')
            .$if(after !== undefined, (query) =>
              query.where(({ eb, refTuple, tuple, cast, val }) => {
                const [at, id] = after as FoundKeys;
                return eb(refTuple('o.created_at', 'o.id'), '<', tuple(cast<Date>(val(at), 'timestamptz'), val(id)));
              }),
            )
            .orderBy('o.created_at', 'desc')
            .orderBy('o.id', 'desc')
            .limit(count),
      )
      .selectFrom('page as o')
      .innerJoin('customer as c', 'c.id', 'o.customer_id')
      .innerJoin('event as e', 'e.id', 'o.event_id')
      .innerJoin('departure as d', 'd.id', 'o.departure_id')
      .select(['o.id as orderId', 'o.number', 'o.state', 'o.total_minor as totalMinor', 'c.email as customer'])
      .select(['c.first_name as firstName', 'c.last_name as lastName', 'e.slug as event', 'e.time_zone as timeZone'])
      .select(['d.starts_at as startsAt', 'o.created_at as placedAt', exactMoment(sql.ref('o.created_at')).as('at')])
      .select((eb) =>
        eb
          .selectFrom('order_ticket as t')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .whereRef('t.order_id', '=', 'o.id')
          .$asScalar()
          .$notNull()
          .as('tickets'),
      )
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .execute();
    return rows.map(({ totalMinor, firstName, lastName, ...order }) => ({
      ...order,
      total: asPrice(totalMinor),
      buyer: `${firstName} ${lastName}`,
    }));
  },
});
