import type { OrderDetail, OrderId, PaymentCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@idavuelta/shared/platform';
import { newDraftId } from '../draft/draft.ts';
import { hasEnded, isUnsettled, isWaiting } from '../orders/order-state.ts';
import { ordersApi } from '../orders/orders.api.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { dateChosen, dayChosen, ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened, openOrderStored } from '../wizard/wizard.events.ts';
import type { CheckoutState, EndedOrder, OpenOrder, OrderProblem } from './checkout.types.ts';
import { recoveryStep } from './order-errors.ts';

/** The buyer went back from an order that waits for its payment; it stays open, and so does what was typed. */
export const checkoutLeft = createAction('booking/checkoutLeft');

const { bookingOrder, bookingCheckPayment, bookingRenewHold, bookingCancelOrder } = ordersApi.endpoints;

/** A placed order has used its draft's id: the next purchase needs a new one. */
interface NextDraft {
  nextDraftId: string;
}

interface Placed extends NextDraft {
  purchase: string;
}

const nextDraft = (): NextDraft => ({ nextDraftId: newDraftId() });

const openOrderOf = ({ orderId, paymentState, heldUntil }: PlacedOrder, purchase: string): OpenOrder | undefined =>
  isWaiting(paymentState) && heldUntil ? { orderId, heldUntil, purchase } : undefined;

/** The order that pay was pressed for had come to its end, as the server says. */
export const endedOrderRead = createAction<OrderDetail>('booking/endedOrderRead');

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
    ...whatIsUnsettled(order),
  };
}

/** The order to look at before anything is paid again, if there is one. */
export const whatIsUnsettled = (order: OrderDetail['order']): EndedOrder =>
  isUnsettled(order) ? { unsettled: order.id } : {};

function held(checkout: CheckoutState, orderId: OrderId, heldUntil: string): CheckoutState {
  const { openOrder } = checkout;
  const open = openOrder?.orderId === orderId ? { openOrder: { ...openOrder, heldUntil } } : {};
  if (checkout.status !== 'placed' || checkout.order.orderId !== orderId) return { ...checkout, ...open };
  return { ...checkout, ...open, order: { ...checkout.order, heldUntil } };
}

export const checkoutSlice = createSlice({
  name: 'booking/checkout',
  initialState: { status: 'idle' } as CheckoutState,
  reducers: {
    orderSubmitted: ({ openOrder }, _: PayloadAction<PaymentCode>): CheckoutState => ({ status: 'placing', openOrder }),
    orderPlaced: {
      reducer: (_, { payload: order, meta }: PayloadAction<PlacedOrder, string, Placed>): CheckoutState => ({
        status: 'placed',
        order,
        openOrder: openOrderOf(order, meta.purchase),
      }),
      prepare: (payload: PlacedOrder, purchase: string) => ({ payload, meta: { ...nextDraft(), purchase } }),
    },
    orderRefused: ({ openOrder }, { payload }: PayloadAction<OrderProblem>): CheckoutState =>
      recoveryStep(payload)
        ? { status: 'refused', ...payload, openOrder }
        : { status: 'rejected', code: payload.code, openOrder },
    /** The seats were released. What was typed stays, and paying again places a new order. */
    holdExpired: {
      reducer: (_, { payload }: PayloadAction<EndedOrder, string, NextDraft>): CheckoutState => ({
        status: 'expired',
        ...payload,
      }),
      prepare: (payload: EndedOrder = {}) => ({ payload, meta: nextDraft() }),
    },
    /** The purchase already has an order, which is or may still be paid: it is not ordered again. */
    orderFound: ({ openOrder }, { payload: orderId }: PayloadAction<OrderId>): CheckoutState => ({
      status: 'found',
      orderId,
      openOrder,
    }),
  },
  extraReducers: (builder) =>
    builder
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

export const { orderSubmitted, orderPlaced, orderRefused, holdExpired, orderFound } = checkoutSlice.actions;

/** The buyer finished the purchase; the wizard redirects to the account's payments. */
export const purchaseFinished = createAction('booking/purchaseFinished');
