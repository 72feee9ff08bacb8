import type { NewReportExport, ReportExport } from '@idavuelta/shared/contracts/staff';
import { reading, writing } from '../../kit/resource.ts';

const path = '/staff-api/report-exports';
const tag = 'BackOfficeReportExports';

/** One's own files of orders. They are read again while one is written. */
export const useReportExports = reading<ReportExport[]>(path, tag, {
  every: (files) => (files?.some(({ state }) => state === 'open') ? 3000 : 0),
});
export const useMakeReportExport = writing<ReportExport, NewReportExport>(`POST ${path}`, [tag]);
