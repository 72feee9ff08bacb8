import { platformApi } from '@idavuelta/shared/queries';
import type { PickUps } from '../contracts/index.ts';

export interface PickUpsQuery {
  eventId: number;
  eventDateId?: number;
  /** `YYYY-MM-DD` in the event's time zone, of an event whose day the buyer picks. */
  date?: string;
}

/** Pick-up times of a departure. The event's page and its wizard share the cached response. */
export const pickUpsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    pickUps: build.query<PickUps, PickUpsQuery>({
      query: ({ eventId, ...params }) => ({ url: `/events/${eventId}/pick-ups`, params }),
      keepUnusedDataFor: 300,
    }),
  }),
  overrideExisting: true,
});

export const { usePickUpsQuery } = pickUpsApi;
