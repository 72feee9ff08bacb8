import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { ReportExports } from './report-exports.ts';

interface ReportExportsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  exports: ReportExports;
}

export function reportExportsRoutes(app: App, dependencies: ReportExportsRoutesDependencies) {
  const { exports, staffRoute, staffDownload } = dependencies;

  staffRoute(app, 'POST /staff-api/report-exports', {
    operation: 'makeReportExport',
    permission: 'reports.read',
    summary: 'Request a file of all orders paid in a period',
    response: schemas.reportExportResponse,
    body: schemas.newReportExportSchema,
    handler: ({ actor, body }) => exports.ask(body, actor),
  });

  staffRoute(app, 'GET /staff-api/report-exports', {
    operation: 'listReportExports',
    permission: 'reports.read',
    summary: "List the user's own order files with their progress",
    response: schemas.reportExportsResponse,
    handler: ({ actor }) => exports.list(actor),
  });

  staffDownload(app, 'GET /staff-api/report-exports/:id/file', {
    operation: 'downloadReportExport',
    permission: 'reports.read',
    summary: 'Download an order file, once it is written',
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
    params: idParams,
    handler: async ({ actor, params }) => ({
      ...(await exports.file(params.id, actor)),
      contentType: 'text/csv; charset=utf-8',
    }),
  });
}
