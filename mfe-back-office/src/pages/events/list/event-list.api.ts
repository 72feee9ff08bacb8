import type { EventStateChange, ManagedEventRow, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { resource } from '../../../kit/resource.ts';

type EventsQuery = StaffListQuery & Partial<Record<'text' | 'country' | 'type' | 'visibility' | 'status', string>>;

const events = resource('/events', 'BackOfficeEvents');

export const useEvents = events.list<StaffList<ManagedEventRow>, EventsQuery>();
export const useEventState = events.act<ManagedEventRow, { slug: string; revision: number; change: EventStateChange }>(
  'PUT /:slug/state',
);
