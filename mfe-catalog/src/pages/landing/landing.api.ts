import type { CountryCode, LandingSlide, Partner, Testimonial } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';
import { shuffled } from './shuffled.ts';

export const landingApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    slides: build.query<LandingSlide[], CountryCode>({
      query: (country) => ({ url: '/landing-slides', params: { 'country-code': country } }),
    }),
    testimonials: build.query<Testimonial[], CountryCode>({
      query: (country) => ({ url: '/landing-comments', params: { 'country-code': country } }),
      // Shuffled once when the response arrives, so that re-renders and hydration keep the order.
      transformResponse: (testimonials: Testimonial[]) => shuffled(testimonials),
    }),
    partners: build.query<Partner[], CountryCode>({
      query: (country) => ({ url: '/landing-partners', params: { 'country-code': country } }),
    }),
  }),
  overrideExisting: true,
});

export const { usePartnersQuery, useSlidesQuery, useTestimonialsQuery } = landingApi;
