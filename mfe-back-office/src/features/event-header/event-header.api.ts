import type { StaffEvent } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const headerApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeEvent: build.query<StaffEvent, string>({
      query: byStaff((slug) => ({ url: `/staff-api/events/${encodeURIComponent(slug)}` })),
      providesTags: ['BackOfficeEvents'],
    }),
  }),
});

/** An event with its fields; others change events as well. */
export const useEvent = (slug: string) => headerApi.useBackOfficeEventQuery(slug, { refetchOnMountOrArgChange: true });
