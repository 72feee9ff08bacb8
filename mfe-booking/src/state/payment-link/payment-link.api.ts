import type { LinkedPayment, PaymentLink, PlacedOrder } from '@idavuelta/shared/contracts';
import { bookingApi } from '../api.ts';

interface LinkedAttempt {
  payment: LinkedPayment;
  /** Idempotency key: repeating the call starts no second attempt. */
  key: string;
}

export const {
  useBookingPaymentLinkQuery: usePaymentLink,
  useBookingPayByLinkMutation: usePayByLink,
  useBookingCheckPaymentLinkMutation: useCheckPaymentLink,
} = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingPaymentLink: build.query<PaymentLink, string>({
      query: (token) => ({ url: '/payment-link', params: { token } }),
      providesTags: ['Order'],
      // the state of a payment changes, so a later visit must fetch it again
      keepUnusedDataFor: 0,
    }),
    bookingPayByLink: build.mutation<PlacedOrder, LinkedAttempt>({
      query: ({ payment, key }) => ({
        method: 'POST',
        url: '/payment-link/payment',
        data: payment,
        headers: { 'Idempotency-Key': key },
      }),
      // the order has changed since it was shown; the page has the response of a successful attempt
      invalidatesTags: (_, error) => (error ? ['Order', 'PaymentMethods'] : []),
    }),
    /** Makes the API query the provider now; the order is fetched again, even if that fails. */
    bookingCheckPaymentLink: build.mutation<PaymentLink, string>({
      query: (token) => ({ method: 'POST', url: '/payment-link/check', data: { token } }),
      invalidatesTags: ['Order'],
    }),
  }),
});
