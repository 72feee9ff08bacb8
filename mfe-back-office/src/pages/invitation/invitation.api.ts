import type { RecoveryCodes, StaffInvitation, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { backOfficeApi, byStaff } from '../../session/staff-api.ts';

interface Acceptance {
  token: string;
  password: string;
  code: string;
}

const url = '/staff-api/invitation';

const invitationApi = backOfficeApi.injectEndpoints({
  endpoints: (build) => ({
    backOfficeInvitation: build.query<StaffInvitation, string>({
      query: byStaff((token) => ({ url, params: { token } })),
    }),
    backOfficeAccept: build.mutation<StaffLogin & RecoveryCodes, Acceptance>({
      query: byStaff((data) => ({ method: 'POST', url, data })),
    }),
  }),
});

export const { useBackOfficeInvitationQuery: useInvitation, useBackOfficeAcceptMutation: useAccept } = invitationApi;
