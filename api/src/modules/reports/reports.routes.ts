import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../http/app.ts';
import type { HttpTools } from '../../http/http-tools.ts';
import { ok } from '../../http/schemas.ts';
import { exportReport } from './export-report.ts';
import type { Reports } from './reports.ts';
import type { createToday } from './today.ts';

interface ReportsRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffDownload'> {
  reports: Reports;
  today: ReturnType<typeof createToday>;
}

/** What there is to do, and what was sold. */
export function reportsRoutes(app: App, { reports, today, staffOperation, staffDownload }: ReportsRoutesDependencies) {
  const todo = staffOperation('getToday', { summary: 'What there is to do', response: schemas.todayResponse });
  app.get('/staff-api/today', { onRequest: todo.onRequest, schema: todo.read }, async ({ staff }) =>
    ok(await today(staff.role)),
  );

  const reading = staffOperation('getReport', {
    summary: 'What was sold, charged, paid back and driven',
    response: schemas.reportResponse,
  });
  app.get(
    '/staff-api/report',
    { onRequest: reading.onRequest, schema: { ...reading.read, querystring: schemas.reportQuery } },
    async ({ query }) => ok(await reports.read(query)),
  );

  const exporting = staffDownload('exportReport', { summary: 'The same for a spreadsheet' });
  app.get(
    '/staff-api/report/file',
    { onRequest: exporting.onRequest, schema: { ...exporting.schema, querystring: schemas.reportFileQuery } },
    async ({ query }, reply) => {
      const { content, contentType } = await exportReport(await reports.read(query), query);
      return reply.type(contentType).send(content);
    },
  );
}
