import { cleanEmail } from '@idavuelta/shared/contracts/text';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { endAllSessions } from '../sessions/sessions.service.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { createCustomersForStaffRepository } from './customers-for-staff.repository.ts';

/** Most results of a search; a longer name finds fewer. */
const maxFound = 50;

/** What became of a request to send the link of a new account again. */
export type Resent = 'sent' | 'verified' | 'unknown';

/** Customers, for staff. */
export function createCustomersForStaff({ db, jobs }: { db: Database; jobs: Jobs }) {
  const setBlocked = (email: string, blocked: boolean, { actor, reason }: { actor: string; reason: string }) =>
    db.transaction().execute(async (tx) => {
      const customerId = await createCustomersForStaffRepository(tx).setBlocked(email, blocked);
      if (customerId === undefined) return false;
      if (blocked) await endAllSessions(tx, customerId);
      // By the id: the audit outlives the account, and the address must not.
      const action = blocked ? 'block-customer' : 'unblock-customer';
      await createAuditRepository(tx).add({ actor, action, subject: `customer:${customerId}`, detail: { reason } });
      return true;
    });

  return {
    /** Those whose address or name has the text, the newest first, fifty at most. */
    find: (text: string) => createCustomersForStaffRepository(db).find(text, maxFound),

    /** Logs a customer out everywhere; logging in tells them that they are blocked. @returns whether they were not blocked yet */
    block: (email: string, by: { actor: string; reason: string }) => setBlocked(email, true, by),

    /** Sends the verification link again: a new one, for 24 hours. A verified account gets none. */
    resend: (email: string, actor: string): Promise<Resent> =>
      db.transaction().execute(async (tx) => {
        const customer = await createAccountsRepository(tx).byEmail(cleanEmail(email).toLowerCase());
        if (!customer) return 'unknown';
        if (customer.verified) return 'verified';
        await jobs.send('send-mail', { kind: 'verify-account', customerId: customer.id }, { tx });
        const subject = `customer:${customer.id}`;
        await createAuditRepository(tx).add({ actor, action: 'resend-verification', subject });
        return 'sent';
      }),

    /** @returns whether they were blocked */
    unblock: (email: string, by: { actor: string; reason: string }) => setBlocked(email, false, by),
  };
}
