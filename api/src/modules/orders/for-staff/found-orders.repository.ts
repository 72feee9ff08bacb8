import type { Money, OrderId, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { isOrderShown } from '../../../database/blocked-person.ts';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { localName } from '../../../database/local-name.ts';
import { phoneHas } from '../../../database/searched-phone.ts';

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
  text?: string;
  /** The search text as an order number, if it could be one. */
  number?: string;
  /** Digits of the search text, if it could be part of a phone number. */
  digits?: string;
  /** Searches names but not e-mail addresses, so that guessing does not reveal them. */
  namesOnly?: boolean;
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

/** SQL: ids of the orders that match a search text. */
function idsOf({ text = '', number = '', digits, namesOnly }: OrderSearch): RawBuilder<OrderId> {
  const has = (words: string) => sql`strpos(lower(unaccent(${sql.raw(words)})), lower(unaccent(${text}::text))) > 0`;
  return sql`(
    SELECT o.id FROM orders o WHERE o.number = ${number}
    UNION SELECT o.id FROM orders o JOIN customer c ON c.id = o.customer_id
      WHERE c.deleted_at IS NULL
        AND (${has(`${namesOnly ? '' : "c.email || ' ' || "}c.first_name || ' ' || c.last_name`)} OR ${phoneHas('c.phone_number', digits)})
    UNION SELECT o.id FROM orders o JOIN event e ON e.id = o.event_id
      WHERE EXISTS (SELECT FROM jsonb_path_query(e.translations, '$.*') texts
        WHERE ${has("texts ->> 'name' || ' ' || e.slug")})
    UNION SELECT t.order_id FROM order_ticket t
      WHERE EXISTS (SELECT FROM jsonb_array_elements(t.passengers) p
        WHERE (${has(namesOnly ? "p ->> 'name'" : "(p ->> 'name') || ' ' || (p ->> 'email')")} OR ${phoneHas("p ->> 'phone'", digits)})
          AND NOT EXISTS (SELECT FROM blocked_person b WHERE b.email = lower(p ->> 'email'))))`;
}

export const createFoundOrdersRepository = (db: Queryable) => ({
  /**
   * Finds orders by number, by address, name or phone of the buyer or a passenger, or by the event's name or slug,
   * ignoring case and accents; newest first.
   * @param after keys of the last order on the previous page
   */
  async find(search: OrderSearch, count: number, after?: FoundKeys): Promise<(FoundOrder & { at: string })[]> {
    const { state, flagged, customerId, from, until } = search;
    const rows = await db
      .with(
        (name) => name('page').materialized(),
        (page) =>
          page
            .selectFrom('orders as o')
            .selectAll('o')
            .where(isOrderShown)
            .$if(search.text !== undefined, (query) => query.where('o.id', 'in', idsOf(search)))
            .$if(state !== undefined, (query) => query.where('o.state', '=', state as PaymentState))
            .$if(flagged === true, (query) => query.where('o.flagged_at', 'is not', null))
            .$if(customerId !== undefined, (query) => query.where('o.customer_id', '=', customerId as number))
            .$if(from !== undefined, (query) => query.where('o.created_at', '>=', from as Date))
            .$if(until !== undefined, (query) => query.where('o.created_at', '<', until as Date))
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
