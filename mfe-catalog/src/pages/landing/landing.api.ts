import type { CountryCode, LandingSlide, Testimonial } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';
import { shuffled } from './shuffled.ts';

export const landingApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    slides: build.query<LandingSlide[], CountryCode>({
      query: (country) => ({ url: '/landing-slides', params: { 'country-code': country } }),
    }),
    testimonials: build.query<Testimonial[], CountryCode>({
      query: (country) => ({ url: '/landing-comments', params: { 'country-code': country } }),
      // Shuffled once when the response arrives, so that rendering again and hydration keep the order.
      transformResponse: (testimonials: Testimonial[]) => shuffled(testimonials),
    }),
  }),
  overrideExisting: true,
});

export const { useSlidesQuery, useTestimonialsQuery } = landingApi;
