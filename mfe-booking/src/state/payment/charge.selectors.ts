import type { PaymentMethod } from '@idavuelta/shared/contracts';
import type { Money } from '@idavuelta/shared/contracts/money';
import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { selectEvent } from '../wizard/wizard.selectors.ts';
import { chargeBy } from './charge.ts';
import { selectPayment } from './payment.selectors.ts';
import { paymentMethodsApi } from './payment-methods.api.ts';
import { selectIsFree, selectTotals } from './totals.selectors.ts';

const noMethods: PaymentMethod[] = [];

const selectMethods = (state: RootState) => {
  const event = selectEvent(state);
  const methods = event && paymentMethodsApi.endpoints.bookingPaymentMethods.select(event.countryCode)(state).data;
  return methods ?? noMethods;
};

/** The buyer will transfer the money later: nothing is paid when the order is placed. */
export const selectIsTransfer = (state: RootState) => {
  const { method: code } = selectPayment(state);
  return selectMethods(state).some((offered) => offered.code === code && offered.kind === 'transfer');
};

/** The charge of the chosen method for the total, in the method's currency; undefined while none is chosen. */
export const selectCharge = createSelector(
  [selectMethods, selectPayment, selectTotals, selectIsFree],
  (methods, { method: code }, { total }, free): Money | undefined => {
    if (free) return total;
    const method = methods.find((offered) => offered.code === code);
    return method && chargeBy(method, total);
  },
);

/** The charge, if it is in another currency than the price. */
export const selectConvertedCharge = (state: RootState) => {
  const charge = selectCharge(state);
  return charge?.currency === selectTotals(state).total.currency ? undefined : charge;
};
