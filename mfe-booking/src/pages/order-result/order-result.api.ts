import type { OrderDetail, OrderId } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

interface OrderResultArgs {
  id: OrderId;
  /** Query string that the payment provider added to the page's address. */
  search: string;
}

export const { useBookingOrderResultQuery: useOrderResult } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingOrderResult: build.query<OrderDetail, OrderResultArgs>({
      query: ({ id, search }) => ({
        url: `/shop-api/order-detail/${encodeURIComponent(id)}`,
        params: Object.fromEntries(new URLSearchParams(search)),
      }),
      // the state of a payment changes: a later visit must fetch it again
      keepUnusedDataFor: 0,
    }),
  }),
});
