import type { RecoveryCodes, StaffInvitation, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { reading, writing } from '../../kit/resource.ts';

interface Acceptance {
  token: string;
  password: string;
  code: string;
}

const path = '/staff-api/invitation';

export const useInvitation = reading<StaffInvitation, { token: string }>(path, undefined, { fresh: false });
export const useAccept = writing<StaffLogin & RecoveryCodes, Acceptance>(`POST ${path}`);
