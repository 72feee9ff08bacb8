import type { RootState } from '../reducer.ts';
import type { Draft } from './draft.ts';

/** The draft of the event on screen. Once its order is placed that is the next purchase's: empty, but for the order that waits for its payment. */
export function selectDraft(state: RootState): Draft {
  const { wizard, tickets, addresses, passengers, payment, checkout } = state['mfe-booking'];
  const { draftId: id, step } = wizard;
  const { openOrder } = checkout;
  if (checkout.status === 'placed') return { id, openOrder };
  return { id, step, tickets, addresses, passengers, payment, openOrder };
}
