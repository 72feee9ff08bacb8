import type { Channel, Country, CountryCode, Locale } from '@idavuelta/shared/contracts';
import { callApi, platformApi } from '@idavuelta/shared/platform';

export const fetchChannel = (host: string) => callApi<Channel>({ url: `/channels/${encodeURIComponent(host)}` });

export const { useCountriesQuery, useLocalesQuery } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    countries: build.query<Country[], void>({ query: () => ({ url: '/countries' }) }),
    locales: build.query<Locale[], CountryCode>({
      query: (country) => ({ url: '/locales', params: { 'country-code': country } }),
    }),
  }),
});
