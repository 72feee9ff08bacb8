import { createGazetteer } from '../../geocoding/gazetteer.ts';
import { createNominatim } from '../../geocoding/nominatim.ts';
import type { App } from '../../http/app.ts';
import type { ModuleContext } from '../api-module.ts';
import { addressSuggestionsRoutes } from './address-suggestions.routes.ts';
import { createAddressSuggestions } from './address-suggestions.service.ts';
import { addressesRoutes } from './addresses.routes.ts';
import { createAddressesService } from './addresses.service.ts';

export function createAddressesModule({ config, db, log, http }: ModuleContext) {
  const addresses = createAddressesService({ db });
  const geocoder = config.geocoder ? createNominatim(config.geocoder) : createGazetteer({ db });
  const addressSuggestions = createAddressSuggestions({ db, log, geocoder });
  return {
    addresses,
    routes(app: App) {
      addressesRoutes(app, { ...http, addresses });
      addressSuggestionsRoutes(app, { ...http, addressSuggestions });
    },
  };
}
