import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { createSelector } from '@idavuelta/shared/platform';
import { addressesSchema } from '../addresses/addresses.schema.ts';
import { selectAddressesForm } from '../addresses/addresses.selectors.ts';
import { passengersSchema } from '../passengers/passengers.schema.ts';
import { selectPassengersForm } from '../passengers/passengers.selectors.ts';
import { selectPayment } from '../payment/payment.selectors.ts';
import { selectIsFree } from '../payment/totals.selectors.ts';
import type { RootState } from '../reducer.ts';
import { ticketsSchema } from '../tickets/tickets.schema.ts';
import { selectCategoriesAreKnown, selectTickets, selectTicketsForm } from '../tickets/tickets.selectors.ts';
import { selectOpenedStep } from './wizard.selectors.ts';

/** Without a login, or when a kept draft's tickets are no longer sold, there is only step 0. */
export const selectStep = createSelector(
  [selectIsLoggedIn, selectOpenedStep, selectCategoriesAreKnown, selectTickets],
  (loggedIn, step, known, tickets) => (loggedIn && (step > 3 || !known || tickets.length) ? step : 0),
);

const selectTicketsAreValid = createSelector([selectTicketsForm], (form) => ticketsSchema.isValidSync(form));
const selectAddressesAreValid = createSelector([selectAddressesForm], (form) => addressesSchema.isValidSync(form));
const selectPassengersAreValid = createSelector([selectPassengersForm], (form) => passengersSchema.isValidSync(form));
const selectPaymentIsValid = createSelector(
  [selectPayment, selectIsFree],
  ({ method }, free) => free || Boolean(method),
);

/** Whether what the step on screen asks for is complete. */
export function selectStepIsValid(state: RootState) {
  const validOf = [selectTicketsAreValid, selectAddressesAreValid, selectPassengersAreValid, selectPaymentIsValid];
  return validOf[selectStep(state)]?.(state) ?? true;
}
