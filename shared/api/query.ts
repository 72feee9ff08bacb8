import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import type { ApiClient, ApiRequest } from './client.ts';
import { type ApiProblem, toApiError } from './errors.ts';

/** What the store hands to every query; one per store, so that a server can keep one store per request. */
export interface QueryContext {
  client: ApiClient;
}

/** Kinds of server data that an event or a change makes stale. */
export const tags = ['Profile', 'Purchases', 'Event', 'Variants', 'Friends', 'Addresses'] as const;

const askApi: BaseQueryFn<ApiRequest, unknown, ApiProblem> = async (request, { extra }) => {
  try {
    return { data: await (extra as QueryContext).client(request) };
  } catch (error) {
    return { error: toApiError(error) };
  }
};

/** The one RTK Query api; each module injects the endpoints it needs. */
export const platformApi = createApi({
  reducerPath: 'api',
  tagTypes: tags,
  refetchOnReconnect: false,
  baseQuery: askApi,
  endpoints: () => ({}),
});
