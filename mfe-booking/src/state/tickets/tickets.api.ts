import type { Category, Province, Waiting } from '@idavuelta/shared/contracts';
import { bookingApi } from '../api.ts';
import { withReserved } from '../waiting/reserved.ts';

/** Stock belongs to a date or, when the buyer picks the day of an event, to the day. */
export interface CategoriesQuery {
  eventId: number;
  eventDateId?: number;
  /** `YYYY-MM-DD` in the event's time zone. */
  date?: string;
  /** Units reserved for the visitor on that date, in addition to the free ones. */
  reserved?: Waiting['seatPool'];
}

export const ticketsApi = bookingApi.injectEndpoints({
  endpoints: (build) => ({
    bookingCategories: build.query<Category[], CategoriesQuery>({
      query: ({ eventId, reserved: _, ...date }) => ({ url: `/events/${eventId}/product-variant`, params: date }),
      transformResponse: (categories: Category[], _, { reserved }) =>
        reserved ? withReserved(categories, reserved) : categories,
      providesTags: ['Variants'],
    }),
    /** The state of a waiting-list entry, by the secret of the link in its mail. */
    bookingWaiting: build.query<Waiting, string>({
      query: (token) => ({ url: '/waiting-list', params: { token } }),
      // an order uses up its entry
      providesTags: ['Variants'],
    }),
    bookingProvinces: build.query<Province[], number>({
      query: (eventId) => ({ url: `/provinces/by-event/${eventId}` }),
    }),
  }),
});

export const useWaiting = ticketsApi.useBookingWaitingQuery;

export const useProvinces = (eventId: number) => ticketsApi.useBookingProvincesQuery(eventId);
