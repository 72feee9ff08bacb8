import type {
  DepartureSummary,
  StaffList,
  StaffListQuery,
  TravelledDeparture,
} from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

type DeparturesQuery = StaffListQuery & Partial<Record<'text' | 'from' | 'until' | 'country', string>>;

/** Tickets are checked while the list is open. */
const liveMs = 15_000;

export const useDepartures = queryHook<StaffList<DepartureSummary>, DeparturesQuery>('/staff-api/departures');
export const useTravellers = queryHook<TravelledDeparture, number>('/staff-api/departures/:id/travellers', undefined, {
  every: () => liveMs,
});
