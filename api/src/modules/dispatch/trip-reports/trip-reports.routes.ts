import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { exportTripReport } from './export-trip-report.ts';
import type { TripReports } from './trip-reports.ts';

interface TripReportsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  reports: TripReports;
}

export function tripReportsRoutes(app: App, { reports, staffRoute, staffDownload }: TripReportsRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/trip-report', {
    operation: 'getTripReport',
    permission: 'trip-reports.read',
    summary: 'Get planned and actual figures of the trips by departure',
    response: schemas.tripReportResponse,
    query: schemas.tripReportQuery,
    handler: ({ query }) => reports.read(query),
  });

  staffDownload(app, 'GET /staff-api/trip-report/file', {
    operation: 'exportTripReport',
    permission: 'trip-reports.read',
    summary: 'Export the trip report as a CSV or Excel file',
    query: schemas.tripReportFileQuery,
    handler: async ({ query }) => exportTripReport(await reports.readAll(query), query),
  });

  staffRoute(app, 'GET /staff-api/trip-report/:departure/:direction', {
    operation: 'getTripReportOfDeparture',
    permission: 'trip-reports.read',
    summary: 'List the trips of a departure, planned and actual',
    response: schemas.reportedTripsResponse,
    codes: ['NOT_FOUND'],
    params: schemas.tripReportParams,
    handler: ({ params: { departure, direction } }) => reports.ofDeparture({ departureId: departure, direction }),
  });
}
