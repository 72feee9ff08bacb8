import type { Language } from '@idavuelta/shared/contracts';
import type { StaffAccount, StaffSession } from '@idavuelta/shared/contracts/staff';
import { staffSession } from '@idavuelta/shared/staff-session';
import { mutationHook, queryHook } from '../kit/resource.ts';

const path = '/staff-api/account';

export const useAccount = queryHook<StaffAccount>(path, 'BackOfficeAccount', {
  fresh: false,
  transformResponse: (account: StaffAccount) => {
    staffSession.resume(account.csrfToken);
    return account;
  },
});
export const useLogOut = mutationHook<unknown>('POST /staff-api/logout');
export const useSessions = queryHook<StaffSession[]>(`${path}/sessions`, 'BackOfficeSessions');
export const useEndSession = mutationHook<unknown, string>(`DELETE ${path}/sessions/:id`, ['BackOfficeSessions']);
export const useChangePassword = mutationHook<unknown, { current: string; password: string }>(`PUT ${path}/password`, [
  'BackOfficeSessions',
]);
export const useChangeLanguage = mutationHook<unknown, { language: Language }>(`PUT ${path}/language`, [
  'BackOfficeAccount',
]);
export const useRenewRecoveryCodes = mutationHook<{ recoveryCodes: string[] }, { code: string }>(
  `POST ${path}/recovery-codes`,
  ['BackOfficeAccount'],
);
