/** `npm run staff-code`: the code that the authenticator app of the demo's staff would show now. */
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffSecret } from './catalogue/staff.ts';

console.log(currentCode(staffSecret));
