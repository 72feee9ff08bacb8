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

/** Maximum number of search results; a longer text narrows them down. */
const maxFound = 50;

export type Resent = 'sent' | 'verified' | 'unknown';

export type CustomersForStaff = ReturnType<typeof createCustomersForStaff>;

export function createCustomersForStaff({ db, jobs }: { db: Database; jobs: Jobs }) {
  const setBlocked = (email: string, blocked: boolean, { actor, reason }: { actor: string; reason: string }) =>
    db.transaction().execute(async (tx) => {
      const customerId = await createCustomersForStaffRepository(tx).setBlocked(email, blocked);
      if (customerId === undefined) return false;
      if (blocked) await endAllSessions(tx, customerId);
      // The audit names the customer by id: it outlives the account, and the address must not.
      const action = blocked ? 'block-customer' : 'unblock-customer';
      await createAuditRepository(tx).add({ actor, action, subject: `customer:${customerId}`, detail: { reason } });
      return true;
    });

  return {
    /**
     * Finds customers by address, name or phone, newest first, up to fifty.
     * @param options.namesOnly searches names only, so that guessing does not reveal addresses and phones
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
     * Creates an account for a caller, who gets a mail to set a password. Its link also verifies the address.
     * @returns its id @throws EMAIL_TAKEN, VALIDATION_FAILED
     */
    async add({ email, phoneNumber, ...customer }: NewCustomer, actor: StaffActor): Promise<number> {
      // A random password that no one knows: the mailed link is the only way in.
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

    /**
     * Blocks a customer and ends all sessions; the next login shows the reason.
     * @returns whether they were not blocked yet
     */
    block: (email: string, by: { actor: string; reason: string }) => setBlocked(email, true, by),

    /** Sends a new verification link, valid for 24 hours, unless the account is verified. */
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
