import { idParams } from '@idavuelta/shared/contracts/schemas';
import * as schemas from '@idavuelta/shared/contracts/schemas/staff';
import { revisionOf } from '../../../database/revisions.ts';
import type { App } from '../../../http/app.ts';
import type { HttpTools } from '../../../http/http-tools.ts';
import { ok } from '../../../http/schemas.ts';
import type { Drivers } from './drivers.ts';
import type { Vehicles } from './vehicles.ts';

interface FleetRoutesDependencies extends Pick<HttpTools, 'staffOperation'> {
  vehicles: Vehicles;
  drivers: Drivers;
}

/** Vehicles and drivers. */
export function fleetRoutes(app: App, { vehicles, drivers, staffOperation }: FleetRoutesDependencies) {
  const listing = staffOperation('listVehicles', { summary: 'Vehicles', response: schemas.vehiclesResponse });
  app.get('/staff-api/vehicles', { onRequest: listing.onRequest, schema: listing.read }, async () =>
    ok(await vehicles.list()),
  );

  const adding = staffOperation('addVehicle', { summary: 'Add a vehicle', response: schemas.vehicleResponse });
  app.post(
    '/staff-api/vehicles',
    { onRequest: adding.onRequest, schema: { ...adding.write, body: schemas.vehicleInputSchema } },
    async ({ staff, body }) => ok(await vehicles.add(body, staff.actor)),
  );

  const codes = ['NOT_FOUND', 'CHANGED_MEANWHILE'] as const;
  const changing = staffOperation('changeVehicle', {
    summary: 'Change a vehicle, or the days on which it does not drive',
    response: schemas.vehicleResponse,
    codes: [...codes],
  });
  app.put(
    '/staff-api/vehicles/:id',
    {
      onRequest: changing.onRequest,
      schema: {
        ...changing.write,
        params: idParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.vehicleInputSchema,
      },
    },
    async ({ staff, params, headers, body }) =>
      ok(await vehicles.change(params.id, body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );

  const listingDrivers = staffOperation('listDrivers', { summary: 'Drivers', response: schemas.driversResponse });
  app.get('/staff-api/drivers', { onRequest: listingDrivers.onRequest, schema: listingDrivers.read }, async () =>
    ok(await drivers.list()),
  );

  const changingDriver = staffOperation('changeDriver', {
    summary: 'Change what is known of a driver',
    response: schemas.driverResponse,
    codes: [...codes],
  });
  app.put(
    '/staff-api/drivers/:id',
    {
      onRequest: changingDriver.onRequest,
      schema: {
        ...changingDriver.write,
        params: idParams,
        headers: schemas.ifMatchHeaders,
        body: schemas.driverInputSchema,
      },
    },
    async ({ staff, params, headers, body }) =>
      ok(await drivers.change(params.id, body, { revision: revisionOf(headers['if-match']), actor: staff.actor })),
  );
}
