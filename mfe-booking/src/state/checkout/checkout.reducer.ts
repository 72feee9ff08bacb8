import type { CheckoutState, CheckoutStatus, OpenOrder } from './checkout.types.ts';
import { type CheckoutEvent, checkoutEvent } from './checkout-events.ts';
import { nextCheckoutStatus } from './checkout-transitions.ts';

const initialState: CheckoutState = { status: 'idle' };

export function checkoutReducer(checkout = initialState, action: { type: string }): CheckoutState {
  const event = checkoutEvent(checkout, action);
  return event ? checkoutAfter(checkout, event) : checkout;
}

/** The checkout after an event: its status by the table of transitions, and with it what the event brings. */
export function checkoutAfter(checkout: CheckoutState, event: CheckoutEvent): CheckoutState {
  const status = nextCheckoutStatus(checkout.status, event.type);
  if (!status) return checkout;
  // the table gives each event with details the status that they belong to
  return {
    ...detailsAfter(checkout, event, status),
    status,
    openOrder: openOrderAfter(checkout, event),
  } as CheckoutState;
}

function detailsAfter(checkout: CheckoutState, event: CheckoutEvent, status: CheckoutStatus): object {
  switch (event.type) {
    case 'orderPlaced':
      return { order: event.order };
    case 'orderRefused':
      return event.problem;
    case 'orderFailed':
      return { code: event.code };
    case 'orderFound':
      return { orderId: event.orderId };
    case 'holdExpired':
      return event.ended;
  }
  if (event.type === 'openOrderEnded' && status === 'expired') return event.ended;
  if (status !== checkout.status) return {};
  return checkout.status === 'placed' ? { order: { ...checkout.order, ...orderChange(event) } } : checkout;
}

/** What an event of the open order changes of the order on screen, which is the same one. */
function orderChange(event: CheckoutEvent) {
  switch (event.type) {
    case 'openOrderHeld':
      return { heldUntil: event.heldUntil };
    case 'openOrderSettled':
    case 'openOrderEnded':
      return { paymentState: event.paymentState };
    default:
      return {};
  }
}

function openOrderAfter({ openOrder }: CheckoutState, event: CheckoutEvent): OpenOrder | undefined {
  switch (event.type) {
    case 'draftOpened':
    case 'orderPlaced':
    case 'openOrderStored':
      return event.openOrder;
    case 'openOrderHeld':
      return openOrder && { ...openOrder, heldUntil: event.heldUntil };
    case 'holdExpired':
    case 'openOrderSettled':
    case 'openOrderEnded':
    case 'openOrderGivenUp':
      return undefined;
    case 'openOrderReplaced':
      return openOrder?.orderId === event.orderId ? undefined : openOrder;
    default:
      return openOrder;
  }
}
