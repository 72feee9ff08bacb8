import { sql } from 'kysely';
import { affectsRow } from '../../database/affected-rows.ts';
import { now, type Queryable } from '../../database/database.ts';

interface NewInvitation {
  userId: number;
  tokenHash: string;
  /** Encrypted. */
  totpSecret: string;
  seconds: number;
}

export const createInvitationsRepository = (db: Queryable) => ({
  /** Stores an invitation and invalidates the link of an earlier one. */
  put: ({ userId, tokenHash, totpSecret, seconds }: NewInvitation) => {
    const expires_at = sql<Date>`now() + make_interval(secs => ${seconds})`;
    const values = { token_hash: tokenHash, totp_secret: totpSecret, expires_at };
    return db
      .insertInto('staff_invitation')
      .values({ staff_user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('staff_user_id').doUpdateSet(values))
      .execute();
  },

  find: (tokenHash: string) =>
    db
      .selectFrom('staff_invitation as i')
      .innerJoin('staff_user as u', 'u.id', 'i.staff_user_id')
      .select(['u.id as userId', 'u.email', 'u.name', 'u.role', 'u.language', 'i.totp_secret as totpSecret'])
      .where('i.token_hash', '=', tokenHash)
      .where('i.expires_at', '>', now)
      .where('u.blocked_at', 'is', null)
      .executeTakeFirst(),

  /** Invalidates the person's current invitation link. */
  withdraw: (userId: number) => db.deleteFrom('staff_invitation').where('staff_user_id', '=', userId).execute(),

  /** @returns whether it was still there */
  use: (tokenHash: string) => affectsRow(db.deleteFrom('staff_invitation').where('token_hash', '=', tokenHash)),
});
