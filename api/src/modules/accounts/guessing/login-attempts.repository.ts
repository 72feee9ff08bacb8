import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';

/** How failures of an account are counted. */
export interface FailureLimits {
  /** Failures from which on there is a delay. */
  failures: number;
  /** Failures are forgotten when there was none for so many seconds. */
  windowSeconds: number;
  /** The longest delay. */
  maxDelaySeconds: number;
}

/** A network is forgotten when nobody has logged in from it for so long. */
const networkDays = 180;

export function createLoginAttemptsRepository(db: Queryable, limits: FailureLimits) {
  const { failures: limit, windowSeconds, maxDelaySeconds } = limits;
  const counted = sql`CASE WHEN f.last_at < now() - make_interval(secs => ${windowSeconds}) THEN 1 ELSE f.failures + 1 END`;
  /** One second after the first failure beyond the limit, twice as long after each further one. */
  const next = sql`CASE WHEN ${counted} < ${limit} THEN '-infinity'::timestamptz
    ELSE now() + make_interval(secs => least(${maxDelaySeconds}::int, 2 ^ least(${counted} - ${limit}, 16))) END`;

  return {
    /**
     * Counts an attempt as failed before it is made, unless a delay stands. Of attempts at the same time one is made.
     * @returns whether it may be made
     */
    async begin(account: string) {
      const { rows } = await sql`
        INSERT INTO login_failure AS f (account, failures, last_at, next_at) VALUES (${account}, 1, now(), '-infinity')
        ON CONFLICT (account) DO UPDATE SET failures = ${counted}, last_at = now(), next_at = ${next}
        WHERE f.next_at <= now() RETURNING f.account`.execute(db);
      return rows.length > 0;
    },

    /** The attempt that was counted did not fail. */
    succeeded: (account: string) =>
      sql`UPDATE login_failure SET failures = failures - 1 WHERE account = ${account} AND failures > 0`.execute(db),

    /** Counts a failure that no delay could have prevented. */
    count: (account: string) =>
      sql`INSERT INTO login_failure AS f (account, failures, last_at, next_at) VALUES (${account}, 1, now(), '-infinity')
        ON CONFLICT (account) DO UPDATE SET failures = ${counted}, last_at = now()`.execute(db),

    /** Whole seconds until an attempt may be made. */
    async secondsLeft(account: string) {
      const delayed = await db
        .selectFrom('login_failure')
        .select(['next_at as nextAt', now.as('readAt')])
        .where('account', '=', account)
        .where('next_at', '>', now)
        .executeTakeFirst();
      return delayed ? Math.max(1, Math.ceil((delayed.nextAt.getTime() - delayed.readAt.getTime()) / 1000)) : 1;
    },

    /** Marks the owner as told, once a day, when there were too many failures. @returns whether the owner is to be told */
    async tell(account: string) {
      const { rows } = await sql`
        UPDATE login_failure SET told_at = now() WHERE account = ${account} AND failures >= ${limit}
          AND (told_at IS NULL OR told_at < now() - interval '1 day') RETURNING account`.execute(db);
      return rows.length > 0;
    },

    /** Counts an attempt of a known network as failed. @returns whether the network is known, and did not fail too often */
    async beginAtKnown(customerId: number, network: string) {
      const { rows } = await sql`
        UPDATE login_network SET failures = failures + 1 WHERE customer_id = ${customerId} AND network = ${network}
          AND failures < ${limit} AND last_at > now() - make_interval(days => ${networkDays}) RETURNING network`.execute(
        db,
      );
      return rows.length > 0;
    },

    /** Somebody has logged in there. */
    know: (customerId: number, network: string) =>
      sql`INSERT INTO login_network (customer_id, network) VALUES (${customerId}, ${network})
        ON CONFLICT (customer_id, network) DO UPDATE SET failures = 0, last_at = now()`.execute(db),

    forgetNetworks: (customerId: number) =>
      db.deleteFrom('login_network').where('customer_id', '=', customerId).execute(),

    /** Deletes what counts no more. */
    async forgetOld() {
      await sql`DELETE FROM login_failure WHERE last_at < now() - interval '1 day'
        AND (told_at IS NULL OR told_at < now() - interval '1 day')`.execute(db);
      await sql`DELETE FROM login_network WHERE last_at < now() - make_interval(days => ${networkDays})`.execute(db);
    },
  };
}
