import { ago, now, type Queryable } from '../database/database.ts';
import { loginOf } from './login.ts';

/** Content of a token. */
export interface Login {
  customerId: number;
  /** Seconds since 1970. */
  issuedAt: number | undefined;
  /** Absent in tokens from before sessions existed, which are valid until they expire. */
  sessionId?: string;
}

export const createAuthenticationRepository = (db: Queryable) => ({
  /** Returns the customer of a login, unless its session was ended or the password has changed since. */
  async customerOf({ customerId, issuedAt, sessionId }: Login) {
    const row = await db
      .selectFrom('customer as c')
      .leftJoin('session as s', (join) =>
        join
          .on('s.id', '=', sessionId ?? null)
          .onRef('s.customer_id', '=', 'c.id')
          .on('s.expires_at', '>', now),
      )
      .select(['c.id', 'c.password_changed_at as passwordChangedAt', 's.last_seen_at as lastSeenAt', now.as('readAt')])
      .where('c.id', '=', customerId)
      .where('c.blocked_at', 'is', null)
      .where('c.deleted_at', 'is', null)
      .executeTakeFirst();
    return row && loginOf(row, { issuedAt, sessionId });
  },

  /** Records that a session is in use. */
  seen: (sessionId: string) =>
    db
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', sessionId)
      .where('last_seen_at', '<=', ago('1 hour'))
      .execute(),
});
