import type { NewReportExport, ReportExport } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const exportsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeReportExports: build.query<ReportExport[], void>({
      query: byStaff(() => ({ url: '/staff-api/report-exports' })),
      providesTags: ['BackOfficeReportExports'],
    }),
    backOfficeMakeReportExport: build.mutation<ReportExport, NewReportExport>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/report-exports', data })),
      invalidatesTags: ['BackOfficeReportExports'],
    }),
  }),
});

const refreshMs = 3000;

/** One's own files of orders. They are read again while one is written. */
export function useReportExports() {
  const known = exportsApi.endpoints.backOfficeReportExports.useQueryState();
  const isUnderWay = known.data?.some(({ state }) => state === 'open') ?? false;
  return exportsApi.useBackOfficeReportExportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: isUnderWay ? refreshMs : 0,
  });
}

export const { useBackOfficeMakeReportExportMutation: useMakeReportExport } = exportsApi;
