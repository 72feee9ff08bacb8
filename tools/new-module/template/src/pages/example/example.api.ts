import type { Country } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

// All modules share one API slice: the name of an endpoint starts with that of its module.
export const exampleApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    exampleCountries: build.query<Country[], void>({ query: () => ({ url: '/countries' }) }),
  }),
  overrideExisting: true,
});

export const { useExampleCountriesQuery } = exampleApi;
