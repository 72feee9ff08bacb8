import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import type { Step } from '../steps.ts';
import type { TypedDraft } from './draft.ts';

const selectBooking = (state: RootState) => state['mfe-booking'];

/**
 * While an order is being paid at a provider its input stays, so that the buyer can come back to it; after any other
 * order the draft is empty, for the next purchase.
 */
function selectIsUsed(state: RootState) {
  const { wizard, checkout } = selectBooking(state);
  if (checkout.status !== 'placed') return false;
  return wizard.step === 'done' || checkout.order.paymentState !== 'awaiting_payment';
}

function selectStep(state: RootState): Step {
  const { wizard, checkout } = selectBooking(state);
  return checkout.status === 'placed' ? 'payment' : wizard.step;
}

/** The input to save; the same object until it changes. */
export const selectTypedDraft = createSelector(
  [
    selectIsUsed,
    selectStep,
    (state: RootState) => selectBooking(state).wizard.draftId,
    (state: RootState) => selectBooking(state).tickets,
    (state: RootState) => selectBooking(state).addresses,
    (state: RootState) => selectBooking(state).passengers,
    (state: RootState) => selectBooking(state).spaces,
    (state: RootState) => selectBooking(state).payment,
  ],
  (isUsed, step, id, tickets, addresses, passengers, spaces, payment): TypedDraft =>
    isUsed ? { id } : { id, step, tickets, addresses, passengers, spaces, payment },
);

export const selectSaved = (state: RootState) => selectBooking(state).saved;

/** The open order, stored beside the input. */
export const selectOpenOrder = (state: RootState) => selectBooking(state).checkout.openOrder;
