import type { NewReportExport, ReportExport } from '@idavuelta/shared/contracts/staff';
import { reading, writing } from '../../kit/resource.ts';

const path = '/staff-api/report-exports';
const tag = 'BackOfficeReportExports';

/** Reads the user's own order files. Polls while one is being written. */
export const useReportExports = reading<ReportExport[]>(path, tag, {
  every: (files) => (files?.some(({ state }) => state === 'open') ? 3000 : 0),
});
export const useMakeReportExport = writing<ReportExport, NewReportExport>(`POST ${path}`, [tag]);
