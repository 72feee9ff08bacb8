import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { DrivenTrips } from './driven-trips.ts';
import type { MarkTrips } from './trip-marks.ts';

interface DrivingRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  trips: DrivenTrips;
  mark: MarkTrips;
}

/** A driver's own trips, and what they mark on their way. */
export function drivingRoutes(app: App, { trips, mark, staffOperation }: DrivingRoutesDependencies) {
  const listing = staffOperation('listMyTrips', {
    summary: 'The trips of the driver who asks, from a day before to a day after',
    response: schemas.drivenTripsResponse,
  });
  app.get(
    '/staff-api/my-trips',
    { onRequest: listing.onRequest, schema: listing.read },
    async ({ staff: { id, actor } }) => ok(await trips.of(id, actor)),
  );

  const marking = staffOperation('markMyTrips', {
    summary: 'Say what was done on the way; what was sent before counts once',
    response: schemas.markedTripsResponse,
  });
  app.post(
    '/staff-api/my-trips/marks',
    { onRequest: marking.onRequest, schema: { ...marking.write, body: schemas.tripMarksSchema } },
    async ({ staff: { id, actor }, body }) => {
      const rejected = await mark(body.marks, id);
      return ok({ rejected, trips: await trips.of(id, actor) });
    },
  );
}
