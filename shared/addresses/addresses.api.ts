import { platformApi } from '@idavuelta/shared/queries';
import type { AddressSuggestion, CountryCode } from '../contracts/index.ts';

/** Region in which addresses are searched. */
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
      // seconds; short, because every typed text is an entry of its own
      keepUnusedDataFor: 10,
    }),
  }),
  overrideExisting: true,
});
