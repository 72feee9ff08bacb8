import { type Discount, type EventDetail, type ProductVariant, paymentType } from '@idavuelta/shared/contracts';
import { asPrice, discounted, fromDecimal, type Money } from '@idavuelta/shared/contracts/money';

/** An invited event costs its guests nothing. */
export const isInvited = (event?: EventDetail) => event?.paymentType === paymentType.invited;

/** Price of one ticket without a coupon, for display only: the server decides the charge. */
export const fullPriceOf = ({ price }: ProductVariant, event?: EventDetail): Money =>
  isInvited(event) ? asPrice(0) : fromDecimal(price);

/** The share of each traveller when all seats of a ticket are taken, rounded up, so that the shares cover the price. */
export const perPerson = ({ minor, currency }: Money, { capacity }: ProductVariant): Money => ({
  minor: Math.ceil(minor / capacity),
  currency,
});

/** Price of one ticket, with the coupon if there is one. */
export function priceOf(variant: ProductVariant, event?: EventDetail, discount?: Discount): Money {
  const fullPrice = fullPriceOf(variant, event);
  const isDiscounted = discount?.productVariants.some(
    ({ product_variant_id }) => product_variant_id === variant.productVariantId,
  );
  // From the price of the chosen date, which the coupon response does not include.
  return discount && isDiscounted ? discounted(fullPrice, Math.round(discount.variation * 10_000)) : fullPrice;
}
