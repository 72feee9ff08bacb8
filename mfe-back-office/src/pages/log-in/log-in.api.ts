import type { StaffChallenge, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { mutationHook } from '../../kit/resource.ts';

export const useLogIn = mutationHook<StaffChallenge, { email: string; password: string }>('POST /staff-api/login');
export const useConfirmCode = mutationHook<StaffLogin, { challenge: string; code: string }>(
  'POST /staff-api/login/code',
);
