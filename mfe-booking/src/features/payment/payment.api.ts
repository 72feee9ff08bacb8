import type { CountryCode, PaymentMethod } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export const { useBookingPaymentMethodsQuery: usePaymentMethods } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingPaymentMethods: build.query<PaymentMethod[], CountryCode>({
      query: (country) => ({ url: '/payment-methods', params: { 'country-code': country } }),
    }),
  }),
});
