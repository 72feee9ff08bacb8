import { platformApi } from '@idavuelta/shared/queries';
import type { NewPassword } from './recovery.schema.ts';

interface PasswordReset extends NewPassword {
  /** From the link in the e-mail; valid once. */
  token: string;
}

export const { useAccountResetPasswordMutation: useResetPassword } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    accountResetPassword: build.mutation<unknown, PasswordReset>({
      query: ({ token, ...data }) => ({ method: 'POST', url: '/reset-password', params: { token }, data }),
    }),
  }),
});
