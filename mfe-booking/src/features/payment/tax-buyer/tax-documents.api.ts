import type { CountryCode, TaxDocumentTerms } from '@idavuelta/shared/contracts';
import { paymentMethodsApi } from '../../../state/payment/payment-methods.api.ts';

export const taxDocumentsApi = paymentMethodsApi.injectEndpoints({
  endpoints: (build) => ({
    bookingTaxDocumentTerms: build.query<TaxDocumentTerms, CountryCode>({
      query: (country) => ({ url: '/tax-documents', params: { 'country-code': country } }),
    }),
  }),
});

/** Whether and how tax documents are issued in a country; fetched again as the payment methods are. */
export const useTaxDocumentTerms = (country: CountryCode) =>
  taxDocumentsApi.useBookingTaxDocumentTermsQuery(country, { refetchOnMountOrArgChange: 30 });
