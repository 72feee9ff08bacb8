import type { NewReportExport, ReportExport } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

const path = '/staff-api/report-exports';
const tag = 'BackOfficeReportExports';

/** Reads the user's own order files. Polls while one is being written. */
export const useReportExports = queryHook<ReportExport[]>(path, tag, {
  every: (files) => (files?.some(({ state }) => state === 'open') ? 3000 : 0),
});
export const useMakeReportExport = mutationHook<ReportExport, NewReportExport>(`POST ${path}`, [tag]);
