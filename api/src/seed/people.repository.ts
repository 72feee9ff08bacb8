import { sql } from 'kysely';
import { now, type Queryable } from '../database/database.ts';
import { storedCustomer } from '../modules/accounts/accounts.repository.ts';
import type { SeedBankAccount, SeedCoupon, SeedCustomer } from './seed-content.ts';

/** Inserts customers, coupons and bank accounts. Existing rows are not changed. */
export const createPeopleRepository = (tx: Queryable) => ({
  addCustomer: (customer: Omit<SeedCustomer, 'password'>, passwordHash: string) =>
    tx
      .insertInto('customer')
      .values({ ...storedCustomer({ ...customer, passwordHash }), gender: customer.gender, verified_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Invites a customer to every event by invitation. */
  invite: (email: string, seats: number) =>
    tx
      .insertInto('event_invitation')
      .columns(['event_id', 'email', 'seats'])
      .expression(({ selectFrom, val }) =>
        selectFrom('event')
          .select(['id', val(email).as('email'), val(seats).as('seats')])
          .where('visibility', '=', 'invited'),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  addCoupon: ({ code, basisPoints, expired = false, usedUp = false }: SeedCoupon) =>
    tx
      .insertInto('coupon')
      .values({
        code,
        basis_points: basisPoints,
        expires_at: expired ? sql<Date>`now() - interval '1 day'` : null,
        max_uses: usedUp ? 1 : null,
        uses: usedUp ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  addBankAccount: ({ countryCode, bankName, accountId, accountType, holder, dni, email, currency }: SeedBankAccount) =>
    tx
      .insertInto('bank_account')
      .values({
        country_code: countryCode,
        bank_name: bankName,
        account_id: accountId,
        account_type: accountType,
        holder: holder ?? null,
        dni,
        email,
        currency,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
});
