import { sql } from 'kysely';
import { affectsRow } from '../../../database/affected-rows.ts';
import { ago, now, type Queryable } from '../../../database/database.ts';

export interface FailureLimits {
  /** Number of failures from which attempts are delayed. */
  failures: number;
  /** Failures expire after this many seconds without a new one. */
  windowSeconds: number;
  maxDelaySeconds: number;
}

export function createLoginAttemptsRepository(db: Queryable, limits: FailureLimits) {
  const { failures: limit, windowSeconds, maxDelaySeconds } = limits;
  const counted = sql`CASE WHEN f.last_at < now() - make_interval(secs => ${windowSeconds}) THEN 1 ELSE f.failures + 1 END`;
  /** No delay below the limit, one second at it, doubling with each further failure. */
  const next = sql`CASE WHEN ${counted} < ${limit} THEN '-infinity'::timestamptz
    ELSE now() + make_interval(secs => least(${maxDelaySeconds}::int, 2 ^ least(${counted} - ${limit}, 16))) END`;

  return {
    /**
     * Counts an attempt as failed in advance, unless it must still wait. Allows only one of several concurrent
     * attempts.
     * @returns whether the attempt is allowed
     */
    async begin(account: string) {
      const { rows } = await sql`
        INSERT INTO login_failure AS f (account, failures, last_at, next_at) VALUES (${account}, 1, now(), '-infinity')
        ON CONFLICT (account) DO UPDATE SET failures = ${counted}, last_at = now(), next_at = ${next}
        WHERE f.next_at <= now() RETURNING f.account`.execute(db);
      return rows.length > 0;
    },

    /** Takes the counted failure back. */
    succeeded: (account: string) =>
      db
        .updateTable('login_failure')
        .set((eb) => ({ failures: eb('failures', '-', 1) }))
        .where('account', '=', account)
        .where('failures', '>', 0)
        .execute(),

    /** Counts a failure outside the delay, from a known network. */
    count: (account: string) =>
      sql`INSERT INTO login_failure AS f (account, failures, last_at, next_at) VALUES (${account}, 1, now(), '-infinity')
        ON CONFLICT (account) DO UPDATE SET failures = ${counted}, last_at = now()`.execute(db),

    /** Returns the seconds until an attempt is allowed, rounded up. */
    async secondsLeft(account: string) {
      const delayed = await db
        .selectFrom('login_failure')
        .select(['next_at as nextAt', now.as('readAt')])
        .where('account', '=', account)
        .where('next_at', '>', now)
        .executeTakeFirst();
      return delayed ? Math.max(1, Math.ceil((delayed.nextAt.getTime() - delayed.readAt.getTime()) / 1000)) : 1;
    },

    /** Marks the owner as notified of too many failures, at most once a day. @returns whether to notify them */
    markNotified: (account: string) =>
      affectsRow(
        db
          .updateTable('login_failure')
          .set({ told_at: now })
          .where('account', '=', account)
          .where('failures', '>=', limit)
          .where(({ eb, or }) => or([eb('told_at', 'is', null), eb('told_at', '<', ago('1 day'))])),
      ),

    /** Deletes expired rows. */
    async deleteExpired() {
      await db
        .deleteFrom('login_failure')
        .where('last_at', '<', ago('1 day'))
        .where(({ eb, or }) => or([eb('told_at', 'is', null), eb('told_at', '<', ago('1 day'))]))
        .execute();
    },
  };
}
