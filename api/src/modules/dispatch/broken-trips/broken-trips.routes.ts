import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { BrokenTrips } from './broken-trips.ts';

interface BrokenTripsRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  brokenTrips: BrokenTrips;
}

export function brokenTripsRoutes(app: App, { brokenTrips, staffRoute }: BrokenTripsRoutesDependencies) {
  const response = schemas.brokenTripsResponse;

  staffRoute(app, 'GET /staff-api/broken-trips', {
    operation: 'listBrokenTrips',
    permission: 'dispatch.read',
    scope: 'filtered',
    summary: 'List published trips that lost their vehicle, seats or driver',
    response,
    handler: ({ staff }) => brokenTrips.list(staff.scope),
  });

  staffRoute(app, 'POST /staff-api/vehicles/:id/broken-trips', {
    operation: 'previewVehicleChange',
    permission: 'dispatch.change',
    summary: 'List the published trips that a change of a vehicle would break',
    response,
    params: idParams,
    body: schemas.vehicleInputSchema,
    handler: ({ params, body }) => brokenTrips.byVehicle(params.id, body),
  });

  staffRoute(app, 'GET /staff-api/users/:id/broken-trips', {
    operation: 'previewDriverChange',
    permission: 'staff-users',
    summary: 'List the published trips that would have nobody to drive them without this colleague',
    response,
    params: idParams,
    handler: ({ params }) => brokenTrips.byDriver(params.id),
  });
}
