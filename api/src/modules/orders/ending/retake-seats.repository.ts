import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import { salesEnd } from '../../seats/departures.repository.ts';

/** An order that has ended and could be placed now as it was then. */
export interface OnSaleAgain {
  couponId: number | null;
  /** Its seats are free at the moment. */
  seatsLeft: boolean;
}

/** SQL: tickets under the invitation of order `o` that are paid or wait for their payment. */
const takenOfInvitation = sql`(
  SELECT count(*) FROM orders other JOIN order_ticket t ON t.order_id = other.id
  WHERE other.event_id = o.event_id AND (other.invited_email = o.invited_email OR other.customer_id = o.customer_id)
    AND t.refund_id IS NULL AND other.state IN ('paid', 'awaiting_payment', 'awaiting_transfer_payment'))`;

/** Orders that have ended and whose payment comes late. */
export function createRetakeRepository(db: Queryable) {
  return {
    /** Keeps other orders under the invitation of this one waiting until the transaction ends. */
    lockInvitation: (orderId: OrderId) =>
      sql`SELECT FROM event_invitation i JOIN orders o ON o.event_id = i.event_id AND o.invited_email = i.email
        WHERE o.id = ${orderId} FOR UPDATE OF i`.execute(db),

    /** The order, if its event still sells its departure, and its invitation has seats. */
    async onSale(orderId: OrderId) {
      const { rows } = await sql<OnSaleAgain>`
        SELECT o.coupon_id AS "couponId", NOT EXISTS (
            SELECT FROM seat_hold_item i JOIN seat_pool p ON p.id = i.seat_pool_id
            WHERE i.order_id = o.id AND p.capacity - p.held - p.sold < i.units) AS "seatsLeft"
        FROM orders o JOIN departure d ON d.id = o.departure_id JOIN event e ON e.id = o.event_id
        WHERE o.id = ${orderId} AND NOT e.withdrawn AND e.message IS NULL AND NOT e.sales_stopped
          AND ${salesEnd('e', sql`d.starts_at`)} > now()
          AND (o.invited_email IS NULL OR (
            SELECT i.seats FROM event_invitation i WHERE i.event_id = o.event_id AND i.email = o.invited_email)
            >= ${takenOfInvitation} + (SELECT count(*) FROM order_ticket t WHERE t.order_id = o.id))`.execute(db);
      return rows[0];
    },

    /** Counts the order's use of its coupon again, unless the coupon is used up. @returns whether it was counted */
    async takeCoupon(couponId: number) {
      const used = await db
        .updateTable('coupon')
        .set((eb) => ({ uses: eb('uses', '+', 1) }))
        .where('id', '=', couponId)
        .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
        .executeTakeFirst();
      return used.numUpdatedRows > 0;
    },
  };
}
