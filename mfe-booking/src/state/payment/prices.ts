import { type Discount, type EventDetail, type ProductVariant, paymentType } from '@idavuelta/shared/contracts';
import {
  courtesyCurrency,
  currencyOf,
  discounted,
  fromDecimal,
  type Money,
  nothing,
} from '@idavuelta/shared/contracts/money';

/** An invited event costs its guests nothing. */
export const isInvited = (event?: EventDetail) => event?.paymentType === paymentType.invited;

/** Price of one ticket without a coupon, for display only: the server decides the charge. */
export const fullPriceOf = ({ charge }: ProductVariant, event?: EventDetail): Money =>
  isInvited(event) ? nothing(charge.currency) : fromDecimal(charge);

/** The share of each traveller when all seats of a ticket are taken, rounded up, so that the shares cover the price. */
export const perPerson = ({ minor, currency }: Money, { capacity }: ProductVariant): Money => ({
  minor: Math.ceil(minor / capacity),
  currency,
});

/** Currency in which the event is paid. */
export const currencyOfEvent = (event?: EventDetail) => (event ? currencyOf[event.countryCode] : courtesyCurrency);

/** The same in soles; undefined where that is the currency anyway, and without a fresh rate. */
export function solesOf(variant: ProductVariant, event?: EventDetail, discount?: Discount): Money | undefined {
  if (variant.price === undefined || variant.charge.currency === courtesyCurrency || isInvited(event)) return undefined;
  return withDiscount(variant, fromDecimal({ amount: variant.price, currency: courtesyCurrency }), discount);
}

/** Price of one ticket, with the coupon if there is one. */
export const priceOf = (variant: ProductVariant, event?: EventDetail, discount?: Discount): Money =>
  withDiscount(variant, fullPriceOf(variant, event), discount);

function withDiscount(variant: ProductVariant, fullPrice: Money, discount?: Discount): Money {
  const isDiscounted = discount?.productVariants.some(
    ({ product_variant_id }) => product_variant_id === variant.productVariantId,
  );
  // From the price of the chosen date, which the coupon response does not include.
  return discount && isDiscounted ? discounted(fullPrice, Math.round(discount.variation * 10_000)) : fullPrice;
}
