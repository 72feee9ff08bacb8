import type { NeededPermission } from '../roles.ts';

/** What was sold, paid back and driven, and what waits for somebody. */
export const reportOperations = {
  getToday: 'own-account',
  getReport: 'reports.read',
  exportReport: 'reports.read',
  makeReportExport: 'reports.read',
  listReportExports: 'reports.read',
  downloadReportExport: 'reports.read',
} as const satisfies Record<string, NeededPermission>;
