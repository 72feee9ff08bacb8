import type { FrequentAddress, FrequentAddressInput } from '@idavuelta/shared/contracts';
import { bookingApi } from '../../state/api.ts';

/** The customer's saved addresses. They are only a shortcut: when they cannot be loaded, none are shown. */
export const { useBookingFrequentAddressesQuery: useFrequentAddresses, useBookingSaveAddressMutation: useSaveAddress } =
  bookingApi.injectEndpoints({
    endpoints: (build) => ({
      bookingFrequentAddresses: build.query<FrequentAddress[], void>({
        query: () => ({ url: '/shop-api/frequent-addresses' }),
        providesTags: ['SavedAddresses'],
      }),
      bookingSaveAddress: build.mutation<FrequentAddress, FrequentAddressInput>({
        query: (data) => ({ method: 'POST', url: '/shop-api/frequent-addresses', data }),
        invalidatesTags: ['SavedAddresses'],
      }),
    }),
  });
