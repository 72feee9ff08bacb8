import type {
  CountryCode,
  EventDetail,
  EventFilters,
  EventSummary,
  EventType,
  ListPage,
  RecommendedEvent,
} from '@idavuelta/shared/contracts';
import { cursorPages, platformApi } from '@idavuelta/shared/queries';

export interface EventsQuery extends EventFilters {
  type: EventType;
  country: CountryCode;
}

export interface SearchQuery extends EventFilters {
  text: string;
  /** Equally good results from the visitor's country come first. */
  country: CountryCode;
}

export interface EventQuery {
  /** Slug, or the id from navigation state. */
  name: string;
  /** Whether the visitor is logged in: the event is then fetched with the token, so that invited guests see it. */
  authenticated: boolean;
}

const seconds = 60;

export const eventsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    events: build.infiniteQuery<ListPage<EventSummary>, EventsQuery, string>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { country, ...query }, pageParam }) => ({
        url: '/events',
        params: { ...query, 'country-code': country, cursor: pageParam || undefined },
        page: true,
      }),
      keepUnusedDataFor: 5 * seconds,
    }),
    recommended: build.query<RecommendedEvent[], CountryCode>({
      query: (country) => ({ url: '/recommended-events', params: { 'country-code': country } }),
      keepUnusedDataFor: 5 * seconds,
    }),
    search: build.infiniteQuery<ListPage<EventSummary>, SearchQuery, string>({
      infiniteQueryOptions: cursorPages,
      query: ({ queryArg: { text, country, ...filters }, pageParam }) => ({
        url: '/search',
        params: { q: text, ...filters, 'country-code': country, cursor: pageParam || undefined },
        page: true,
      }),
    }),
    event: build.query<EventDetail, EventQuery>({
      async queryFn({ name, authenticated }, _api, _options, baseQuery) {
        const path = encodeURIComponent(name);
        const invited = authenticated ? await baseQuery({ url: `/api/events/${path}` }) : undefined;
        const result = invited?.data ? invited : await baseQuery({ url: `/events/${path}` });
        return result.error ? { error: result.error } : { data: result.data as EventDetail };
      },
      keepUnusedDataFor: 5 * seconds,
    }),
  }),
  overrideExisting: true,
});

export const { useEventsInfiniteQuery, useRecommendedQuery, useSearchInfiniteQuery, useEventQuery } = eventsApi;
