/**
 * The facade for server data, separate from `platform` and loaded with the first module that needs it. The shell and
 * the ticket check call the API without it, which saves a driver's phone 12 KB.
 */
import type { Store } from '@reduxjs/toolkit';
import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { type ApiProblem, type ApiRequest, type QueryContext, toApiError } from '../api/index.ts';
import type { ListPage } from '../contracts/index.ts';

/** For `build.infiniteQuery`: each page starts at the cursor of the one before. */
export const cursorPages = { initialPageParam: '', getNextPageParam: ({ next }: ListPage<unknown>) => next };

/** Returns the items of all pages so far. One that has moved to a later page meanwhile appears once. */
export function itemsOf<T extends { id: string | number }>({ pages }: { pages: ListPage<T>[] }): T[] {
  return [...new Map(pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()];
}

const apiBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiProblem> = async (request, { extra, signal }) => {
  try {
    return { data: await (extra as QueryContext).client({ signal, ...request }) };
  } catch (error) {
    return { error: toApiError(error) };
  }
};

/** The one RTK Query api; each module injects the endpoints it needs, and adds the tags of its own data. */
export const platformApi = createApi({
  reducerPath: 'api',
  refetchOnReconnect: false,
  baseQuery: apiBaseQuery,
  endpoints: () => ({}),
});

interface CachedQuery {
  endpointName: string;
  originalArgs?: unknown;
}

/**
 * Refetches cached queries. A failed call leaves the earlier data.
 * @param keys of the cache's entries
 * @returns a promise that resolves when every call has ended
 */
export async function refetch({ getState, dispatch }: Pick<Store, 'getState' | 'dispatch'>, keys: string[]) {
  const cached = (getState() as { api?: { queries: Record<string, CachedQuery | undefined> } }).api?.queries ?? {};
  const endpoints: Record<string, { initiate?: (args: unknown, options: object) => unknown }> = platformApi.endpoints;
  await Promise.all(
    keys.map((key) => {
      const query = cached[key];
      const initiate = query && endpoints[query.endpointName]?.initiate;
      return initiate && dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true }) as never);
    }),
  );
}
