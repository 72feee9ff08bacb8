import { createSelector } from '@idavuelta/shared/platform';
import { selectOrderLines } from '../tickets/tickets.selectors.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { selectDiscount } from './payment.selectors.ts';
import { isInvited, priceOf } from './prices.ts';

/** Adds in cents, because 0.1 + 0.2 is not 0.3 in floating point. */
const sum = (amounts: number[]) => amounts.reduce((cents, amount) => cents + Math.round(amount * 100), 0) / 100;

export const selectTotals = createSelector(
  [selectOrderLines, selectDiscount, selectEvent],
  (lines, discount, event) => {
    const free = isInvited(event);
    return {
      tickets: sum(lines.map(({ quantity }) => quantity)),
      total: free ? 0 : sum(lines.map(({ variant, quantity }) => priceOf(variant, discount) * quantity)),
      /** Before the coupon. */
      original: free ? 0 : sum(lines.map(({ variant, quantity }) => variant.price * quantity)),
    };
  },
);

/** Nothing to pay: an invited event, or a coupon that takes everything off. */
export const selectIsFree = createSelector(
  [selectEvent, selectTotals],
  (event, { tickets, total }) => isInvited(event) || (tickets > 0 && total === 0),
);
