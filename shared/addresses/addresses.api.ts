import { platformApi } from '@idavuelta/shared/queries';
import type { AddressSuggestion, CountryCode } from '../contracts/index.ts';

/** Where addresses are looked for. */
export interface AddressRegion {
  country: CountryCode;
  provinceId?: number;
  /** Addresses of this county come first. */
  countyId?: number;
}

export const { useAddressSuggestionsQuery } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    addressSuggestions: build.query<AddressSuggestion[], AddressRegion & { text: string }>({
      query: ({ country, ...params }) => ({
        url: '/addresses/suggestions',
        params: { 'country-code': country, ...params },
      }),
      // Of each text that was typed: not for long.
      keepUnusedDataFor: 10,
    }),
  }),
  overrideExisting: true,
});
