import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/dispatch.ts';

export type DispatchPlan = Static<typeof schemas.dispatchPlanSchema>;
export type DispatchParty = Static<typeof schemas.partySchema>;
export type DispatchTrip = Static<typeof schemas.tripSchema>;
export type DispatchRule = DispatchTrip['broken'][number];
export type PlanDirection = DispatchPlan['direction'];
export type PlanDraft = Static<typeof schemas.planDraftSchema>;
export type PlanProposal = Static<typeof schemas.proposalSchema>;
export type PlanPublished = Static<typeof schemas.planPublishedSchema>;
export type PlanVersion = Static<typeof schemas.planVersionSchema>;
