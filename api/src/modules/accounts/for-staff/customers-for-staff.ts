import { maxCounted, type NewCustomer } from '@idavuelta/shared/contracts/staff';
import { cleanEmail } from '@idavuelta/shared/contracts/text';
import { Type } from 'typebox';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createCursor, momentKey, type PageQuery } from '../../../http/cursor.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { countStrictFirst, strictFirst } from '../../../matching/strict-first.ts';
import { typedWords, type WordPattern, wordPatterns } from '../../../matching/typed-words.ts';
import { endAllSessions } from '../../sessions/sessions.service.ts';
import { storedPhone } from '../account-checks.ts';
import { newToken } from '../account-tokens.ts';
import { createAccountsRepository } from '../accounts.repository.ts';
import { hashPassword } from '../passwords.ts';
import {
  type CustomerKeys,
  type CustomerSearch,
  createCustomersForStaffRepository,
  type FoundCustomer,
} from './customers-for-staff.repository.ts';

/** Maximum number of search results; a longer text narrows them down. */
const maxFound = 50;

const customerCursor = createCursor('customers', Type.Tuple([momentKey, Type.Integer()]));

export type Resent = 'sent' | 'verified' | 'unknown';

export type { FoundCustomer };
export type CustomersForStaff = ReturnType<typeof createCustomersForStaff>;

function toSearch(typed: string | undefined, forgiving: boolean, namesOnly: boolean): CustomerSearch {
  return { namesOnly, ...(typed !== undefined && { words: wordPatterns(typedWords(typed), forgiving) }) };
}

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

  /**
   * Finds a page of customers by address, name or phone, newest first. Customers with one typo in a word are
   * returned only when nothing matches exactly.
   * @param options.namesOnly searches names only, so that guessing does not reveal addresses and phones
   */
  async function page(text: string, { limit, cursor }: PageQuery, { namesOnly = false } = {}) {
    const after = customerCursor.read(cursor);
    const customers = createCustomersForStaffRepository(db);
    const rows = await strictFirst(text, (typed, forgiving) =>
      customers.find(toSearch(typed, forgiving, namesOnly), limit + 1, after),
    );
    return customerCursor.page(
      rows.map(({ at, ...item }) => ({ item, keys: [at, item.id] as CustomerKeys })),
      limit,
    );
  }

  return {
    /**
     * Finds customers by address, name or phone, newest first, up to fifty.
     * @param options.namesOnly as for a page
     */
    async find(text: string, { namesOnly = false } = {}) {
      const { items } = await page(text, { limit: maxFound }, { namesOnly });
      return items;
    },

    /** Counts customers that match, up to `maxCounted`. */
    count: (text: string, { namesOnly = false } = {}) =>
      countStrictFirst(text, (typed, forgiving) =>
        createCustomersForStaffRepository(db).count(toSearch(typed, forgiving, namesOnly), maxCounted),
      ),

    page,

    /** Finds the latest customers whose name, or also address and phone, has all words. */
    findTyped: (words: WordPattern[], { count, namesOnly }: { count: number; namesOnly: boolean }) =>
      createCustomersForStaffRepository(db).find({ words, namesOnly }, count),

    /** Leaves out customers that were deleted or blocked. */
    byIds: (ids: number[]) => createCustomersForStaffRepository(db).find({ ids, namesOnly: true }, ids.length),

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
