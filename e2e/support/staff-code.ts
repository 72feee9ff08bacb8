import { query } from '@idavuelta/api/database/database.ts';
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffSecret } from '@idavuelta/demo/catalogue/staff.ts';
import { withDatabase } from '../test-site/database.ts';

/**
 * Gives `logIn` the code of this half minute for somebody of the demo. A code works once: log-ins of the same account
 * take turns, and the API forgets which code was the last.
 */
export const withStaffCode = (email: string, logIn: (code: string) => Promise<void>) =>
  withDatabase(async (db) => {
    // for as long as the only connection is there
    await query(db, 'SELECT pg_advisory_lock(hashtext($1))', [email]);
    await query(db, 'UPDATE staff_user SET totp_period = 0 WHERE email = $1', [email]);
    await logIn(currentCode(staffSecret));
  });
