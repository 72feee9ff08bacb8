import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** What a token says. */
export interface Login {
  customerId: number;
  /** Seconds since 1970. */
  issuedAt: number | undefined;
  /** Absent in tokens from before there were sessions, which count until they expire. */
  sessionId?: string;
}

export const createAuthenticationRepository = (db: Queryable) => ({
  /** The customer of a login, unless it was ended or the password has changed since. */
  async customerOf({ customerId, issuedAt, sessionId }: Login) {
    const session = sql`${sessionId ?? null}::uuid`;
    const { rows } = await sql<{ id: number; seenLately: boolean }>`
      SELECT c.id, s.id IS NULL OR s.last_seen_at > now() - interval '1 hour' AS "seenLately"
      FROM customer c LEFT JOIN session s ON s.id = ${session} AND s.customer_id = c.id AND s.expires_at > now()
      WHERE c.id = ${customerId} AND c.blocked_at IS NULL AND c.deleted_at IS NULL
        AND CASE WHEN ${session} IS NULL
          THEN date_trunc('second', c.password_changed_at) <= to_timestamp(${issuedAt}) ELSE s.id IS NOT NULL END`.execute(
      db,
    );
    return rows[0];
  },

  /** Records that a session is in use. */
  seen: (sessionId: string) =>
    sql`UPDATE session SET last_seen_at = now() WHERE id = ${sessionId}::uuid AND last_seen_at <= now() - interval '1 hour'`.execute(
      db,
    ),
});
