import type { PasswordChange } from '@idavuelta/shared/contracts';
import { accountApi } from '../../state/api.ts';

export const { useAccountChangePasswordMutation: useChangePassword } = accountApi.injectEndpoints({
  endpoints: (build) => ({
    accountChangePassword: build.mutation<unknown, PasswordChange>({
      query: (data) => ({ method: 'PUT', url: '/shop-api/me/password', data }),
      // a pending change of the e-mail address is cancelled
      invalidatesTags: ['Sessions', 'Profile'],
    }),
  }),
});
