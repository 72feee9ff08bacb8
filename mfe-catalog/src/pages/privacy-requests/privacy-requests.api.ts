import type { PrivacyRequestInput } from '@idavuelta/shared/contracts';
import { platformApi } from '@idavuelta/shared/queries';

interface Registered {
  number: number;
  /** Last day for the answer, `YYYY-MM-DD`. */
  dueOn: string;
}

const privacyRequestsApi = platformApi.injectEndpoints({
  endpoints: (build) => ({
    makePrivacyRequest: build.mutation<{ confirmed?: Registered }, PrivacyRequestInput>({
      query: (data) => ({ method: 'POST', url: '/privacy-requests', data }),
    }),
    confirmPrivacyRequest: build.mutation<Registered, string>({
      query: (token) => ({ method: 'POST', url: '/privacy-requests/confirm', data: { token } }),
    }),
  }),
  overrideExisting: true,
});

export const { useMakePrivacyRequestMutation, useConfirmPrivacyRequestMutation } = privacyRequestsApi;
