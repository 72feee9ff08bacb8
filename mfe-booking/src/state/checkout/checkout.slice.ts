import type { PaymentCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { createAction, createSlice, type PayloadAction } from '@idavuelta/shared/platform';
import { newDraftId } from '../draft/draft.ts';
import { ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { CheckoutState, Refusal } from './checkout.types.ts';
import { backTo } from './order-errors.ts';

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

/** The buyer is done: on to the account's payments. */
export const purchaseFinished = createAction('booking/purchaseFinished');
