import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

export interface WantedReport {
  /** Days. */
  from: string;
  until: string;
  by: ReportBy;
  country?: string;
  /** Id of the event. */
  event?: string;
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
