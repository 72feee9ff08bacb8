import type { CountryCode, Currency, OrderId } from '@idavuelta/shared/contracts';
import type { ReportBy } from '@idavuelta/shared/contracts/staff';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { DB } from '../../database/schema.ts';
import { type Boardings, readBoardings } from '../dispatch/trips/outcomes.ts';
import { dayOf, isWithin } from './report-period.repository.ts';
import type { ReportScope } from './report-period.ts';

export interface WantedReport extends ReportScope {
  by: ReportBy;
}

/** SQL: the key that a fact is grouped by. */
function keyOf(by: ReportBy, { moment, method }: { moment: string; method: string }): RawBuilder<string> {
  const keys: Record<ReportBy, RawBuilder<unknown>> = {
    day: dayOf(moment),
    event: sql`o.event_id`,
    departure: sql`o.departure_id`,
    method: sql.ref(method),
    country: sql`e.country_code`,
    coupon: sql`COALESCE(o.coupon_id::text, '')`,
  };
  return sql<string>`(${keys[by]})::text`;
}

/** Columns to sum. */
const sums = [
  ...(['orders', 'tickets', 'seats', 'boarded', 'missing', 'listed', 'discount'] as const),
  ...(['charged', 'refunded'] as const),
];
type Sum = (typeof sums)[number];

/** SQL: zero for each of these columns. */
const zeros = <const Name extends Sum>(...names: Name[]) => names.map((name) => sql<number>`0`.as(name));

/** SQL: the currency that order `o` was paid in, or is in when it was free. */
export const currencyOfOrder = sql<Currency>`COALESCE((
  SELECT p.currency FROM payment p WHERE p.order_id = o.id AND p.state = 'paid' LIMIT 1), o.currency)`;

/** SQL: an amount of order `o` in the currency it was paid in. */
export const inPaidCurrency = (minor: RawBuilder<unknown>) => sql<number>`round((${minor}) * COALESCE((
  SELECT p.amount_minor::numeric / o.amount_minor FROM payment p
  WHERE p.order_id = o.id AND p.state = 'paid' AND p.currency <> o.currency LIMIT 1), 1))::bigint`;

const reduction = sql`t.amount_minor - COALESCE(t.discount_amount_minor, t.amount_minor)`;

/** SQL: ticket `t` boarded on the way out, by marks or by its check `k`. */
export const isBoarded = ({ boarded, notBoarded }: Boardings) =>
  sql<boolean>`(t.id = ANY (${boarded}) OR (k.leg IS NOT NULL AND t.id <> ALL (${notBoarded})))`;

/** Adds up the tickets of order `o`. */
const tickets = (boardings: Boardings) =>
  expressionBuilder<DB>()
    .selectFrom('order_ticket as t')
    .innerJoin('departure as d', (join) => join.on('d.id', '=', sql.ref<number>('o.departure_id')))
    .leftJoin('ticket_check as k', (join) => join.onRef('k.order_ticket_id', '=', 't.id').on('k.leg', '=', 'outbound'))
    .where('t.order_id', '=', sql.ref<OrderId>('o.id'))
    .select(({ fn }) => fn.countAll<number>().as('tickets'))
    .select(sql<number>`count(*) FILTER (WHERE ${isBoarded(boardings)})`.as('boarded'))
    .select(({ fn }) => fn.sum<number>('t.capacity').as('seats'))
    .select([
      sql<number>`count(*) FILTER (WHERE NOT ${isBoarded(boardings)} AND d.starts_at < now() AND t.refund_id IS NULL AND o.state = 'paid')`.as(
        'missing',
      ),
      sql<number>`sum(${inPaidCurrency(sql`t.amount_minor`)})`.as('listed'),
      sql<number>`sum(${inPaidCurrency(reduction)})`.as('discount'),
    ]);

/** Returns the departures of orders paid in the period whose drivers marked anything. */
async function markedDepartures(db: Queryable, wanted: ReportScope) {
  const found = await db
    .selectFrom('orders as o')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .select('o.departure_id as id')
    .distinct()
    .where(isWithin('o.paid_at', wanted))
    .where(sql<boolean>`EXISTS (SELECT FROM trip_mark m WHERE m.departure_id = o.departure_id)`)
    .execute();
  return found.map(({ id }) => id);
}

/**
 * Sums sales, charges and refunds: orders count on the day of payment, money on the day it moved. Returns a row per
 * key, country and currency.
 */
export async function readReport(db: Queryable, wanted: WantedReport) {
  const { country, event, by } = wanted;
  const boardings = await readBoardings(db, await markedDepartures(db, wanted));
  const orders = db
    .selectFrom('orders as o')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .select('e.country_code as country')
    .$if(country !== undefined, (query) => query.where('e.country_code', '=', country as CountryCode))
    .$if(event !== undefined, (query) => query.where('o.event_id', '=', event as number));

  const paid = orders
    .innerJoinLateral(tickets(boardings).as('sum'), (join) => join.onTrue())
    .select([currencyOfOrder.as('currency'), keyOf(by, { moment: 'o.paid_at', method: 'o.payment_code' }).as('key')])
    .select([sql<number>`1`.as('orders'), 'sum.tickets', 'sum.seats', 'sum.boarded', 'sum.missing'])
    .select(['sum.listed', 'sum.discount', ...zeros('charged', 'refunded')])
    .where(isWithin('o.paid_at', wanted));

  const charged = orders
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .select(['p.currency', keyOf(by, { moment: 'p.settled_at', method: 'p.provider' }).as('key')])
    .select(zeros('orders', 'tickets', 'seats', 'boarded', 'missing', 'listed', 'discount'))
    .select(['p.amount_minor as charged', ...zeros('refunded')])
    .where('p.state', 'in', ['paid', 'unapplied'])
    .where(isWithin('p.settled_at', wanted));

  const refunded = orders
    .innerJoin('payment as p', 'p.order_id', 'o.id')
    .innerJoin('refund as r', 'r.payment_id', 'p.id')
    .select(['p.currency', keyOf(by, { moment: 'r.settled_at', method: 'p.provider' }).as('key')])
    .select(zeros('orders', 'tickets', 'seats', 'boarded', 'missing', 'listed', 'discount', 'charged'))
    .select('r.amount_minor as refunded')
    .where('r.state', '=', 'done')
    .where(isWithin('r.settled_at', wanted));

  return db
    .selectFrom(paid.unionAll(charged).unionAll(refunded).as('fact'))
    .select(['key', 'country', 'currency'])
    .select(sums.map((name) => sql<number>`sum(${sql.ref(name)})::bigint`.as(name)))
    .groupBy(['key', 'country', 'currency'])
    .orderBy('key')
    .orderBy('country')
    .orderBy('currency')
    .execute();
}
