import type { Category, Province, Waiting } from '@idavuelta/shared/contracts';
import { bookingApi } from '../api.ts';
import { withKept } from '../waiting/kept.ts';

/** Stock is that of the date; of an event whose day the buyer picks, that of the day. */
export interface CategoriesQuery {
  eventId: number;
  eventDateId?: number;
  /** `YYYY-MM-DD` in the event's time zone. */
  date?: string;
  /** Units kept for the visitor on that date, in addition to the free ones. */
  kept?: Waiting['seatPool'];
}

export const ticketsApi = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingCategories: build.query<Category[], CategoriesQuery>({
      query: ({ eventId, kept: _, ...date }) => ({ url: `/events/${eventId}/product-variant`, params: date }),
      transformResponse: (categories: Category[], _, { kept }) => (kept ? withKept(categories, kept) : categories),
      providesTags: ['Variants'],
    }),
    /** Where the visitor stands on a waiting list, by the secret of the link in their mail. */
    bookingWaiting: build.query<Waiting, string>({
      query: (token) => ({ url: '/waiting-list', params: { token } }),
      // an order uses it up
      providesTags: ['Variants'],
    }),
    bookingProvinces: build.query<Province[], number>({
      query: (eventId) => ({ url: `/provinces/by-event/${eventId}` }),
    }),
  }),
});

export const useWaiting = ticketsApi.useBookingWaitingQuery;

export const useProvinces = (eventId: number) => ticketsApi.useBookingProvincesQuery(eventId);
