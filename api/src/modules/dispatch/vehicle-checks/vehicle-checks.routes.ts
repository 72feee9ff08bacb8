import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { VehicleChecks } from './vehicle-checks.ts';

interface VehicleChecksRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  vehicleChecks: VehicleChecks;
}

export function vehicleChecksRoutes(app: App, { vehicleChecks, staffRoute }: VehicleChecksRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/my-vehicle-checks', {
    operation: 'listMyVehicleChecks',
    permission: 'trips.drive',
    scope: 'own',
    summary: 'Get what to look at before a trip, and which trips of the logged-in driver have been checked',
    response: schemas.myVehicleChecksResponse,
    handler: ({ staff }) => vehicleChecks.ofDriver(staff.id),
  });

  staffRoute(app, 'POST /staff-api/my-vehicle-checks', {
    operation: 'recordMyVehicleChecks',
    permission: 'trips.drive',
    scope: 'own',
    summary: 'Record what the logged-in driver found before a trip; a check sent twice is stored once',
    response: schemas.myVehicleChecksResponse,
    body: schemas.vehicleChecksSchema,
    handler: ({ staff, body }) => vehicleChecks.record(body.checks, staff.id),
  });

  staffRoute(app, 'GET /staff-api/vehicle-checks', {
    operation: 'listVehicleChecks',
    permission: 'dispatch.read',
    summary: 'List what drivers found before their trips',
    response: schemas.vehicleChecksResponse,
    handler: () => vehicleChecks.latest(),
  });

  staffRoute(app, 'GET /staff-api/vehicle-check-list', {
    operation: 'getVehicleCheckList',
    permission: 'dispatch.read',
    summary: 'Get what drivers look at before a trip',
    response: schemas.vehicleCheckListResponse,
    handler: () => vehicleChecks.list(),
  });

  staffRoute(app, 'PUT /staff-api/vehicle-check-list', {
    operation: 'changeVehicleCheckList',
    permission: 'dispatch.change',
    summary: 'Change what drivers look at before a trip',
    response: schemas.vehicleCheckListResponse,
    codes: ['CHANGED_MEANWHILE'],
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.vehicleCheckListInputSchema,
    handler: ({ actor, revision, body }) => vehicleChecks.changeList(body.items, { revision, actor }),
  });
}
