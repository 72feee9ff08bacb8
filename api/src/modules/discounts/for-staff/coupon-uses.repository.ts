import { sql } from 'kysely';
import { isOrderShown } from '../../../database/blocked-person.ts';
import type { Queryable } from '../../../database/database.ts';
import { listPage } from '../../../database/list-page.ts';

/** SQL: total discount over all tickets of an order, in minor units. */
const saved = sql<number>`(
  SELECT sum(t.amount_minor - COALESCE(t.discount_amount_minor, t.amount_minor))::bigint
  FROM order_ticket t WHERE t.order_id = o.id)`;

/** Returns the orders that used a coupon, including ended ones. */
export async function couponUses(
  db: Queryable,
  id: number,
  { sort, ...page }: { page: number; size: number; sort: string },
) {
  const found = db
    .selectFrom('orders as o')
    .innerJoin('customer as c', 'c.id', 'o.customer_id')
    .innerJoin('event as e', 'e.id', 'o.event_id')
    .select(['o.id as orderId', 'o.number', 'o.state', 'c.email as customer', 'e.slug as event'])
    .select(['o.amount_minor as totalMinor', 'o.currency', saved.as('savedMinor'), 'o.created_at as placedAt'])
    .where('o.coupon_id', '=', id)
    .where(isOrderShown)
    .orderBy('o.created_at', sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('o.id');
  const { rows, total } = await listPage(db, found, page);
  return {
    total,
    rows: rows.map(({ totalMinor, savedMinor, currency, placedAt, ...row }) => ({
      ...row,
      total: { minor: totalMinor, currency },
      saved: { minor: savedMinor ?? 0, currency },
      placedAt: placedAt.toISOString(),
    })),
  };
}
