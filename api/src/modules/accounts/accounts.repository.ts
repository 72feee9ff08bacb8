import type { CountryCode, Gender, Language, ProfileInput } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { isThere } from '../../database/affected-rows.ts';
import type { TokenPurpose } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';

export interface Customer {
  id: number;
  email: string;
  /** New address that awaits confirmation. */
  pendingEmail: string | null;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  countryCode: CountryCode;
  language: Language;
  rut: string | null;
  gender: Gender | null;
  verified: boolean;
  blocked: boolean;
}

const columns = [
  'id',
  'email',
  sql<string | null>`CASE WHEN pending_email_until > now() THEN pending_email END`.as('pendingEmail'),
  'password_hash as passwordHash',
  'first_name as firstName',
  'last_name as lastName',
  'phone_number as phoneNumber',
  'country_code as countryCode',
  'language',
  'rut',
  'gender',
  sql<boolean>`verified_at IS NOT NULL`.as('verified'),
  sql<boolean>`blocked_at IS NOT NULL`.as('blocked'),
] as const;

export interface NewCustomer extends Omit<Customer, 'id' | 'pendingEmail' | 'rut' | 'gender' | 'verified' | 'blocked'> {
  /** Absent for accounts created by staff. */
  birthday?: string;
}

/** A new customer as a row. */
export const storedCustomer = (customer: NewCustomer) => ({
  email: customer.email,
  password_hash: customer.passwordHash,
  first_name: customer.firstName,
  last_name: customer.lastName,
  phone_number: customer.phoneNumber,
  country_code: customer.countryCode,
  language: customer.language,
  birthday: customer.birthday,
});

export function createAccountsRepository(db: Queryable) {
  // Excludes deleted accounts, which keep only what their orders reference.
  const customers = db.selectFrom('customer').select(columns).where('deleted_at', 'is', null);

  return {
    byEmail: (email: string): Promise<Customer | undefined> => customers.where('email', '=', email).executeTakeFirst(),

    byId: (id: number): Promise<Customer | undefined> => customers.where('id', '=', id).executeTakeFirst(),

    /** @returns the id of the new customer, or undefined when the e-mail is taken */
    async add(customer: NewCustomer) {
      const added = await db
        .insertInto('customer')
        .values(storedCustomer(customer))
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** Saves everything except the e-mail, which changes once the new one is confirmed. */
    saveProfile: (
      id: number,
      {
        firstName,
        lastName,
        phoneNumber,
        rut,
        gender,
      }: Omit<ProfileInput, 'email' | 'documentCountry' | 'currentPassword'>,
    ) =>
      db
        .updateTable('customer')
        .set({
          first_name: firstName,
          last_name: lastName,
          phone_number: phoneNumber,
          rut: rut ?? null,
          gender: gender ?? null,
        })
        .where('id', '=', id)
        .execute(),

    /** @param email confirmed by a token of purpose `email` */
    addToken: (hash: string, purpose: TokenPurpose, customerId: number, ttlSeconds: number, email?: string) =>
      db
        .insertInto('account_token')
        .values({
          hash,
          purpose,
          customer_id: customerId,
          email: email ?? null,
          expires_at: sql<Date>`now() + make_interval(secs => ${ttlSeconds})`,
        })
        .execute(),

    /** Marks the token as used. @returns its customer, or undefined when it is unknown, used or expired */
    useToken: (hash: string, purpose: TokenPurpose) =>
      db
        .updateTable('account_token')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['customer_id as customerId', 'email'])
        .executeTakeFirst(),

    /** Tells whether a verification link, used or expired, belongs to an account that is verified by now. */
    hasVerified: (hash: string) =>
      isThere(
        db
          .selectFrom('account_token as token')
          .innerJoin('customer', 'customer.id', 'token.customer_id')
          .select('customer.id')
          .where('token.hash', '=', hash)
          .where('token.purpose', '=', 'verify')
          .where('customer.verified_at', 'is not', null),
      ),

    verify: (id: number) =>
      db
        .updateTable('customer')
        .set(({ fn }) => ({ verified_at: fn.coalesce('verified_at', now) }))
        .where('id', '=', id)
        .execute(),

    /**
     * Saves the password. Invalidates access tokens from before sessions existed, reset links and pending e-mail
     * changes.
     */
    async changePassword(id: number, passwordHash: string) {
      await db
        .updateTable('customer')
        .set({
          password_hash: passwordHash,
          password_changed_at: now,
          pending_email: null,
          pending_email_until: null,
        })
        .where('id', '=', id)
        .execute();
      await db
        .updateTable('account_token')
        .set({ used_at: now })
        .where('customer_id', '=', id)
        .where('purpose', '=', 'reset')
        .where('used_at', 'is', null)
        .execute();
    },
  };
}
