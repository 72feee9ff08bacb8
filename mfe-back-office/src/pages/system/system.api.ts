import type { ListPage } from '@idavuelta/shared/contracts';
import type { CheckDevice, FailedJob, StaffList, StaffListQuery } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const systemApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeFailedJobs: build.query<ListPage<FailedJob>, string | undefined>({
      query: byStaff((cursor) => ({ url: '/staff-api/failed-jobs', params: { cursor }, page: true })),
      providesTags: ['BackOfficeJobs'],
    }),
    backOfficeRetryJobs: build.mutation<{ count: number }, void>({
      query: byStaff(() => ({ method: 'POST', url: '/staff-api/failed-jobs/retry' })),
      invalidatesTags: ['BackOfficeJobs'],
    }),
    backOfficeCheckDevices: build.query<StaffList<CheckDevice>, StaffListQuery>({
      query: byStaff((query) => ({ url: '/staff-api/check-devices', params: { ...query } })),
    }),
  }),
});

// others work on the same lists, and devices go on checking
const alwaysRefetch = { refetchOnMountOrArgChange: true };
export const useFailedJobs = (cursor?: string) => systemApi.useBackOfficeFailedJobsQuery(cursor, alwaysRefetch);
export const useCheckDevices = (query: StaffListQuery) =>
  systemApi.useBackOfficeCheckDevicesQuery(query, alwaysRefetch);
export const { useBackOfficeRetryJobsMutation: useRetryJobs } = systemApi;
