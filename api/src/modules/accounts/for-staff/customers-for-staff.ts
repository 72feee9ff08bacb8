import type { NewCustomer } from '@idavuelta/shared/contracts/staff';
import { cleanEmail } from '@idavuelta/shared/contracts/text';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { endAllSessions } from '../../sessions/sessions.service.ts';
import { storedPhone } from '../account-checks.ts';
import { newToken } from '../account-tokens.ts';
import { createAccountsRepository } from '../accounts.repository.ts';
import { hashPassword } from '../passwords.ts';
import { createCustomersForStaffRepository } from './customers-for-staff.repository.ts';

/** Most results of a search; a longer name finds fewer. */
const maxFound = 50;

/** What became of a request to send the link of a new account again. */
export type Resent = 'sent' | 'verified' | 'unknown';

export type CustomersForStaff = ReturnType<typeof createCustomersForStaff>;

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
    /**
     * Those whose address, name or phone has the text, the newest first, fifty at most.
     * @param options.namesOnly looks in names alone: guessing would tell the rest
     */
    find: (text: string, { namesOnly = false } = {}) =>
      createCustomersForStaffRepository(db).find(text.trim(), { count: maxFound, namesOnly }),

    /** @throws NOT_FOUND, also for a deleted account */
    async show(id: number) {
      const customer = await createCustomersForStaffRepository(db).byId(id);
      if (!customer) throw new AppError('NOT_FOUND');
      return customer;
    },

    /**
     * Makes an account for somebody on the telephone, who gets the mail that sets a password. Its link proves the address.
     * @returns its id @throws EMAIL_TAKEN, VALIDATION_FAILED
     */
    async add({ email, phoneNumber, ...customer }: NewCustomer, actor: StaffActor): Promise<number> {
      // Nobody knows it: the account is entered by the mailed link first.
      const passwordHash = await hashPassword(newToken());
      return db.transaction().execute(async (tx) => {
        const id = await createAccountsRepository(tx).add({
          ...customer,
          email: cleanEmail(email).toLowerCase(),
          phoneNumber: storedPhone(customer.countryCode, phoneNumber),
          passwordHash,
        });
        if (id === undefined) throw new AppError('EMAIL_TAKEN');
        await jobs.send('send-mail', { kind: 'reset-password', customerId: id }, { tx });
        await createAuditRepository(tx).add({ actor, action: 'add-customer', subject: `customer:${id}` });
        return id;
      });
    },

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
