import type { Discount } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { refuse } from '../../errors.ts';
import { createDiscountsRepository } from './discounts.repository.ts';

/** Price after a discount, in cents, rounded to the nearest. */
export const discounted = (priceCents: number, basisPoints: number) =>
  Math.round((priceCents * (10_000 - basisPoints)) / 10_000);

/** The coupon behind `code`, good for the event now. @throws COUPON_… telling why not */
export async function goodCoupon(db: Queryable, code: string, eventId: number) {
  const coupon = await createDiscountsRepository(db).find(code.trim().toUpperCase(), eventId);
  if (!coupon) throw refuse('COUPON_UNKNOWN');
  if (!coupon.forEvent) throw refuse('COUPON_NOT_FOR_EVENT');
  if (coupon.expired) throw refuse('COUPON_EXPIRED');
  if (coupon.usedUp) throw refuse('COUPON_USED_UP');
  return coupon;
}

export function createDiscountsService(db: Database) {
  return {
    /** What the coupon makes of the event's prices; nothing is used up yet. */
    async preview(code: string, eventId: number): Promise<Discount> {
      const prices = await createDiscountsRepository(db).prices(eventId);
      if (!prices) throw refuse('NOT_FOUND');
      const coupon = await goodCoupon(db, code, eventId);
      return {
        code: coupon.code,
        variation: coupon.basisPoints / 10_000,
        used: false,
        productVariants: prices.map(({ id, priceCents }) => ({
          product_variant_id: id,
          discount_price: discounted(priceCents, coupon.basisPoints) / 100,
        })),
      };
    },
  };
}
