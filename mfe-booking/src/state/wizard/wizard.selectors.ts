import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { ticketsApi } from '../tickets/tickets.api.ts';
import { onSaleFor } from '../waiting/kept.ts';

const selectWizard = (state: RootState) => state['mfe-booking'].wizard;
export const selectWaitingToken = (state: RootState) => selectWizard(state).waitingToken;

/** The seats that are kept for the visitor, as long as they are. */
export const selectKept = (state: RootState) => {
  const { event, waitingToken } = selectWizard(state);
  const waiting = waitingToken && ticketsApi.endpoints.bookingWaiting.select(waitingToken)(state).data;
  return waiting && waiting.state === 'held' && waiting.eventId === event?.id ? waiting : undefined;
};

/** The event whose wizard is on screen, or was last. */
export const selectEvent = createSelector(
  [(state: RootState) => selectWizard(state).event, selectKept],
  (event, kept) => (event && kept ? onSaleFor(event, kept) : event),
);
export const selectEventOnScreen = (state: RootState) =>
  selectWizard(state).onScreen ? selectEvent(state) : undefined;
export const selectDraftId = (state: RootState) => selectWizard(state).draftId;
export const selectStoredStep = (state: RootState) => selectWizard(state).step;
