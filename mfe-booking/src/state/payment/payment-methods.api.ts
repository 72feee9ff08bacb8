import type { CountryCode, PaymentMethod } from '@idavuelta/shared/contracts';
import { ticketsApi } from '../tickets/tickets.api.ts';

export const paymentMethodsApi = ticketsApi.injectEndpoints({
  endpoints: (build) => ({
    bookingPaymentMethods: build.query<PaymentMethod[], CountryCode>({
      query: (country) => ({ url: '/payment-methods', params: { 'country-code': country } }),
      providesTags: ['PaymentMethods'],
    }),
  }),
});

/** The methods of a country with their rates; fetched again when the step opens after more than 30 seconds. */
export const usePaymentMethods = (country: CountryCode, { skip = false } = {}) =>
  paymentMethodsApi.useBookingPaymentMethodsQuery(country, { skip, refetchOnMountOrArgChange: 30 });

/** The part of the query cache that this module's selectors read. */
export type CatalogueState = Parameters<ReturnType<typeof paymentMethodsApi.endpoints.bookingPaymentMethods.select>>[0];
