import type { OrderDetail, OrderId, PlacedOrder } from '@idavuelta/shared/contracts';
import { createSlice, isAnyOf } from '@idavuelta/shared/platform';
import { hasEnded, isWaiting } from '../orders/order-state.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { dateChosen, dayChosen, ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened, openOrderStored } from '../wizard/wizard.events.ts';
import {
  checkoutLeft,
  endedOrderRead,
  holdExpired,
  orderFound,
  orderPlaced,
  orderRefused,
  orderSubmitted,
} from './checkout.actions.ts';
import type { CheckoutState, OpenOrder } from './checkout.types.ts';
import { endedOrder } from './ended-order.ts';
import { recoveryStep } from './order-errors.ts';

const { bookingOrder, bookingCheckPayment, bookingRenewHold, bookingCancelOrder } = ordersApi.endpoints;

const openOrderOf = ({ orderId, paymentState, heldUntil }: PlacedOrder, purchase: string): OpenOrder | undefined =>
  isWaiting(paymentState) && heldUntil ? { orderId, heldUntil, purchase } : undefined;

/**
 * The seats of an order are held for longer, or it waits no more. At the checkout step, `EndOfHold` says so.
 * @param readAt milliseconds since 1970
 */
function followOrder({ openOrder, ...checkout }: CheckoutState, { order }: OrderDetail, readAt: number): CheckoutState {
  if (openOrder?.orderId !== order.id) return { ...checkout, openOrder };
  const { paymentState } = order;
  if (isWaiting(paymentState))
    return held({ ...checkout, openOrder }, order.id, order.heldUntil ?? openOrder.heldUntil);
  if (checkout.status === 'placed') return { ...checkout, order: { ...checkout.order, paymentState } };
  if (checkout.status !== 'idle' || !hasEnded(paymentState)) return checkout;
  return {
    status: 'expired',
    background: true,
    endedBeforeDeadline: readAt < Date.parse(openOrder.heldUntil),
    ...endedOrder(order),
  };
}

function held(checkout: CheckoutState, orderId: OrderId, heldUntil: string): CheckoutState {
  const { openOrder } = checkout;
  const open = openOrder?.orderId === orderId ? { openOrder: { ...openOrder, heldUntil } } : {};
  if (checkout.status !== 'placed' || checkout.order.orderId !== orderId) return { ...checkout, ...open };
  return { ...checkout, ...open, order: { ...checkout.order, heldUntil } };
}

export const checkoutSlice = createSlice({
  name: 'booking/checkout',
  initialState: { status: 'idle' } as CheckoutState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(orderSubmitted, ({ openOrder }): CheckoutState => ({ status: 'placing', openOrder }))
      .addCase(
        orderPlaced,
        (_, { payload: order, meta }): CheckoutState => ({
          status: 'placed',
          order,
          openOrder: openOrderOf(order, meta.purchase),
        }),
      )
      .addCase(
        orderRefused,
        ({ openOrder }, { payload }): CheckoutState =>
          recoveryStep(payload)
            ? { status: 'refused', ...payload, openOrder }
            : { status: 'rejected', code: payload.code, openOrder },
      )
      .addCase(holdExpired, (_, { payload }): CheckoutState => ({ status: 'expired', ...payload }))
      .addCase(
        orderFound,
        ({ openOrder }, { payload: orderId }): CheckoutState => ({ status: 'found', orderId, openOrder }),
      )
      .addCase(draftOpened, (_, { payload }): CheckoutState => ({ status: 'idle', openOrder: payload.draft.openOrder }))
      .addCase(
        openOrderStored,
        (checkout, { payload: openOrder }): CheckoutState =>
          checkout.status === 'expired' ? { status: 'idle', openOrder } : { ...checkout, openOrder },
      )
      .addCase(checkoutLeft, ({ openOrder }): CheckoutState => ({ status: 'idle', openOrder }))
      .addCase(endedOrderRead, ({ openOrder, ...checkout }): CheckoutState => checkout)
      .addMatcher(
        isAnyOf(bookingOrder.matchFulfilled, bookingCheckPayment.matchFulfilled),
        (checkout, { payload, meta }) => followOrder(checkout, payload, meta.fulfilledTimeStamp),
      )
      .addMatcher(bookingRenewHold.matchFulfilled, (checkout, { payload, meta }) =>
        held(checkout, meta.arg.originalArgs, payload.heldUntil),
      )
      .addMatcher(bookingCancelOrder.matchFulfilled, ({ openOrder, ...checkout }): CheckoutState => checkout)
      // the refused request is not the next one any more
      .addMatcher(
        isAnyOf(dateChosen, dayChosen, ticketsEntered, passengersEntered),
        ({ openOrder }): CheckoutState => ({ status: 'idle', openOrder }),
      ),
});
