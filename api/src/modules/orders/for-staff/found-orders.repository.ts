import type { Money, OrderId, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { isOrderShown } from '../../../database/blocked-person.ts';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { localName } from '../../../database/local-name.ts';
import { idsOfTyped, type TypedOrderSearch } from './typed-order-search.repository.ts';

/** An order in the back office's list. */
export interface FoundOrder {
  orderId: OrderId;
  number: string;
  state: PaymentState;
  paymentCode: PaymentCode;
  total: Money;
  /** E-mail address of the buyer. */
  customer: string;
  /** Name of the buyer. */
  buyer: string;
  /** Slug of the event. */
  event: string;
  /** In the language of the event's country. */
  eventName: string;
  startsAt: Date;
  timeZone: string;
  tickets: number;
  placedAt: Date;
  flags: FlagReason[];
}

/** Time at which the order was placed, and its id. */
export type FoundKeys = [at: string, id: OrderId];

export interface OrderSearch {
  /** Omit to list all orders. */
  typed?: TypedOrderSearch;
  ids?: OrderId[];
  state?: PaymentState;
  /** Only flagged orders. */
  flagged?: boolean;
  /** Only those of this customer. */
  customerId?: number;
  /** Only orders placed at or after this time. */
  from?: Date;
  /** Only orders placed before this time. */
  until?: Date;
}

/** Selects the orders `o` that match. */
const matching = (db: Queryable, search: OrderSearch) => {
  const { ids, typed, state, flagged, customerId, from, until } = search;
  return db
    .selectFrom('orders as o')
    .where(isOrderShown)
    .$if(typed !== undefined, (query) => query.where('o.id', 'in', idsOfTyped(typed as TypedOrderSearch)))
    .$if(ids !== undefined, (query) => query.where('o.id', '=', sql<OrderId>`ANY (${ids}::uuid[])`))
    .$if(state !== undefined, (query) => query.where('o.state', '=', state as PaymentState))
    .$if(flagged === true, (query) => query.where('o.flagged_at', 'is not', null))
    .$if(customerId !== undefined, (query) => query.where('o.customer_id', '=', customerId as number))
    .$if(from !== undefined, (query) => query.where('o.created_at', '>=', from as Date))
    .$if(until !== undefined, (query) => query.where('o.created_at', '<', until as Date));
};

export const createFoundOrdersRepository = (db: Queryable) => ({
  /** Counts the orders that match, up to a limit. */
  async count(search: OrderSearch, limit: number): Promise<number> {
    const some = matching(db, search).select('o.id').limit(limit);
    const { total } = await db
      .selectFrom(some.as('some'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  /**
   * Finds orders, newest first.
   * @param after keys of the last order on the previous page
   */
  async find(search: OrderSearch, count: number, after?: FoundKeys): Promise<(FoundOrder & { at: string })[]> {
    const rows = await db
      .with(
        (name) => name('page').materialized(),
        () =>
          matching(db, search)
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
      .innerJoin('country as k', 'k.code', 'e.country_code')
      .select(['o.payment_code as paymentCode', 'o.flag_reasons as flags'])
      .select(localName('e.translations', 'k.default_locale').as('eventName'))
      .select([
        'o.id as orderId',
        'o.number',
        'o.state',
        'o.amount_minor as totalMinor',
        'o.currency',
        'c.email as customer',
      ])
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
    return rows.map(({ totalMinor, currency, firstName, lastName, ...order }) => ({
      ...order,
      total: { minor: totalMinor, currency },
      buyer: `${firstName} ${lastName}`,
    }));
  },
});
