import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/departures.ts';

export type ManagedDepartures = Static<typeof schemas.managedDeparturesSchema>;
export type ManagedDeparture = ManagedDepartures['departures'][number];
export type ManagedPool = ManagedDeparture['pools'][number];
export type DepartureRule = Static<typeof schemas.departureRuleSchema>;
export type PlannedDeparture = Static<typeof schemas.plannedDepartureSchema>;
export type ActEffect = Static<typeof schemas.actEffectSchema>;
export type StaffAct = Static<typeof schemas.staffActSchema>;
export type DepartureMessage = Static<typeof schemas.departureMessageSchema>;
