import { paymentType } from '@idavuelta/shared/contracts';
import { currencyOf } from '@idavuelta/shared/contracts/money';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { affectsRow } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';
import { lowestPrice } from '../seats/prices.repository.ts';

/** Also reads the single event that the previous version writes in a column of its own. */
export const eventIds = sql<number[]>`ARRAY(
  SELECT event_id FROM coupon_event ce WHERE ce.coupon_id = coupon.id
  UNION SELECT coupon.event_id WHERE coupon.event_id IS NOT NULL ORDER BY 1)`;
export const variantIds = sql<number[]>`ARRAY(
  SELECT product_variant_id FROM coupon_variant cv WHERE cv.coupon_id = coupon.id ORDER BY 1)`;

export function createDiscountsRepository(db: Queryable) {
  return {
    find: (code: string) =>
      db
        .selectFrom('coupon')
        .select(['id', 'code', 'basis_points as basisPoints', eventIds.as('eventIds'), variantIds.as('variantIds')])
        .select(['begins_at as beginsAt', 'expires_at as expiresAt', 'stopped_at as stoppedAt', now.as('readAt')])
        .select(['max_uses as maxUses', 'uses', 'max_uses_per_customer as maxUsesPerCustomer'])
        .where('code', '=', code)
        .executeTakeFirst(),

    /** Counts one use of the coupon, unless it is used up. @returns whether it was counted */
    use: (id: number) =>
      affectsRow(
        db
          .updateTable('coupon')
          .set((eb) => ({ uses: eb('uses', '+', 1) }))
          .where('id', '=', id)
          .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))])),
      ),

    /** Counts the customer's orders with the coupon, without ended ones. */
    async usesBy(id: number, customerId: number) {
      const { uses } = await db
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('uses'))
        .where('coupon_id', '=', id)
        .where('customer_id', '=', customerId)
        .where('state', 'not in', ['cancelled', 'rejected'])
        .executeTakeFirstOrThrow();
      return uses;
    },

    /** Returns the prices of the event's variants: undefined for an unknown event, empty when the organiser pays. */
    async prices(eventId: number) {
      const event = await db
        .selectFrom('event as e')
        .select((eb) => [
          'e.payment_type as paymentType',
          'e.country_code as country',
          jsonArrayFrom(
            eb
              .selectFrom('product_variant as v')
              .innerJoin('category as c', 'c.id', 'v.category_id')
              .select(['v.id', lowestPrice.as('minor')])
              .whereRef('c.event_id', '=', 'e.id')
              .orderBy('v.id'),
          ).as('variants'),
        ])
        .where('e.id', '=', eventId)
        .executeTakeFirst();
      if (event && event.paymentType !== paymentType.buyer) return [];
      return event?.variants.map(({ id, minor }) => ({ id, price: { minor, currency: currencyOf[event.country] } }));
    },
  };
}
