import type { OwnPrivacyRequest, PersonalData } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

export const {
  useAccountFetchDataMutation: useFetchData,
  useAccountFetchPrivacyRequestsMutation: useFetchRequests,
  useAccountDeleteAccountMutation: useDeleteAccount,
} = accountApi.injectEndpoints({
  endpoints: (build) => ({
    // mutations, because they are fetched on request and not cached
    accountFetchData: build.mutation<PersonalData, void>({ query: () => ({ url: '/shop-api/me/data' }) }),
    accountFetchPrivacyRequests: build.mutation<OwnPrivacyRequest[], void>({
      query: () => ({ url: '/shop-api/me/privacy-requests' }),
    }),
    accountDeleteAccount: build.mutation<unknown, { password: string }>({
      query: (data) => ({ method: 'DELETE', url: '/shop-api/me', data }),
    }),
  }),
});
