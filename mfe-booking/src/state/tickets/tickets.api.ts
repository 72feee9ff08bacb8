import type { Category, Province } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export const ticketsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    bookingCategories: build.query<Category[], number>({
      query: (eventId) => ({ url: `/events/${eventId}/product-variant` }),
      providesTags: ['Variants'],
    }),
    bookingProvinces: build.query<Province[], number>({
      query: (eventId) => ({ url: `/provinces/by-event/${eventId}` }),
    }),
  }),
});

/** Categories with the stock of each variant; fetched again when the wizard opens after more than 30 seconds. */
export const useCategories = (eventId: number) =>
  ticketsApi.useBookingCategoriesQuery(eventId, { refetchOnMountOrArgChange: 30 });

export const useProvinces = (eventId: number) => ticketsApi.useBookingProvincesQuery(eventId);
