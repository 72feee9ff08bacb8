import type { ReportBy, ReportRow } from '@idavuelta/shared/contracts/staff';
import { reading } from '../../kit/resource.ts';
import type { ReportScope } from './useReportScope.ts';

export interface WantedReport extends ReportScope {
  by: ReportBy;
}

export const useReport = reading<ReportRow[], WantedReport>('/staff-api/report');
