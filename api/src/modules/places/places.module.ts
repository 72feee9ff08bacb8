import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { provincesRoutes } from './for-staff/provinces.routes.ts';
import { createProvinces } from './for-staff/provinces.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService } from './places.service.ts';
import { venuesRoutes } from './venues/venues.routes.ts';
import { createVenues } from './venues/venues.ts';

export function createPlacesModule({ db, http }: ModuleContext) {
  const places = createPlacesService({ db });
  return {
    places,
    routes(app: App) {
      placesRoutes(app, { ...http, places });
      provincesRoutes(app, { ...http, provinces: createProvinces({ db }) });
      venuesRoutes(app, { ...http, venues: createVenues({ db }) });
    },
  };
}
