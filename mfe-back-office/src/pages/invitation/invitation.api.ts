import type { RecoveryCodes, StaffInvitation, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { mutationHook, queryHook } from '../../kit/resource.ts';

interface Acceptance {
  token: string;
  password: string;
  code: string;
}

const path = '/staff-api/invitation';

export const useInvitation = queryHook<StaffInvitation, { token: string }>(path, undefined, { fresh: false });
export const useAccept = mutationHook<StaffLogin & RecoveryCodes, Acceptance>(`POST ${path}`);
