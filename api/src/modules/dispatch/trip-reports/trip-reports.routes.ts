import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import { exportTripReport } from './export-trip-report.ts';
import type { TripReports } from './trip-reports.ts';

interface TripReportsRoutesDependencies extends Pick<HttpTools, 'staffOperation' | 'staffDownload'> {
  reports: TripReports;
}

/** What was planned against what was driven. */
export function tripReportsRoutes(app: App, { reports, staffOperation, staffDownload }: TripReportsRoutesDependencies) {
  const reading = staffOperation('getTripReport', {
    summary: 'What was planned against what was driven, for each departure',
    response: schemas.tripReportResponse,
  });
  app.get(
    '/staff-api/trip-report',
    { onRequest: reading.onRequest, schema: { ...reading.read, querystring: schemas.tripReportQuery } },
    async ({ query }) => ok(await reports.read(query)),
  );

  const exporting = staffDownload('exportTripReport', { summary: 'The same for a spreadsheet' });
  app.get(
    '/staff-api/trip-report/file',
    { onRequest: exporting.onRequest, schema: { ...exporting.schema, querystring: schemas.tripReportFileQuery } },
    async ({ query }, reply) => {
      const { content, contentType } = await exportTripReport(await reports.readAll(query), query);
      return reply.type(contentType).send(content);
    },
  );

  const ofDeparture = staffOperation('getTripReportOfDeparture', {
    summary: 'The trips of a departure, planned against driven',
    response: schemas.reportedTripsResponse,
    codes: ['NOT_FOUND'],
  });
  app.get(
    '/staff-api/trip-report/:departure/:direction',
    { onRequest: ofDeparture.onRequest, schema: { ...ofDeparture.read, params: schemas.tripReportParams } },
    async ({ params: { departure, direction } }) =>
      ok(await reports.ofDeparture({ departureId: departure, direction })),
  );
}
