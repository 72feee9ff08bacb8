import { first, type Queryable, query } from '../database/database.ts';

export const createAuthenticationRepository = (db: Queryable) => ({
  /**
   * The customer of a login, unless the password has changed since.
   * @param issuedAt the moment of the login, in seconds since 1970
   */
  customerOf: async (customerId: number, issuedAt: number | undefined) =>
    first(
      await query<{ id: number }>(
        db,
        `SELECT id FROM customer WHERE id = $1 AND date_trunc('second', password_changed_at) <= to_timestamp($2)`,
        [customerId, issuedAt],
      ),
    ),
});
