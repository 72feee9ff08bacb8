import type { Static } from 'typebox';
import type * as schemas from '../../schemas/staff/reports.ts';

export type ReportRow = Static<typeof schemas.reportRowSchema>;
export type ReportQuery = Static<typeof schemas.reportQuery>;
export type ReportBy = ReportQuery['by'];
export type ReportExport = Static<typeof schemas.reportExportSchema>;
export type NewReportExport = Static<typeof schemas.newReportExportSchema>;
export type Today = Static<typeof schemas.todaySchema>;
export type WorkItem = Today['work'][number];
