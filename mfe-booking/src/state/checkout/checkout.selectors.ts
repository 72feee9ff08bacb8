import type { RootState } from '../reducer.ts';
import { isOfferOutdated } from './order-errors.ts';

export const selectCheckout = (state: RootState) => state['mfe-booking'].checkout;

/** Whether the order was refused because the offer has changed since it was shown. */
export const selectIsOfferOutdated = (state: RootState) => {
  const checkout = selectCheckout(state);
  return checkout.status === 'refused' && isOfferOutdated(checkout);
};
