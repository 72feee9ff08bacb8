import type {
  EventDetail,
  OrderDetail,
  OrderId,
  PaymentRequest,
  PlacedOrder,
  SeatHold,
} from '@idavuelta/shared/contracts';
import { bookingApi } from '../api.ts';

interface OrderQuery {
  id: OrderId;
  /** Query string that the payment provider added to the page's address. */
  search?: string;
}

interface PaymentAttemptArgs {
  id: OrderId;
  request: PaymentRequest;
  /** Idempotency key: repeating the call starts no second attempt. */
  key: string;
}

interface TaxFileArgs {
  id: OrderId;
  /** Id of the tax document. */
  document: string;
  format: 'pdf' | 'xml';
}

const pathOf = (id: OrderId) => `/shop-api/order/${encodeURIComponent(id)}`;

/** One order, and what its buyer can do while it waits for its payment. */
export const ordersApi = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingOrder: build.query<OrderDetail, OrderQuery>({
      query: ({ id, search }) => ({
        url: `/shop-api/order-detail/${encodeURIComponent(id)}`,
        params: Object.fromEntries(new URLSearchParams(search)),
      }),
      providesTags: ['Order'],
      // the state of a payment changes, so a later visit must fetch it again
      keepUnusedDataFor: 0,
    }),
    /** The event of an order, which determines in which country it is paid. */
    bookingOrderEvent: build.query<EventDetail, string>({
      query: (slug) => ({ url: `/api/events/${encodeURIComponent(slug)}` }),
    }),
    bookingPayOrder: build.mutation<PlacedOrder, PaymentAttemptArgs>({
      query: ({ id, request, key }) => ({
        method: 'POST',
        url: `${pathOf(id)}/payment`,
        data: request,
        headers: { 'Idempotency-Key': key },
      }),
      // the order has changed since it was shown; the page has the response of a successful attempt
      invalidatesTags: (_, error) => (error ? ['Order', 'PaymentMethods'] : []),
    }),
    /** Makes the API query the provider now. If that fails, the order is fetched again. */
    bookingCheckPayment: build.mutation<OrderDetail, OrderId>({
      query: (id) => ({ method: 'POST', url: `${pathOf(id)}/payment/check` }),
      invalidatesTags: ['Order'],
    }),
    /** Cancels the order, which frees its seats. */
    bookingCancelOrder: build.mutation<null, OrderId>({
      query: (id) => ({ method: 'POST', url: `${pathOf(id)}/cancel` }),
      invalidatesTags: ['Order', 'Variants'],
    }),
    /** @returns an object URL of the file, to be revoked by the caller */
    bookingTaxFile: build.mutation<string, TaxFileArgs>({
      query: ({ id, document, format }) => ({
        url: `${pathOf(id)}/tax-document/${encodeURIComponent(document)}/document.${format}`,
        download: true,
      }),
      // the cache holds plain data only
      transformResponse: (file: Blob) => URL.createObjectURL(file),
    }),
    bookingRenewHold: build.mutation<SeatHold, OrderId>({
      query: (id) => ({ method: 'POST', url: `${pathOf(id)}/hold` }),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const {
  useBookingOrderQuery: useOrder,
  useBookingOrderEventQuery: useOrderEvent,
  useBookingPayOrderMutation: usePayOrder,
  useBookingCheckPaymentMutation: useCheckPayment,
  useBookingCancelOrderMutation: useCancelOrder,
  useBookingRenewHoldMutation: useRenewHold,
  useBookingTaxFileMutation: useTaxFile,
} = ordersApi;
