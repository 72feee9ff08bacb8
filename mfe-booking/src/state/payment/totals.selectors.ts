import type { Discount, EventDetail, ProductVariant } from '@idavuelta/shared/contracts';
import { createSelector } from '@idavuelta/shared/platform';
import { selectLines } from '../tickets/tickets.selectors.ts';
import { selectEvent } from '../wizard/wizard.slice.ts';
import { selectDiscount } from './payment.slice.ts';

/** An invited event costs its guests nothing. */
export const isInvited = (event?: EventDetail) => event?.paymentType === 2;

/** Price of one ticket in decimal soles, only to show: the server decides what is charged. */
export function priceOf({ productVariantId, price }: ProductVariant, discount?: Discount) {
  const discounted = discount?.productVariants.find(
    ({ product_variant_id }) => product_variant_id === productVariantId,
  );
  return discounted?.discount_price ?? price;
}

/** Adds in cents: 0.1 + 0.2 soles are 30 cents. */
const sum = (amounts: number[]) => amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

export const selectTotals = createSelector([selectLines, selectDiscount, selectEvent], (lines, discount, event) => {
  const free = isInvited(event);
  return {
    tickets: sum(lines.map(({ quantity }) => quantity)),
    total: free ? 0 : sum(lines.map(({ variant, quantity }) => priceOf(variant, discount) * quantity)),
    /** Before the coupon. */
    original: free ? 0 : sum(lines.map(({ variant, quantity }) => variant.price * quantity)),
  };
});
