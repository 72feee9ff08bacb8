import { paymentType } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';
import type { MinorUnits } from '../../money/money.ts';

export interface Coupon {
  id: number;
  code: string;
  basisPoints: number;
  forEvent: boolean;
  expired: boolean;
  usedUp: boolean;
}

export function createDiscountsRepository(db: Queryable) {
  return {
    find: async (code: string, eventId: number) =>
      first(
        await query<Coupon>(
          db,
          `SELECT id, code, basis_points AS "basisPoints", event_id IS NULL OR event_id = $2 AS "forEvent",
             expires_at IS NOT NULL AND expires_at <= now() AS expired,
             max_uses IS NOT NULL AND uses >= max_uses AS "usedUp"
           FROM coupon WHERE code = $1`,
          [code, eventId],
        ),
      ),

    /** Counts one use of the coupon, unless it is used up. @returns whether it was counted */
    async use(id: number) {
      const rows = await query(
        db,
        'UPDATE coupon SET uses = uses + 1 WHERE id = $1 AND (max_uses IS NULL OR uses < max_uses) RETURNING id',
        [id],
      );
      return rows.length > 0;
    },

    /** Prices of the event's variants: undefined for an unknown event, empty for one that the organiser pays. */
    async prices(eventId: number) {
      const rows = await query<{ prices: { id: number; price: MinorUnits }[] }>(
        db,
        `SELECT COALESCE((
           SELECT jsonb_agg(jsonb_build_object('id', v.id, 'price', v.price_cents) ORDER BY v.id)
           FROM product_variant v JOIN category c ON c.id = v.category_id
           WHERE c.event_id = e.id AND e.payment_type = ${paymentType.buyer}), '[]') AS prices
         FROM event e WHERE e.id = $1`,
        [eventId],
      );
      return first(rows)?.prices;
    },
  };
}
