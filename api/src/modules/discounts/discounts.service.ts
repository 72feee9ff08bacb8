import type { Discount } from '@idavuelta/shared/contracts';
import { discounted, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { Database, Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { VisibilityService } from '../../visibility/visibility.service.ts';
import type { ExchangeRates } from '../exchange-rates/exchange-rates.service.ts';
import { rejectionOf, shareOf } from './coupon.ts';
import { createDiscountsRepository } from './discounts.repository.ts';

const messageOfCustomerLimit = 'Ya usaste este cupón todas las veces que puede usarlo una persona.';

export type DiscountsService = ReturnType<typeof createDiscountsService>;

interface DiscountsDependencies {
  db: Database;
  visibility: VisibilityService;
  rates: ExchangeRates;
}

export function createDiscountsService({ db, visibility, rates }: DiscountsDependencies) {
  /**
   * Returns the coupon if it can be used for the event now.
   * @throws COUPON_UNKNOWN, _NOT_FOR_EVENT, _EXPIRED, _USED_UP
   */
  async function validCoupon(tx: Queryable, code: string, eventId: number, customerId: number) {
    const discounts = createDiscountsRepository(tx);
    const coupon = await discounts.find(code.trim().toUpperCase());
    if (!coupon) throw new AppError('COUPON_UNKNOWN');
    const rejection = rejectionOf(coupon, eventId);
    if (rejection) throw new AppError(rejection);
    const { maxUsesPerCustomer } = coupon;
    if (maxUsesPerCustomer !== null && (await discounts.usesBy(coupon.id, customerId)) >= maxUsesPerCustomer)
      throw new AppError('COUPON_USED_UP', {
        message: messageOfCustomerLimit,
        errors: [{ field: 'discountCode', reason: 'customer_limit' }],
      });
    return coupon;
  }

  return {
    /** Returns the prices that the coupon lowers, without redeeming it. @throws NOT_FOUND, NOT_INVITED, COUPON_… */
    async preview(code: string, eventId: number, customerId: number): Promise<Discount> {
      await visibility.assertMayBook(eventId, customerId);
      const prices = await createDiscountsRepository(db).prices(eventId);
      if (!prices) throw new AppError('NOT_FOUND');
      const coupon = await validCoupon(db, code, eventId, customerId);
      const cheaper = prices.filter(({ id }) => shareOf(coupon, id) > 0);
      if (prices.length > 0 && cheaper.length === 0) throw new AppError('COUPON_NOT_FOR_EVENT');
      const courtesy = await rates.courtesy(db);
      return {
        code: coupon.code,
        variation: coupon.basisPoints / 10_000,
        used: false,
        productVariants: cheaper.map(({ id, price }) => {
          const amount = discounted(price, coupon.basisPoints);
          return { product_variant_id: id, discount_price: courtesy(amount), charge: toDecimalAmount(amount) };
        }),
      };
    },

    /**
     * Redeems the coupon for the order placed in `tx`, whose customer must be locked.
     * @param variantIds of its tickets, at least one of which must be discounted
     * @throws COUPON_…
     */
    async redeem(tx: Queryable, code: string, { eventId, customerId, variantIds }: Redemption) {
      const coupon = await validCoupon(tx, code, eventId, customerId);
      if (!variantIds.some((id) => shareOf(coupon, id) > 0)) throw new AppError('COUPON_NOT_FOR_EVENT');
      // Another order may have used it up since it was read.
      if (!(await createDiscountsRepository(tx).use(coupon.id))) throw new AppError('COUPON_USED_UP');
      return coupon;
    },
  };
}

/** The order a coupon is redeemed for. */
interface Redemption {
  eventId: number;
  customerId: number;
  variantIds: number[];
}
