import type { PasswordChange } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

export const { useAccountChangePasswordMutation: useChangePassword } = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountChangePassword: build.mutation<unknown, PasswordChange>({
      query: (data) => ({ method: 'PUT', url: '/shop-api/me/password', data }),
      // A change of the address that waits for its confirmation is given up.
      invalidatesTags: ['Sessions', 'Profile'],
    }),
  }),
});
