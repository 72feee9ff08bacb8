import type { EventSummary } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

export const otherEventsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    otherEvents: build.query<EventSummary[], string>({
      query: (slug) => ({ url: `/events/${encodeURIComponent(slug)}/others` }),
    }),
  }),
  overrideExisting: true,
});

export const { useOtherEventsQuery } = otherEventsApi;
