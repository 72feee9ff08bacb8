import { createSelector } from 'reselect';
import type { RootState } from '../reducer.ts';
import { ticketsApi } from '../tickets/tickets.api.ts';
import { onSaleFor } from '../waiting/reserved.ts';

const selectWizard = (state: RootState) => state['mfe-booking'].wizard;
export const selectWaitingToken = (state: RootState) => selectWizard(state).waitingToken;

/** The visitor's reserved seats, until the reservation ends. */
export const selectReserved = (state: RootState) => {
  const { event, waitingToken } = selectWizard(state);
  const waiting = waitingToken && ticketsApi.endpoints.bookingWaiting.select(waitingToken)(state).data;
  return waiting && waiting.state === 'held' && waiting.eventId === event?.id ? waiting : undefined;
};

/** The event whose wizard is on screen, or was last. */
export const selectEvent = createSelector(
  [(state: RootState) => selectWizard(state).event, selectReserved],
  (event, reserved) => (event && reserved ? onSaleFor(event, reserved) : event),
);
export const selectEventOnScreen = (state: RootState) =>
  selectWizard(state).onScreen ? selectEvent(state) : undefined;
export const selectDraftId = (state: RootState) => selectWizard(state).draftId;
export const selectStoredStep = (state: RootState) => selectWizard(state).step;
