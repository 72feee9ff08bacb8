import type { CountryCode } from '@idavuelta/shared/contracts';
import type {
  EventChoices,
  EventFields,
  EventPreview,
  NewEventFields,
  StaffEvent,
} from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

const url = '/staff-api/events';
const urlOf = (slug: string) => `${url}/${encodeURIComponent(slug)}`;
const changed = ['BackOfficeEvents', 'BackOfficeEventPlaces', 'BackOfficeAudit'] as const;

const eventApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEventChoices: build.query<EventChoices, CountryCode>({
      query: byStaff((country) => ({ url: '/staff-api/event-choices', params: { country } })),
      providesTags: ['BackOfficeEventPlaces'],
    }),
    backOfficeAddEvent: build.mutation<StaffEvent, NewEventFields>({
      query: byStaff((data) => ({ method: 'POST', url, data })),
      invalidatesTags: [...changed],
    }),
    // Also after a failure: somebody else may have changed the event.
    backOfficeChangeEvent: build.mutation<StaffEvent, { slug: string; revision: number; fields: EventFields }>({
      query: byStaff(({ slug, revision, fields }) => ({
        method: 'PUT',
        url: urlOf(slug),
        data: fields,
        headers: { 'If-Match': `"${revision}"` },
      })),
      invalidatesTags: [...changed],
    }),
    backOfficeEventPreview: build.mutation<EventPreview, string>({
      query: byStaff((slug) => ({ method: 'POST', url: `${urlOf(slug)}/preview` })),
    }),
    backOfficeCopyEvent: build.mutation<StaffEvent, { slug: string; copy: string }>({
      query: byStaff(({ slug, copy }) => ({ method: 'POST', url: `${urlOf(slug)}/copy`, data: { slug: copy } })),
      invalidatesTags: [...changed],
    }),
  }),
});

export const {
  useBackOfficeEventChoicesQuery: useEventChoices,
  useBackOfficeAddEventMutation: useAddEvent,
  useBackOfficeChangeEventMutation: useChangeEvent,
  useBackOfficeEventPreviewMutation: useMakePreview,
  useBackOfficeCopyEventMutation: useCopyEvent,
} = eventApi;
