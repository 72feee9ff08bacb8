import type { EventStateChange, ManagedEventRow, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../../kit/resource.ts';

/** Filters of the list by their names in the URL. */
export const eventFilters = ['text', 'country', 'type', 'visibility', 'status'] as const;
type EventsQuery = StaffListQuery & Partial<Record<(typeof eventFilters)[number], string>>;

const events = resource('/events', 'BackOfficeEvents');

export const useEvents = events.list<StaffList<ManagedEventRow>, EventsQuery>();
export const useEventState = events.act<ManagedEventRow, { slug: string; revision: number; change: EventStateChange }>(
  'PUT /:slug/state',
);
