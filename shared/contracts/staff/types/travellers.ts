import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/travellers.ts';

export type DepartureSummary = Static<typeof schemas.departureSummarySchema>;
export type TravelledDeparture = Static<typeof schemas.travelledDepartureSchema>;
export type Traveller = Static<typeof schemas.travellerSchema>;
