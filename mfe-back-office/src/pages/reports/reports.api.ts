import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';
import type { ReportScope } from './useReportScope.ts';

export interface WantedReport extends ReportScope {
  by: ReportBy;
}

const reportsApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeReport: build.query<ReportRow[], WantedReport>({
      query: byStaff((params) => ({ url: '/staff-api/report', params: { ...params } })),
    }),
  }),
});

export const useReport = (wanted: WantedReport) =>
  reportsApi.useBackOfficeReportQuery(wanted, { refetchOnMountOrArgChange: true });
