import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { exportReport } from './export-report.ts';
import type { Reports } from './reports.ts';
import type { createToday } from './today.ts';

interface ReportsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  reports: Reports;
  today: ReturnType<typeof createToday>;
}

export function reportsRoutes(app: App, { reports, today, staffRoute, staffDownload }: ReportsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/today', {
    operation: 'getToday',
    permission: 'own-account',
    summary: 'Get the open work, upcoming departures and recent sales',
    response: schemas.todayResponse,
    handler: ({ staff }) => today(staff.role),
  });

  staffRoute(app, 'GET /staff-api/report', {
    operation: 'getReport',
    permission: 'reports.read',
    summary: 'Get the report on sales, payments, refunds and boardings',
    response: schemas.reportResponse,
    query: schemas.reportQuery,
    handler: ({ query }) => reports.read(query),
  });

  staffDownload(app, 'GET /staff-api/report/file', {
    operation: 'exportReport',
    permission: 'reports.read',
    summary: 'Export the report as a CSV or Excel file',
    query: schemas.reportFileQuery,
    handler: async ({ query }) => exportReport(await reports.read(query), query),
  });
}
