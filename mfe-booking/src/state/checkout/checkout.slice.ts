import type { PaymentCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { createAction, createSlice, isAnyOf, type PayloadAction } from '@idavuelta/shared/platform';
import { newDraftId } from '../draft/draft.ts';
import { passengersEntered } from '../passengers/passengers.slice.ts';
import { dateChosen, dayChosen, ticketsEntered } from '../tickets/tickets.slice.ts';
import { draftOpened } from '../wizard/wizard.events.ts';
import type { CheckoutState, OpenOrder, OrderProblem } from './checkout.types.ts';
import { recoveryStep } from './order-errors.ts';

/** A placed order has used its draft's id: the next purchase needs a new one. */
interface NextDraft {
  nextDraftId: string;
}

const nextDraft = (): NextDraft => ({ nextDraftId: newDraftId() });

const openOrderOf = ({ orderId, paymentState, heldUntil }: PlacedOrder): OpenOrder | undefined =>
  paymentState !== 'paid' && heldUntil ? { orderId, heldUntil } : undefined;

export const checkoutSlice = createSlice({
  name: 'booking/checkout',
  initialState: { status: 'idle' } as CheckoutState,
  reducers: {
    orderSubmitted: ({ openOrder }, _: PayloadAction<PaymentCode>): CheckoutState => ({ status: 'placing', openOrder }),
    orderPlaced: {
      reducer: (_, { payload: order }: PayloadAction<PlacedOrder, string, NextDraft>): CheckoutState => ({
        status: 'placed',
        order,
        openOrder: openOrderOf(order),
      }),
      prepare: (payload: PlacedOrder) => ({ payload, meta: nextDraft() }),
    },
    orderRefused: ({ openOrder }, { payload }: PayloadAction<OrderProblem>): CheckoutState =>
      recoveryStep(payload)
        ? { status: 'refused', ...payload, openOrder }
        : { status: 'rejected', code: payload.code, openOrder },
    /** The seats were released. What was typed stays, and paying again places a new order. */
    holdExpired: {
      reducer: (_, __: PayloadAction<undefined, string, NextDraft>): CheckoutState => ({ status: 'expired' }),
      prepare: () => ({ payload: undefined, meta: nextDraft() }),
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(draftOpened, (_, { payload }): CheckoutState => ({ status: 'idle', openOrder: payload.draft.openOrder }))
      // what was refused is no longer what is about to be ordered
      .addMatcher(
        isAnyOf(dateChosen, dayChosen, ticketsEntered, passengersEntered),
        ({ openOrder }): CheckoutState => ({ status: 'idle', openOrder }),
      ),
});

export const { orderSubmitted, orderPlaced, orderRefused, holdExpired } = checkoutSlice.actions;

/** The buyer finished the purchase; the wizard redirects to the account's payments. */
export const purchaseFinished = createAction('booking/purchaseFinished');
