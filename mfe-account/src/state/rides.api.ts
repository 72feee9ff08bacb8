import type { OrderDetail, OrderId, Ride, RidePage } from '@idavuelta/shared/contracts';
import { accountApi } from './api.ts';

export const { useAccountRidePageQuery: useRidePage, useAccountOrderRidesQuery: useOrderRides } =
  accountApi.injectEndpoints({
    endpoints: (build) => ({
      /** Rides of an order, by the token of a mailed link. */
      accountRidePage: build.query<RidePage, string>({
        query: (token) => ({ url: '/ride', params: { token } }),
        // the van keeps moving: a later visit must fetch it again
        keepUnusedDataFor: 0,
      }),
      /** Rides of the customer's own purchase, read separately. */
      accountOrderRides: build.query<Ride[], OrderId>({
        query: (id) => ({ url: `/shop-api/order-detail/${encodeURIComponent(id)}` }),
        transformResponse: ({ rides = [] }: OrderDetail) => rides,
        keepUnusedDataFor: 0,
      }),
    }),
  });
