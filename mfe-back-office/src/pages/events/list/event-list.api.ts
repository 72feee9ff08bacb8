import type { EventStateChange, ManagedEventRow, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../../session/staff-api.ts';

const url = '/staff-api/events';
/** Filters of the list, by their names in the address. */
export const eventFilters = ['text', 'country', 'type', 'visibility', 'status'] as const;
type EventsQuery = StaffListQuery & Partial<Record<(typeof eventFilters)[number], string>>;

const eventListApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEvents: build.query<StaffList<ManagedEventRow>, EventsQuery>({
      query: byStaff((params) => ({ url, params: { ...params } })),
      providesTags: ['BackOfficeEvents'],
    }),
    // Also after a failure: somebody else may have changed the event.
    backOfficeEventState: build.mutation<ManagedEventRow, { slug: string; revision: number; change: EventStateChange }>(
      {
        query: byStaff(({ slug, revision, change }) => ({
          method: 'PUT',
          url: `${url}/${encodeURIComponent(slug)}/state`,
          data: { change },
          headers: { 'If-Match': `"${revision}"` },
        })),
        invalidatesTags: ['BackOfficeEvents', 'BackOfficeAudit'],
      },
    ),
  }),
});

// others change events as well, and buyers their seats
export const useEvents = (query: EventsQuery) =>
  eventListApi.useBackOfficeEventsQuery(query, { refetchOnMountOrArgChange: true });

export const { useBackOfficeEventStateMutation: useEventState } = eventListApi;
