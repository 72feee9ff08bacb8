import type { CheckoutState } from './checkout.types.ts';
import { checkoutEvent } from './checkout-events.ts';
import { nextCheckoutStatus } from './checkout-transitions.ts';

/** The checkout after an action: its status by the table of transitions, and with it what the event brings. */
export function checkoutReducer(checkout: CheckoutState = { status: 'idle' }, action: { type: string }): CheckoutState {
  const event = checkoutEvent(checkout, action);
  const status = event && nextCheckoutStatus(checkout.status, event.type);
  if (!status) return checkout;
  const { openOrder } = 'openOrder' in event ? event : checkout;
  if (status !== checkout.status || event.type === 'holdExpired') {
    const details = 'details' in event ? event.details : undefined;
    // the table leads each event with details to the status that they belong to
    return { ...details, status, openOrder } as CheckoutState;
  }
  if (checkout.status !== 'placed' || !('order' in event)) return { ...checkout, openOrder };
  return { ...checkout, order: { ...checkout.order, ...event.order }, openOrder };
}
