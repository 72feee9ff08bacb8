import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { createSelector } from 'reselect';
import { addressesSchema } from '../addresses/addresses.schema.ts';
import { selectAddressesForm } from '../addresses/addresses.selectors.ts';
import { passengersSchema } from '../passengers/passengers.schema.ts';
import { selectPassengersForm } from '../passengers/passengers.selectors.ts';
import { selectPayment } from '../payment/payment.selectors.ts';
import { selectIsFree } from '../payment/totals.selectors.ts';
import type { RootState } from '../reducer.ts';
import { isBefore, type Step } from '../steps.ts';
import { ticketsSchema } from '../tickets/tickets.schema.ts';
import { selectCategoriesAreLoaded, selectTickets, selectTicketsForm } from '../tickets/tickets.selectors.ts';
import { selectStoredStep } from './wizard.selectors.ts';

/** The step on screen: the first one without a login, or when the tickets of a restored draft are no longer sold. */
export const selectCurrentStep = createSelector(
  [selectIsLoggedIn, selectStoredStep, selectCategoriesAreLoaded, selectTickets],
  (loggedIn, step, known, tickets): Step => {
    const ordered = !isBefore(step, 'checkout');
    return loggedIn && (ordered || !known || tickets.length) ? step : 'tickets';
  },
);

const selectTicketsAreValid = createSelector([selectTicketsForm], (form) => ticketsSchema.isValidSync(form));
const selectAddressesAreValid = createSelector([selectAddressesForm], (form) => addressesSchema.isValidSync(form));
const selectPassengersAreValid = createSelector([selectPassengersForm], (form) => passengersSchema.isValidSync(form));
const selectPaymentIsValid = createSelector(
  [selectPayment, selectIsFree],
  ({ method }, free) => free || Boolean(method),
);

const validity: Partial<Record<Step, (state: RootState) => boolean>> = {
  tickets: selectTicketsAreValid,
  addresses: selectAddressesAreValid,
  passengers: selectPassengersAreValid,
  payment: selectPaymentIsValid,
};

/** Whether the step on screen is filled in completely. */
export const selectStepIsValid = (state: RootState) => validity[selectCurrentStep(state)]?.(state) ?? true;
