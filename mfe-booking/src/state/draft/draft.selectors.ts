import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import type { Step } from '../steps.ts';
import type { TypedDraft } from './draft.ts';

const selectBooking = (state: RootState) => state['mfe-booking'];

/**
 * An order that waits at a payment provider keeps what was typed, so that the buyer can come back to it; after any
 * other order the draft belongs to the next purchase and is empty.
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

/** What was typed, to save; the same object as long as it does not change. */
export const selectTypedDraft = createSelector(
  [
    selectIsUsed,
    selectStep,
    (state: RootState) => selectBooking(state).wizard.draftId,
    (state: RootState) => selectBooking(state).tickets,
    (state: RootState) => selectBooking(state).addresses,
    (state: RootState) => selectBooking(state).passengers,
    (state: RootState) => selectBooking(state).payment,
  ],
  (isUsed, step, id, tickets, addresses, passengers, payment): TypedDraft =>
    isUsed ? { id } : { id, step, tickets, addresses, passengers, payment },
);

export const selectSaved = (state: RootState) => selectBooking(state).saved;

/** The open order, stored beside the input. */
export const selectOpenOrder = (state: RootState) => selectBooking(state).checkout.openOrder;
