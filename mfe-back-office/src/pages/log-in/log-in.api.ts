import type { StaffChallenge, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

const logInApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeLogIn: build.mutation<StaffChallenge, { email: string; password: string }>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/login', data })),
    }),
    backOfficeCode: build.mutation<StaffLogin, { challenge: string; code: string }>({
      query: byStaff((data) => ({ method: 'POST', url: '/staff-api/login/code', data })),
    }),
  }),
});

export const { useBackOfficeLogInMutation: useLogIn, useBackOfficeCodeMutation: useConfirmCode } = logInApi;
