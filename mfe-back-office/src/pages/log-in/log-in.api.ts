import type { StaffChallenge, StaffLogin } from '@idavuelta/shared/contracts/staff';
import { writing } from '../../kit/resource.ts';

export const useLogIn = writing<StaffChallenge, { email: string; password: string }>('POST /staff-api/login');
export const useConfirmCode = writing<StaffLogin, { challenge: string; code: string }>('POST /staff-api/login/code');
