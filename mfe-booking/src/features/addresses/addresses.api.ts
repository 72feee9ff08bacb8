import type { FrequentAddress } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

/** The customer's saved addresses; a failure offers none and says nothing. */
export const { useBookingFrequentAddressesQuery: useFrequentAddresses } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingFrequentAddresses: build.query<FrequentAddress[], void>({
      query: () => ({ url: '/shop-api/frequent-addresses' }),
      providesTags: ['Addresses'],
    }),
  }),
});
