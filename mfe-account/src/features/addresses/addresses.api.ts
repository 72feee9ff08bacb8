import type { FrequentAddress, FrequentAddressInput } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

const url = '/shop-api/frequent-addresses';

/** An edit has the address's id. */
type AddressChange = FrequentAddressInput & { id?: number };

export const {
  useAccountAddressesQuery: useAddresses,
  useAccountSaveAddressMutation: useSaveAddress,
  useAccountRemoveAddressMutation: useRemoveAddress,
  useAccountMarkAddressMutation: useMarkAddress,
} = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountAddresses: build.query<FrequentAddress[], void>({ query: () => ({ url }), providesTags: ['Addresses'] }),
    accountSaveAddress: build.mutation<FrequentAddress, AddressChange>({
      query: ({ id, ...data }) => ({ method: id ? 'PUT' : 'POST', url: id ? `${url}/${id}` : url, data }),
      invalidatesTags: ['Addresses'],
    }),
    accountRemoveAddress: build.mutation<unknown, number>({
      query: (id) => ({ method: 'DELETE', url: `${url}/${id}` }),
      invalidatesTags: ['Addresses'],
    }),
    /** Moves the marker "my address" to this one. */
    accountMarkAddress: build.mutation<unknown, number>({
      query: (id) => ({ method: 'PUT', url: `${url}/${id}/my-address` }),
      invalidatesTags: ['Addresses'],
    }),
  }),
});
