import type { RootState } from '../reducer.ts';

const selectWizard = (state: RootState) => state['mfe-booking'].wizard;
/** The event whose wizard is on screen, or was last. */
export const selectEvent = (state: RootState) => selectWizard(state).event;
export const selectEventOnScreen = (state: RootState) =>
  selectWizard(state).onScreen ? selectWizard(state).event : undefined;
export const selectDraftId = (state: RootState) => selectWizard(state).draftId;
export const selectStoredStep = (state: RootState) => selectWizard(state).step;
