import type { RootState } from '../reducer.ts';
import type { Draft } from './draft.ts';

/**
 * The draft to save. An order that waits at a payment provider keeps what was typed, so that the way back leads to it;
 * after any other order the draft is that of the next purchase: empty, but with the order that awaits its transfer.
 */
export function selectDraft(state: RootState): Draft {
  const { wizard, tickets, addresses, passengers, payment, checkout } = state['mfe-booking'];
  const { draftId: id, step } = wizard;
  const { openOrder } = checkout;
  const placed = checkout.status === 'placed';
  if (placed && (step === 'done' || checkout.order.paymentState !== 'awaiting_payment')) return { id, openOrder };
  return { id, step: placed ? 'payment' : step, tickets, addresses, passengers, payment, openOrder };
}
