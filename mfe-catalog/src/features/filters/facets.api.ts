import type { CountryCode, EventFacets, EventFilters, EventType } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

/** The list whose events are counted: those of a type, or the search results for a text. */
export type FacetsQuery = EventFilters & { country: CountryCode } & (
    | { type: EventType; text?: undefined }
    | { text: string; type?: undefined }
  );

const seconds = 60;

export const facetsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    facets: build.query<EventFacets, FacetsQuery>({
      query: ({ type, text, country, ...filters }) => ({
        url: text === undefined ? '/event-facets' : '/search/facets',
        params: { type, q: text, 'country-code': country, ...filters },
      }),
      keepUnusedDataFor: 5 * seconds,
    }),
  }),
  overrideExisting: true,
});

export const { useFacetsQuery } = facetsApi;
