import type { FrequentAddress } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

/** The customer's saved addresses. They are only a shortcut: when they cannot be loaded, none are shown. */
export const { useBookingFrequentAddressesQuery: useFrequentAddresses } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingFrequentAddresses: build.query<FrequentAddress[], void>({
      query: () => ({ url: '/shop-api/frequent-addresses' }),
    }),
  }),
});
