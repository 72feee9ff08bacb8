import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { ReportExports } from './report-exports.ts';

interface ReportExportsRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffDownload'> {
  exports: ReportExports;
}

/** Files of all orders of a period. */
export function reportExportsRoutes(app: App, dependencies: ReportExportsRoutesDependencies) {
  const { exports, staffOperation, staffDownload } = dependencies;

  const asking = staffOperation('makeReportExport', {
    summary: 'Have a file written of all orders that were paid in a period',
    response: schemas.reportExportResponse,
  });
  app.post(
    '/staff-api/report-exports',
    { onRequest: asking.onRequest, schema: { ...asking.write, body: schemas.newReportExportSchema } },
    async ({ staff, body }) => ok(await exports.ask(body, staff.actor)),
  );

  const listing = staffOperation('listReportExports', {
    summary: 'Own files of orders, and how far they are',
    response: schemas.reportExportsResponse,
  });
  app.get('/staff-api/report-exports', { onRequest: listing.onRequest, schema: listing.read }, async ({ staff }) =>
    ok(await exports.list(staff.actor)),
  );

  const reading = staffDownload('downloadReportExport', {
    summary: 'A file of orders, once it is written',
    codes: ['NOT_FOUND', 'STATE_CONFLICT'],
  });
  app.get(
    '/staff-api/report-exports/:id/file',
    { onRequest: reading.onRequest, schema: { ...reading.schema, params: idParams } },
    async ({ staff, params }, reply) => {
      const { name, content } = await exports.file(params.id, staff.actor);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(content);
    },
  );
}
