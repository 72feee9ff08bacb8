import { platformApi } from '@idavuelta/shared/queries';

export const { useAccountResendVerificationMutation: useResendVerification } = platformApi.injectEndpoints({
  endpoints: (build) => ({
    accountResendVerification: build.mutation<unknown, { email: string }>({
      query: (data) => ({ method: 'POST', url: '/verify-account/resend', data }),
    }),
  }),
});
