import type { CheckoutState } from './checkout.types.ts';
import { checkoutEvent } from './checkout-events.ts';
import { nextCheckoutStatus } from './checkout-transitions.ts';
import { afterOrderNews } from './open-order.reducer.ts';

/**
 * Returns the checkout after an action: its status by the table of transitions, its open order by the server's
 * responses.
 */
export const checkoutReducer = (checkout: CheckoutState = { status: 'idle' }, action: { type: string }) =>
  afterOrderNews(checkout, action) ?? afterEvent(checkout, action);

function afterEvent(checkout: CheckoutState, action: { type: string }): CheckoutState {
  const event = checkoutEvent(checkout, action);
  const status = event && nextCheckoutStatus(checkout.status, event.type);
  if (!status) return checkout;
  const { openOrder } = 'openOrder' in event ? event : checkout;
  if (status === checkout.status && event.type !== 'holdExpired') return { ...checkout, openOrder };
  const details = 'details' in event ? event.details : undefined;
  // the table leads each event with details to the status that they belong to
  return { ...details, status, openOrder } as CheckoutState;
}
