import type { RootState } from '../reducer.ts';
import type { Draft } from './draft.ts';

/** The draft to save. After an order it is that of the next purchase: empty, but with the order that awaits payment. */
export function selectDraft(state: RootState): Draft {
  const { wizard, tickets, addresses, passengers, payment, checkout } = state['mfe-booking'];
  const { draftId: id, step } = wizard;
  const { openOrder } = checkout;
  if (checkout.status === 'placed') return { id, openOrder };
  return { id, step, tickets, addresses, passengers, payment, openOrder };
}
