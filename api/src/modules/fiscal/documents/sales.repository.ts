import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';

export type Sale = NonNullable<Awaited<ReturnType<ReturnType<typeof createSalesRepository>['ofPayment']>>>;

/** What was sold for a payment, and what of it was given back. */
export const createSalesRepository = (db: Queryable) => ({
  ofPayment: (paymentId: number) =>
    db
      .selectFrom('payment as p')
      .innerJoin('orders as o', 'o.id', 'p.order_id')
      .innerJoin('event as e', 'e.id', 'o.event_id')
      .innerJoin('departure as d', 'd.id', 'o.departure_id')
      .leftJoin('customer as c', 'c.id', 'o.customer_id')
      .select(['p.id as paymentId', 'p.amount_minor as paidMinor', 'p.currency as paidCurrency'])
      .select(['o.id as orderId', 'o.amount_minor as orderMinor', 'o.currency as orderCurrency'])
      .select(['o.tax_buyer as taxBuyer', 'c.first_name as firstName', 'c.last_name as lastName'])
      .select(['e.country_code as country', 'e.translations', 'e.time_zone as timeZone', 'd.starts_at as startsAt'])
      .select((from) =>
        jsonArrayFrom(
          from
            .selectFrom('order_ticket as t')
            .select(['t.refund_id as refundId', 't.translations'])
            .select(sql<number>`COALESCE(t.discount_amount_minor, t.amount_minor)`.as('minor'))
            .whereRef('t.order_id', '=', 'o.id')
            .orderBy('t.number'),
        ).as('tickets'),
      )
      .where('p.id', '=', paymentId)
      .executeTakeFirst(),

  async refund(refundId: number) {
    const row = await db
      .selectFrom('refund as r')
      .innerJoin('payment as p', 'p.id', 'r.payment_id')
      .select(['r.id', 'r.payment_id as paymentId', 'r.amount_minor as minor', 'p.currency'])
      .where('r.id', '=', refundId)
      .executeTakeFirst();
    return row && withAmount(row);
  },
});
