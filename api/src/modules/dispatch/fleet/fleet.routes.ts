import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import type { Drivers } from './drivers.ts';
import type { Vehicles } from './vehicles.ts';

interface FleetRoutesDependencies extends Pick<HttpTools, 'staffRoute'> {
  vehicles: Vehicles;
  drivers: Drivers;
}

export function fleetRoutes(app: App, { vehicles, drivers, staffRoute }: FleetRoutesDependencies) {
  staffRoute(app, 'GET /staff-api/vehicles', {
    operation: 'listVehicles',
    permission: 'dispatch.read',
    scope: 'filtered',
    summary: 'List vehicles',
    response: schemas.vehiclesResponse,
    handler: ({ staff }) => vehicles.list(staff.scope),
  });

  staffRoute(app, 'POST /staff-api/vehicles', {
    operation: 'addVehicle',
    permission: 'dispatch.change',
    summary: 'Add a vehicle',
    response: schemas.vehicleResponse,
    body: schemas.vehicleInputSchema,
    handler: ({ actor, body }) => vehicles.add(body, actor),
  });

  const codes = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const;

  staffRoute(app, 'PUT /staff-api/vehicles/:id', {
    operation: 'changeVehicle',
    permission: 'dispatch.change',
    summary: 'Change a vehicle or its days out of service',
    response: schemas.vehicleResponse,
    codes: [...codes],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.vehicleInputSchema,
    handler: ({ actor, params, revision, body }) => vehicles.change(params.id, body, { revision, actor }),
  });

  staffRoute(app, 'GET /staff-api/drivers', {
    operation: 'listDrivers',
    permission: 'dispatch.read',
    scope: 'filtered',
    summary: 'List drivers',
    response: schemas.driversResponse,
    handler: ({ staff }) => drivers.list(staff.scope),
  });

  staffRoute(app, 'PUT /staff-api/drivers/:id', {
    operation: 'changeDriver',
    permission: 'dispatch.change',
    summary: 'Change the profile of a driver',
    response: schemas.driverResponse,
    codes: [...codes],
    params: idParams,
    ifMatch: schemas.ifMatchHeaders,
    body: schemas.driverInputSchema,
    handler: ({ actor, params, revision, body }) => drivers.change(params.id, body, { revision, actor }),
  });
}
