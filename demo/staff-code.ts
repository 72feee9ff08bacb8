/** `npm run staff-code`: prints the current code of the demo staff's authenticator app. */
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffSecret } from './catalogue/staff.ts';

console.log(currentCode(staffSecret));
