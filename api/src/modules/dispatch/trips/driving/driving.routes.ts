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
    summary: 'List the trips of the logged-in driver, from a day ago to a day ahead',
    response: schemas.drivenTripsResponse,
    handler: ({ staff: { id, actor } }) => trips.of(id, actor),
  });

  staffRoute(app, 'POST /staff-api/my-trips/marks', {
    operation: 'markMyTrips',
    permission: 'trips.drive',
    summary: 'Record marks of a trip; repeated marks are ignored',
    response: schemas.markedTripsResponse,
    body: schemas.tripMarksSchema,
    handler: async ({ staff: { id, actor }, body }) => {
      const rejected = await mark(body.marks, id);
      return { rejected, trips: await trips.of(id, actor) };
    },
  });
}
