import { type Discount, type EventDetail, type ProductVariant, paymentType } from '@idavuelta/shared/contracts';

/** An invited event costs its guests nothing. */
export const isInvited = (event?: EventDetail) => event?.paymentType === paymentType.invited;

/** Price of one ticket in decimal soles, only to show: the server decides what is charged. */
export function priceOf({ productVariantId, price }: ProductVariant, discount?: Discount) {
  const discounted = discount?.productVariants.find(
    ({ product_variant_id }) => product_variant_id === productVariantId,
  );
  return discounted?.discount_price ?? price;
}
