import { type Money, paymentType } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { priceIn } from '../../database/money.repository.ts';

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
    find: (code: string, eventId: number): Promise<Coupon | undefined> =>
      db
        .selectFrom('coupon')
        .select([
          'id',
          'code',
          'basis_points as basisPoints',
          sql<boolean>`event_id IS NULL OR event_id = ${eventId}`.as('forEvent'),
          sql<boolean>`expires_at IS NOT NULL AND expires_at <= now()`.as('expired'),
          sql<boolean>`max_uses IS NOT NULL AND uses >= max_uses`.as('usedUp'),
        ])
        .where('code', '=', code)
        .executeTakeFirst(),

    /** Counts one use of the coupon, unless it is used up. @returns whether it was counted */
    async use(id: number) {
      const used = await db
        .updateTable('coupon')
        .set((eb) => ({ uses: eb('uses', '+', 1) }))
        .where('id', '=', id)
        .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
        .returning('id')
        .executeTakeFirst();
      return used !== undefined;
    },

    /** Prices of the event's variants: undefined for an unknown event, empty for one that the organiser pays. */
    async prices(eventId: number) {
      const { rows } = await sql<{ prices: { id: number; price: Money }[] }>`
        SELECT COALESCE((
          SELECT jsonb_agg(jsonb_build_object('id', v.id, 'price', ${priceIn('v.price_minor')}) ORDER BY v.id)
          FROM product_variant v JOIN category c ON c.id = v.category_id
          WHERE c.event_id = e.id AND e.payment_type = ${paymentType.buyer}), '[]') AS prices
        FROM event e WHERE e.id = ${eventId}`.execute(db);
      return rows[0]?.prices;
    },
  };
}
