import type { StaffAccount, StaffSession } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { backOfficeApi, byStaff } from './staff-api.ts';

const accountApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeAccount: build.query<StaffAccount, void>({
      query: byStaff(() => ({ url: '/staff-api/account' })),
      transformResponse: (account: StaffAccount) => {
        staffSession.resume(account.csrfToken);
        return account;
      },
      providesTags: ['BackOfficeAccount'],
    }),
    backOfficeLogOut: build.mutation<unknown, void>({
      query: byStaff(() => ({ method: 'POST', url: '/staff-api/logout' })),
    }),
    backOfficeSessions: build.query<StaffSession[], void>({
      query: byStaff(() => ({ url: '/staff-api/account/sessions' })),
      providesTags: ['BackOfficeSessions'],
    }),
    backOfficeEndSession: build.mutation<unknown, string>({
      query: byStaff((id) => ({ method: 'DELETE', url: `/staff-api/account/sessions/${encodeURIComponent(id)}` })),
      invalidatesTags: ['BackOfficeSessions'],
    }),
    backOfficePassword: build.mutation<unknown, { current: string; password: string }>({
      query: byStaff((data) => ({ method: 'PUT', url: '/staff-api/account/password', data })),
      invalidatesTags: ['BackOfficeSessions'],
    }),
    backOfficeRecoveryCodes: build.mutation<{ recoveryCodes: string[] }, { code: string }>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/account/recovery-codes', data })),
      invalidatesTags: ['BackOfficeAccount'],
    }),
  }),
});

// logins happen elsewhere: cached data may be out of date
export const useSessions = () => accountApi.useBackOfficeSessionsQuery(undefined, { refetchOnMountOrArgChange: true });

export const {
  useBackOfficeAccountQuery: useAccount,
  useBackOfficeLogOutMutation: useLogOut,
  useBackOfficeEndSessionMutation: useEndSession,
  useBackOfficePasswordMutation: useChangePassword,
  useBackOfficeRecoveryCodesMutation: useRenewRecoveryCodes,
} = accountApi;
