import type { ContactMessage, CountryCode, MarriageEnquiry } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

interface Enquiry<T> {
  country: CountryCode;
  data: T;
}

const enquiriesApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<unknown, Enquiry<ContactMessage>>({
      query: ({ country, data }) => ({ method: 'POST', url: '/contact', params: { 'country-code': country }, data }),
    }),
    sendMarriageEnquiry: build.mutation<unknown, Enquiry<MarriageEnquiry>>({
      query: ({ country, data }) => ({ method: 'POST', url: '/marriage', params: { 'country-code': country }, data }),
    }),
  }),
  overrideExisting: true,
});

export const { useSendContactMessageMutation, useSendMarriageEnquiryMutation } = enquiriesApi;
