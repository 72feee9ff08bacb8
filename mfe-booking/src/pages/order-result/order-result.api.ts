import type { OrderDetail, OrderId } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

interface OrderResultArgs {
  id: OrderId;
  /** The page's own query: what the provider sent the buyer back with. */
  search: string;
}

export const { useBookingOrderResultQuery: useOrderResult } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingOrderResult: build.query<OrderDetail, OrderResultArgs>({
      query: ({ id, search }) => ({
        url: `/shop-api/order-detail/${encodeURIComponent(id)}`,
        params: Object.fromEntries(new URLSearchParams(search)),
      }),
      // a result is looked at once: the next visit asks again
      keepUnusedDataFor: 0,
    }),
  }),
});
