import type { RootState } from '../reducer.ts';
import type { CheckoutStatus } from './checkout.types.ts';
import { isOfferOutdated } from './order-errors.ts';

export const selectCheckout = (state: RootState) => state['mfe-booking'].checkout;

const underWay: readonly CheckoutStatus[] = ['placing', 'resuming', 'checking'];

/** Whether "pay" was pressed and the outcome is not known yet. */
export const selectIsOrderUnderWay = (state: RootState) => underWay.includes(selectCheckout(state).status);

/** Whether the order was rejected because the offer has changed since it was shown. */
export const selectIsOfferOutdated = (state: RootState) => {
  const checkout = selectCheckout(state);
  return checkout.status === 'correctable' && isOfferOutdated(checkout);
};
