import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { registerReport } from '../../reports/staff-report.ts';
import type { TripReports } from './trip-reports.ts';

interface TripReportsRoutesDependencies extends Pick<HttpTools, 'staffRoute' | 'staffDownload'> {
  reports: TripReports;
}

export function tripReportsRoutes(app: App, { reports, ...http }: TripReportsRoutesDependencies) {
  registerReport(app, http, reports);

  http.staffRoute(app, 'GET /staff-api/trip-report/:departure/:direction', {
    operation: 'getTripReportOfDeparture',
    permission: 'trip-reports.read',
    summary: 'List the trips of a departure, planned and actual',
    response: schemas.reportedTripsResponse,
    codes: ['NOT_FOUND'],
    params: schemas.tripReportParams,
    handler: ({ params: { departure, direction } }) => reports.ofDeparture({ departureId: departure, direction }),
  });
}
