import type { PersonalData } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

export const { useAccountFetchDataMutation: useFetchData, useAccountDeleteAccountMutation: useDeleteAccount } =
  accountApi.injectEndpoints({
    endpoints: (build) => ({
      // a mutation, because it is fetched on request and not cached
      accountFetchData: build.mutation<PersonalData, void>({ query: () => ({ url: '/shop-api/me/data' }) }),
      accountDeleteAccount: build.mutation<unknown, { password: string }>({
        query: (data) => ({ method: 'DELETE', url: '/shop-api/me', data }),
      }),
    }),
  });
