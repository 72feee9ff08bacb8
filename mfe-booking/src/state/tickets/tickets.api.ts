import type { Category, Province } from '@idavuelta/shared/contracts';
import { bookingApi } from '../api.ts';

/** Stock is that of the date; of an event whose day the buyer picks, that of the day. */
export interface CategoriesQuery {
  eventId: number;
  eventDateId?: number;
  /** `YYYY-MM-DD` in the event's time zone. */
  date?: string;
}

export const ticketsApi = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingCategories: build.query<Category[], CategoriesQuery>({
      query: ({ eventId, ...date }) => ({ url: `/events/${eventId}/product-variant`, params: date }),
      providesTags: ['Variants'],
    }),
    bookingProvinces: build.query<Province[], number>({
      query: (eventId) => ({ url: `/provinces/by-event/${eventId}` }),
    }),
  }),
});

export const useProvinces = (eventId: number) => ticketsApi.useBookingProvincesQuery(eventId);
