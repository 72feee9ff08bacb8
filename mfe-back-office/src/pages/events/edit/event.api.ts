import type { CountryCode } from '@idavuelta/shared/contracts';
import type {
  CopyEventInput,
  EventAddress,
  EventChoices,
  EventFields,
  EventPreview,
  NewEventFields,
  StaffEvent,
} from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../../kit/resource.ts';

const path = '/staff-api/events';
const changed = ['BackOfficeEvents', 'BackOfficeEventPlaces', 'BackOfficeAudit'] as const;

export const useEventChoices = queryHook<EventChoices, { country: CountryCode }>(
  '/staff-api/event-choices',
  'BackOfficeEventPlaces',
  { fresh: false },
);
export const useAddEvent = mutationHook<StaffEvent, NewEventFields>(`POST ${path}`, changed);
export const useChangeEvent = mutationHook<StaffEvent, { slug: string; revision: number; fields: EventFields }>(
  `PUT ${path}/:slug`,
  changed,
  ({ fields }) => ({ data: fields }),
);
export const useMakePreview = mutationHook<EventPreview, string>(`POST ${path}/:slug/preview`);
/** Copies the event with the slug `event`. */
export const useCopyEvent = mutationHook<StaffEvent, { event: string } & CopyEventInput>(
  `POST ${path}/:event/copy`,
  changed,
);
/** Proposes a free address for a name. */
export const useEventAddress = queryHook<EventAddress, { name: string }>('/staff-api/event-address');
