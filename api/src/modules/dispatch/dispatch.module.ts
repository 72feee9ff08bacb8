import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { createDrivers } from './fleet/drivers.ts';
import { fleetRoutes } from './fleet/fleet.routes.ts';
import { createVehicles } from './fleet/vehicles.ts';

/** Vehicles, drivers, and the plans by which travellers are fetched and brought home. */
export function createDispatchModule({ db, http }: ModuleContext) {
  const vehicles = createVehicles({ db });
  const drivers = createDrivers({ db });
  return {
    routes: (app: App) => fleetRoutes(app, { ...http, vehicles, drivers }),
  };
}
