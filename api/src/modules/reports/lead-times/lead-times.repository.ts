import { leadHours } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { currencyOfOrder, inPaidCurrency } from '../report.repository.ts';
import type { ReportScope } from '../report-period.ts';
import { ordersOfDepartures, ticketsOfOrder } from '../sold-orders.repository.ts';

/** Adds up the orders of departures on the days by how long before they were paid; `group` 0 is the latest. */
export function readLeadTimes(db: Queryable, scope: ReportScope) {
  const sold = ordersOfDepartures(db, scope)
    .innerJoinLateral(ticketsOfOrder(db).as('sum'), (join) => join.onTrue())
    .select([currencyOfOrder.as('currency'), 'sum.tickets', 'sum.seats'])
    .select([
      inPaidCurrency(sql`o.amount_minor`).as('paid'),
      sql<number>`width_bucket(extract(epoch FROM d.starts_at - o.paid_at) / 3600,
        ${[...leadHours]}::numeric[])`.as('group'),
    ])
    .where('o.paid_at', 'is not', null);
  return db
    .selectFrom(sold.as('sold'))
    .select(['group', 'currency'])
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`sum(tickets)::int`.as('tickets'),
      sql<number>`sum(seats)::int`.as('seats'),
      sql<number>`sum(paid)::bigint`.as('paid'),
    ])
    .groupBy(['group', 'currency'])
    .execute();
}
