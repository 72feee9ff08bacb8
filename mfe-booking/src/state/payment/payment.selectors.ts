import { createSelector } from '@idavuelta/shared/platform';
import { selectEvent } from '../wizard/wizard.slice.ts';
import { selectPayment } from './payment.slice.ts';
import { isInvited, selectTotals } from './totals.selectors.ts';

/** Nothing to pay: an invited event, or a coupon that takes everything off. */
export const selectIsFree = createSelector(
  [selectEvent, selectTotals],
  (event, { tickets, total }) => isInvited(event) || (tickets > 0 && total === 0),
);

export const selectPaymentIsValid = createSelector(
  [selectPayment, selectIsFree],
  ({ method }, free) => free || Boolean(method),
);
