import { query } from '@idavuelta/api/database/database.ts';
import { currentCode } from '@idavuelta/api/modules/staff-accounts/one-time-codes.ts';
import { staffSecret } from '@idavuelta/demo/catalogue/staff.ts';
import { withDatabase } from '../test-site/database.ts';

/**
 * Passes `logIn` the current code of a demo account. A code works once: log-ins of the same account take turns, and the
 * API is made to forget the last code.
 */
export const withStaffCode = (email: string, logIn: (code: string) => Promise<void>) =>
  withDatabase(async (db) => {
    // held for as long as this single connection exists
    await query(db, 'SELECT pg_advisory_lock(hashtext($1))', [email]);
    await query(db, 'UPDATE staff_user SET totp_period = 0 WHERE email = $1', [email]);
    await logIn(currentCode(staffSecret));
  });
