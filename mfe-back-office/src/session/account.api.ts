import type { StaffAccount, StaffSession } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { reading, writing } from '../kit/resource.ts';

const path = '/staff-api/account';

export const useAccount = reading<StaffAccount>(path, 'BackOfficeAccount', {
  fresh: false,
  transformResponse: (account: StaffAccount) => {
    staffSession.resume(account.csrfToken);
    return account;
  },
});
export const useLogOut = writing<unknown>('POST /staff-api/logout');
export const useSessions = reading<StaffSession[]>(`${path}/sessions`, 'BackOfficeSessions');
export const useEndSession = writing<unknown, string>(`DELETE ${path}/sessions/:id`, ['BackOfficeSessions']);
export const useChangePassword = writing<unknown, { current: string; password: string }>(`PUT ${path}/password`, [
  'BackOfficeSessions',
]);
export const useRenewRecoveryCodes = writing<{ recoveryCodes: string[] }, { code: string }>(
  `POST ${path}/recovery-codes`,
  ['BackOfficeAccount'],
);
