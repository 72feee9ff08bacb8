import { paymentType } from '@idavuelta/shared/contracts';
import { asPrice } from '@idavuelta/shared/contracts/money';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { now, type Queryable } from '../../database/database.ts';

export function createDiscountsRepository(db: Queryable) {
  return {
    find: (code: string) =>
      db
        .selectFrom('coupon')
        .select(['id', 'code', 'basis_points as basisPoints', 'event_id as eventId'])
        .select(['expires_at as expiresAt', 'max_uses as maxUses', 'uses', now.as('readAt')])
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
      const event = await db
        .selectFrom('event as e')
        .select((eb) => [
          'e.payment_type as paymentType',
          jsonArrayFrom(
            eb
              .selectFrom('product_variant as v')
              .innerJoin('category as c', 'c.id', 'v.category_id')
              .select(['v.id', 'v.price_minor as minor'])
              .whereRef('c.event_id', '=', 'e.id')
              .orderBy('v.id'),
          ).as('variants'),
        ])
        .where('e.id', '=', eventId)
        .executeTakeFirst();
      if (event && event.paymentType !== paymentType.buyer) return [];
      return event?.variants.map(({ id, minor }) => ({ id, price: asPrice(minor) }));
    },
  };
}
