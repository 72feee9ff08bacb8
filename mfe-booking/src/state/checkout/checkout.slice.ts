import type { ErrorCode, PaymentCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { newDraftId, type OpenOrder } from '../draft/draft.ts';
import type { RootState } from '../index.ts';
import { ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened } from '../wizard/wizard.events.ts';

export interface Refusal {
  code: ErrorCode;
  /** Variants that are sold out, when that is why. */
  variantIds: number[];
}

type CheckoutStatus =
  | { status: 'idle' }
  | { status: 'placing' }
  | { status: 'placed'; order: PlacedOrder }
  /** The buyer can go on in the wizard. */
  | ({ status: 'refused' } & Refusal)
  /** The order failed: on to the page that says so. */
  | { status: 'rejected'; code: ErrorCode }
  | { status: 'expired' };

export type CheckoutState = CheckoutStatus & { openOrder?: OpenOrder };

/** Steps where a refusal can be put right; any other refusal ends the purchase. */
const recovery: Partial<Record<ErrorCode, 'tickets' | 'payment'>> = {
  OUT_OF_STOCK: 'tickets',
  COUPON_UNKNOWN: 'payment',
  COUPON_EXPIRED: 'payment',
  COUPON_USED_UP: 'payment',
  COUPON_NOT_FOR_EVENT: 'payment',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  TRANSFER_TOO_LATE: 'payment',
  RATE_LIMITED: 'payment',
  UNAUTHENTICATED: 'payment',
  // no answer: the order may exist, and the same key finds it
  NETWORK: 'payment',
  TIMEOUT: 'payment',
};

/** The step a refused buyer goes back to, or none when the order has failed. */
export const backTo = (code: ErrorCode) => recovery[code];
export const isCouponRefusal = (code: ErrorCode) => code.startsWith('COUPON_');
export const isWithoutAnswer = (code: ErrorCode) => code === 'NETWORK' || code === 'TIMEOUT';

export const checkoutSlice = createSlice({
  name: 'booking/checkout',
  initialState: { status: 'idle' } as CheckoutState,
  reducers: {
    orderSubmitted: ({ openOrder }, _: PayloadAction<PaymentCode>): CheckoutState => ({ status: 'placing', openOrder }),
    orderPlaced: (_, { payload: order }: PayloadAction<PlacedOrder>): CheckoutState => ({
      status: 'placed',
      order,
      openOrder:
        order.paymentState !== 'paid' && order.heldUntil
          ? { orderId: order.orderId, heldUntil: order.heldUntil }
          : undefined,
    }),
    orderRefused: ({ openOrder }, { payload }: PayloadAction<Refusal>): CheckoutState =>
      backTo(payload.code)
        ? { status: 'refused', ...payload, openOrder }
        : { status: 'rejected', code: payload.code, openOrder },
    /** The seats went back: what was typed stays, and the next order is another one. */
    holdExpired: {
      reducer: (_, __: PayloadAction<string>): CheckoutState => ({ status: 'expired' }),
      prepare: () => ({ payload: newDraftId() }),
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload }): CheckoutState => ({ status: 'idle', openOrder: payload.draft.openOrder }))
      .addCase(ticketsEntered, ({ openOrder }): CheckoutState => ({ status: 'idle', openOrder })),
});

export const { orderSubmitted, orderPlaced, orderRefused, holdExpired } = checkoutSlice.actions;

/** Step 4 is done: on to the account's payments. */
export const purchaseFinished = createAction('booking/purchaseFinished');

export const selectCheckout = (state: RootState) => state['mfe-booking'].checkout;
