import type { Session } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

const url = '/shop-api/sessions';

const sessionsApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountSessions: build.query<Session[], void>({ query: () => ({ url }), providesTags: ['Sessions'] }),
    accountEndSession: build.mutation<unknown, string>({
      query: (id) => ({ method: 'DELETE', url: `${url}/${encodeURIComponent(id)}` }),
      invalidatesTags: ['Sessions'],
    }),
    accountEndOtherSessions: build.mutation<unknown, void>({
      query: () => ({ method: 'DELETE', url }),
      invalidatesTags: ['Sessions'],
    }),
  }),
});

// logins happen elsewhere: cached data may be out of date
export const useSessions = () => sessionsApi.useAccountSessionsQuery(undefined, { refetchOnMountOrArgChange: true });

export const { useAccountEndSessionMutation: useEndSession, useAccountEndOtherSessionsMutation: useEndOtherSessions } =
  sessionsApi;
