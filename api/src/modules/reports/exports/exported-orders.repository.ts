import type { CountryCode, Currency, Language, OrderId, PaymentCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { readBoardings } from '../../dispatch/trips/outcomes.ts';
import { currencyOfOrder, inPaidCurrency } from '../report.repository.ts';
import { isWithin } from '../report-period.repository.ts';
import type { ReportScope } from '../report-period.ts';

interface ExportedTicket {
  number: number;
  /** In the smallest unit of the order's currency. */
  listed: number;
  discount: number;
  boarded: boolean;
}

/** Amounts in one currency, in its smallest unit. */
interface ExportedMoney {
  currency: Currency;
  charged: number;
  refunded: number;
}

export interface ExportedOrder {
  id: OrderId;
  /** With microseconds, as the key of the next page. */
  paidAt: string;
  number: string;
  /** Both in the event's time zone. */
  paidOn: string;
  startsOn: string;
  slug: string;
  names: Partial<Record<Language, { name: string }>>;
  country: CountryCode;
  /** That it was paid in. */
  currency: Currency;
  method: PaymentCode;
  coupon: string | null;
  province: string;
  tickets: ExportedTicket[];
  money: ExportedMoney[];
}

/** Selects the tickets of order `o`. */
const ticketsOf = (db: Queryable) =>
  jsonArrayFrom(
    db
      .selectFrom('order_ticket as t')
      .leftJoin('ticket_check as k', (join) =>
        join.onRef('k.order_ticket_id', '=', 't.id').on('k.leg', '=', 'outbound'),
      )
      .select(['t.id', 't.number'])
      .select([
        inPaidCurrency(sql`t.amount_minor`).as('listed'),
        inPaidCurrency(sql`t.amount_minor - COALESCE(t.discount_amount_minor, t.amount_minor)`).as('discount'),
        sql<boolean>`k.leg IS NOT NULL`.as('isChecked'),
      ])
      .where('t.order_id', '=', sql.ref<OrderId>('o.id'))
      .orderBy('t.number'),
  );

/** Adds up the amounts charged and refunded for order `o`, by currency. */
const moved = (db: Queryable) =>
  db
    .selectFrom('payment as p')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('refund')
          .select(({ fn }) => fn.sum<number>('amount_minor').as('minor'))
          .whereRef('payment_id', '=', 'p.id')
          .where('state', '=', 'done')
          .as('r'),
      (join) => join.onTrue(),
    )
    .where('p.order_id', '=', sql.ref<OrderId>('o.id'))
    .where((eb) => eb.or([eb('p.state', 'in', ['paid', 'unapplied']), eb('r.minor', '>', 0)]))
    .groupBy('p.currency')
    .select('p.currency')
    .select([
      sql<number>`COALESCE(sum(p.amount_minor) FILTER (WHERE p.state IN ('paid', 'unapplied')), 0)`.as('charged'),
      sql<number>`COALESCE(sum(r.minor), 0)`.as('refunded'),
    ]);

/** Selects the amounts with the order's own currency first: a late payment may be in another one. */
const moneyOf = (db: Queryable) =>
  jsonArrayFrom(
    db
      .selectFrom(moved(db).as('m'))
      .select(['m.currency', 'm.charged', 'm.refunded'])
      .orderBy(sql`m.currency <> ${currencyOfOrder}`)
      .orderBy('m.currency'),
  );

/** SQL: local time at event `e`. */
const clockAt = (moment: string) =>
  sql<string>`to_char(${sql.ref(moment)} AT TIME ZONE e.time_zone, 'YYYY-MM-DD HH24:MI')`;

const ordersOf = (db: Queryable, { country, event, ...days }: ReportScope) =>
  db
    .selectFrom('orders as o')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .where(isWithin('o.paid_at', days))
    .$if(country !== undefined, (query) => query.where('e.country_code', '=', country as CountryCode))
    .$if(event !== undefined, (query) => query.where('o.event_id', '=', event as number));

export const countPaidOrders = async (db: Queryable, scope: ReportScope) =>
  (await ordersOf(db, scope).select(sql<number>`count(*)`.as('orders')).executeTakeFirstOrThrow()).orders;

/**
 * Returns a page of the orders paid in the period, earliest first.
 * @param page.before leaves out orders paid after the export began
 * @param page.after the last order on the previous page
 */
export async function readPaidOrders(
  db: Queryable,
  scope: ReportScope,
  page: { before: Date; after?: { paidAt: string; id: OrderId } | undefined; limit: number },
): Promise<ExportedOrder[]> {
  const { before, after, limit } = page;
  // selects the page first, so that details are looked up for its orders only
  const chosen = ordersOf(db, scope)
    .select(['o.id', 'o.paid_at'])
    .where('o.paid_at', '<=', before)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(o.paid_at, o.id) > (${after?.paidAt}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('o.paid_at')
    .orderBy('o.id')
    .limit(limit);
  const orders = await db
    .selectFrom(chosen.as('page'))
    .innerJoin('orders as o', 'o.id', 'page.id')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .innerJoin('departure as d', 'd.id', 'o.departure_id')
    .innerJoin('province as v', 'v.id', 'o.province_id')
    .leftJoin('coupon as c', 'c.id', 'o.coupon_id')
    .select([
      'o.departure_id as departureId',
      'o.id',
      'o.number',
      'o.payment_code as method',
      'c.code as coupon',
      'v.name as province',
    ])
    .select(['e.slug', 'e.translations as names', 'e.country_code as country', currencyOfOrder.as('currency')])
    .select([exactMoment(sql.ref('o.paid_at')).as('paidAt'), clockAt('o.paid_at').as('paidOn')])
    .select([clockAt('d.starts_at').as('startsOn'), ticketsOf(db).as('tickets'), moneyOf(db).as('money')])
    .orderBy('page.paid_at')
    .orderBy('page.id')
    .execute();
  const boardings = await readBoardings(db, [...new Set(orders.map(({ departureId }) => departureId))]);
  const [boarded, notBoarded] = [new Set(boardings.boarded), new Set(boardings.notBoarded)];
  return orders.map(({ departureId: _departure, tickets, ...order }) => ({
    ...order,
    tickets: tickets.map(({ id, isChecked, ...ticket }) => ({
      ...ticket,
      boarded: boarded.has(id) || (isChecked && !notBoarded.has(id)),
    })),
  }));
}
