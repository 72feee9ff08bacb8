import type { CountryCode, Gender, Language, ProfileInput } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';

export interface Customer {
  id: number;
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  countryCode: CountryCode;
  language: Language;
  rut: string | null;
  gender: Gender | null;
  verified: boolean;
}

export type TokenPurpose = 'verify' | 'reset';

const columns = `id, email, password_hash AS "passwordHash", first_name AS "firstName", last_name AS "lastName",
  phone_number AS "phoneNumber", country_code AS "countryCode", language, rut, gender,
  verified_at IS NOT NULL AS verified`;

export interface NewCustomer extends Omit<Customer, 'id' | 'rut' | 'gender' | 'verified'> {
  birthday: string;
}

export function createAccountsRepository(db: Queryable) {
  return {
    byEmail: async (email: string) =>
      first(await query<Customer>(db, `SELECT ${columns} FROM customer WHERE email = $1`, [email])),

    byId: async (id: number) => first(await query<Customer>(db, `SELECT ${columns} FROM customer WHERE id = $1`, [id])),

    /** @returns the id of the new customer, or undefined when the e-mail is taken */
    async add(customer: NewCustomer) {
      const rows = await query<{ id: number }>(
        db,
        `INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, birthday)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (email) DO NOTHING RETURNING id`,
        [
          customer.email,
          customer.passwordHash,
          customer.firstName,
          customer.lastName,
          customer.phoneNumber,
          customer.countryCode,
          customer.language,
          customer.birthday,
        ],
      );
      return first(rows)?.id;
    },

    /** @returns false when another customer has the e-mail */
    async saveProfile(id: number, profile: ProfileInput) {
      const rows = await query(
        db,
        `UPDATE customer SET email = $2, first_name = $3, last_name = $4, phone_number = $5, rut = $6, gender = $7
         WHERE id = $1 AND NOT EXISTS (SELECT FROM customer WHERE email = $2 AND id <> $1) RETURNING id`,
        [
          id,
          profile.email,
          profile.firstName,
          profile.lastName,
          profile.phoneNumber,
          profile.rut ?? null,
          profile.gender ?? null,
        ],
      );
      return rows.length > 0;
    },

    addToken: (hash: string, purpose: TokenPurpose, customerId: number, ttlSeconds: number) =>
      query(
        db,
        `INSERT INTO account_token (hash, purpose, customer_id, expires_at)
         VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
        [hash, purpose, customerId, ttlSeconds],
      ),

    /** Marks the token as used. @returns the id of its customer, or undefined when it is unknown, used or expired */
    async useToken(hash: string, purpose: TokenPurpose) {
      const rows = await query<{ customerId: number }>(
        db,
        `UPDATE account_token SET used_at = now()
         WHERE hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > now()
         RETURNING customer_id AS "customerId"`,
        [hash, purpose],
      );
      return first(rows)?.customerId;
    },

    verify: (id: number) =>
      query(db, 'UPDATE customer SET verified_at = COALESCE(verified_at, now()) WHERE id = $1', [id]),

    /** Saves the password. Earlier logins and reset links of the customer become invalid. */
    async changePassword(id: number, passwordHash: string) {
      await query(db, 'UPDATE customer SET password_hash = $2, password_changed_at = now() WHERE id = $1', [
        id,
        passwordHash,
      ]);
      await query(
        db,
        `UPDATE account_token SET used_at = now() WHERE customer_id = $1 AND purpose = 'reset' AND used_at IS NULL`,
        [id],
      );
    },
  };
}
