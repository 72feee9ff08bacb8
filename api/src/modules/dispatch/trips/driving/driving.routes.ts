import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../../http/app.ts';
import type { HttpTools } from '../../../../http/http-tools.ts';
import type { DrivenTrips } from './driven-trips.ts';
import type { MarkTrips } from './trip-marks.ts';

interface DrivingRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  trips: DrivenTrips;
  mark: MarkTrips;
}

/** A driver's own trips, and the marks they set on the way. */
export function drivingRoutes(app: App, { trips, mark, staffRoute }: DrivingRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/my-trips', {
    operation: 'listMyTrips',
    permission: 'trips.drive',
    scope: 'own',
    summary:
      'List the trips of the logged-in driver, from 24 hours before their first stop to 24 hours after their end',
    response: schemas.drivenTripsResponse,
    handler: ({ staff: { id, actor } }) => trips.of(id, actor),
  });

  staffRoute(app, 'GET /staff-api/my-trips/news', {
    operation: 'getMyTripNews',
    permission: 'trips.drive',
    summary: 'Get the trips that the logged-in driver lost, and the next one that is not shown yet',
    response: schemas.tripNewsResponse,
    handler: ({ staff: { id } }) => trips.news(id),
  });

  staffRoute(app, 'POST /staff-api/my-trips/marks', {
    operation: 'markMyTrips',
    permission: 'trips.drive',
    scope: 'own',
    summary: 'Record marks of a trip; repeated marks are ignored',
    response: schemas.markedTripsResponse,
    body: schemas.tripMarksSchema,
    handler: async ({ staff: { id, actor }, body }) => {
      const rejected = await mark(body, id);
      return { rejected, trips: await trips.of(id, actor) };
    },
  });
}
