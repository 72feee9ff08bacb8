import type { ManagedDepartures, StaffEvent } from '@idavuelta/shared/contracts/staff';
import { queryHook } from '../../kit/resource.ts';

/** Reads an event with its fields. */
export const useEvent = queryHook<StaffEvent, string>('/staff-api/events/:slug', 'BackOfficeEvents');

/** Reads an event's departures with what they sell. */
export const useDepartures = queryHook<ManagedDepartures, string>(
  '/staff-api/events/:slug/departures',
  'BackOfficeDepartures',
);
