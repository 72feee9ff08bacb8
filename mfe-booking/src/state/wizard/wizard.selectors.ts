import type { RootState } from '../reducer.ts';

const selectWizard = (state: RootState) => state['mfe-booking'].wizard;
export const selectEvent = (state: RootState) => selectWizard(state).event;
/** The event whose wizard is on screen. */
export const selectOpenEvent = (state: RootState) => (selectWizard(state).left ? undefined : selectWizard(state).event);
export const selectDraftId = (state: RootState) => selectWizard(state).draftId;
export const selectOpenedStep = (state: RootState) => selectWizard(state).step;
