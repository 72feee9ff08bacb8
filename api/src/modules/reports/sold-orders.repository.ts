import type { CountryCode, OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isWithin } from './report-period.repository.ts';
import type { ReportScope } from './report-period.ts';

/** Selects the tickets of departures on the days, of departure `d`, event `e` and order `o`. */
export const ordersOfDepartures = (db: Queryable, { country, event, ...days }: ReportScope) =>
  db
    .selectFrom('departure as d')
    .innerJoin('event as e', 'e.id', 'd.event_id')
    .innerJoin('orders as o', 'o.departure_id', 'd.id')
    .where(isWithin('d.starts_at', days))
    .$if(country !== undefined, (query) => query.where('e.country_code', '=', country as CountryCode))
    .$if(event !== undefined, (query) => query.where('e.id', '=', event as number));

/** Counts the tickets of order `o`, with their prices in its currency. */
export const ticketsOfOrder = (db: Queryable) =>
  db
    .selectFrom('order_ticket as t')
    .where('t.order_id', '=', sql.ref<OrderId>('o.id'))
    .select(({ fn }) => [fn.countAll<number>().as('tickets'), fn.sum<number>('t.capacity').as('seats')])
    .select([
      sql<number>`sum(t.amount_minor)`.as('listed'),
      sql<number>`sum(t.amount_minor - COALESCE(t.discount_amount_minor, t.amount_minor))`.as('discount'),
    ]);
