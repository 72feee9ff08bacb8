import { paymentType } from '@idavuelta/shared/contracts';
import { type Queryable, query } from '../database/database.ts';
import type { SeedBankAccount, SeedCoupon, SeedCustomer } from './seed-content.ts';

/** Writes customers, coupons and bank accounts. Rows that exist are not changed. */
export const createPeopleRepository = (tx: Queryable) => ({
  addCustomer: (customer: Omit<SeedCustomer, 'password'>, passwordHash: string) =>
    query(
      tx,
      `INSERT INTO customer (email, password_hash, first_name, last_name, phone_number, country_code, language, birthday,
         gender, verified_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, now()) ON CONFLICT DO NOTHING`,
      [
        customer.email,
        passwordHash,
        customer.firstName,
        customer.lastName,
        customer.phoneNumber,
        customer.countryCode,
        customer.language,
        customer.birthday,
        customer.gender,
      ],
    ),

  /** Invites a customer to every event that the organiser pays. */
  invite: (email: string) =>
    query(
      tx,
      `INSERT INTO event_invitation (event_id, email)
       SELECT id, $1 FROM event WHERE payment_type = ${paymentType.invited} ON CONFLICT DO NOTHING`,
      [email],
    ),

  addCoupon: ({ code, basisPoints, expired = false, usedUp = false }: SeedCoupon) =>
    query(
      tx,
      `INSERT INTO coupon (code, basis_points, expires_at, max_uses, uses)
       VALUES ($1, $2, CASE WHEN $3 THEN now() - interval '1 day' END, CASE WHEN $4 THEN 1 END, CASE WHEN $4 THEN 1 ELSE 0 END)
       ON CONFLICT DO NOTHING`,
      [code, basisPoints, expired, usedUp],
    ),

  addBankAccount: ({ countryCode, bankName, accountId, accountType, dni, email }: SeedBankAccount) =>
    query(
      tx,
      `INSERT INTO bank_account (country_code, bank_name, account_id, account_type, dni, email)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
      [countryCode, bankName, accountId, accountType, dni, email],
    ),
});
