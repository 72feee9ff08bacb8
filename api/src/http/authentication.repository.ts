import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

export const createAuthenticationRepository = (db: Queryable) => ({
  /**
   * The customer of a login, unless the password has changed since.
   * @param issuedAt the moment of the login, in seconds since 1970
   */
  customerOf: (customerId: number, issuedAt: number | undefined) =>
    db
      .selectFrom('customer')
      .select('id')
      .where('id', '=', customerId)
      .where(sql<boolean>`date_trunc('second', password_changed_at) <= to_timestamp(${issuedAt})`)
      .executeTakeFirst(),
});
