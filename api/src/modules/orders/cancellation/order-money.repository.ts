import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** SQL: the refunded or pending part of payment `p`; the full amount after a chargeback. */
export const movedBack = sql<number>`(CASE WHEN p.charged_back_at IS NOT NULL THEN p.amount_minor
  ELSE (SELECT COALESCE(sum(moved.amount_minor), 0) FROM refund moved WHERE moved.payment_id = p.id) END)::integer`;

export const createOrderMoneyRepository = (db: Queryable) => ({
  /** @returns undefined when nothing was charged */
  of: (orderId: OrderId) =>
    db
      .selectFrom('payment as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .select(['p.id as paymentId', 'p.amount_minor as minor', 'p.currency', 'p.rate'])
      .select('o.currency as orderCurrency')
      .select(['p.charged_back_at as chargedBackAt', 'o.flag_reasons as flags', movedBack.as('refunded')])
      .where('p.order_id', '=', orderId)
      .where('p.state', '=', 'paid')
      .executeTakeFirst(),
});
