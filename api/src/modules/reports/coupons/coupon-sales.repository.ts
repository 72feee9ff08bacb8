import type { CountryCode } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { currencyOfOrder, inPaidCurrency } from '../report.repository.ts';
import { isWithin } from '../report-period.repository.ts';
import type { ReportScope } from '../report-period.ts';
import { ticketsOfOrder } from '../sold-orders.repository.ts';

/** SQL: no earlier order of the same customer was paid. */
const isFirst = sql<boolean>`NOT EXISTS (
  SELECT FROM orders earlier WHERE earlier.customer_id = o.customer_id AND earlier.paid_at < o.paid_at)`;

/** SQL: amount refunded of what order `o` was paid with. */
const refunded = sql<number>`COALESCE((
  SELECT sum(r.amount_minor) FROM payment p JOIN refund r ON r.payment_id = p.id
  WHERE p.order_id = o.id AND p.state = 'paid' AND r.state = 'done'), 0)`;

/** Sums the orders paid in a period by coupon. Orders without a coupon form a row of their own. */
export function readCouponSales(db: Queryable, { country, event, ...days }: ReportScope) {
  const sold = db
    .selectFrom('orders as o')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .innerJoinLateral(ticketsOfOrder(db).as('sum'), (join) => join.onTrue())
    .select(['o.coupon_id as couponId', currencyOfOrder.as('currency'), 'sum.tickets'])
    .select([
      inPaidCurrency(sql`sum.listed`).as('listed'),
      inPaidCurrency(sql`sum.discount`).as('discount'),
      inPaidCurrency(sql`o.amount_minor`).as('paid'),
      refunded.as('refunded'),
      isFirst.as('isFirst'),
    ])
    .where(isWithin('o.paid_at', days))
    .$if(country !== undefined, (query) => query.where('e.country_code', '=', country as CountryCode))
    .$if(event !== undefined, (query) => query.where('o.event_id', '=', event as number));
  return db
    .selectFrom(sold.as('sold'))
    .leftJoin('coupon as c', 'c.id', 'sold.couponId')
    .select(['sold.couponId', 'c.code', 'sold.currency'])
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(sold.tickets)::int`.as('tickets'),
      sql<number>`count(*) FILTER (WHERE sold."isFirst")`.as('newCustomers'),
      sql<number>`sum(sold.listed)::bigint`.as('listed'),
      sql<number>`sum(sold.discount)::bigint`.as('discount'),
      sql<number>`sum(sold.refunded)::bigint`.as('refunded'),
      sql<number>`sum(sold.paid - sold.refunded)::bigint`.as('net'),
    ])
    .groupBy(['sold.couponId', 'c.code', 'sold.currency'])
    .execute();
}
