import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

export interface FoundCustomer {
  id: number;
  email: string;
  name: string;
  country: string;
  verified: boolean;
  blocked: boolean;
  orders: number;
  since: Date;
}

export function createCustomersForStaffRepository(db: Queryable) {
  return {
    /** Those whose address or name has the text, the newest first. */
    async find(text: string, count: number): Promise<FoundCustomer[]> {
      const { rows } = await sql<FoundCustomer>`
        SELECT c.id, c.email, c.first_name || ' ' || c.last_name AS name, c.country_code AS country,
          c.verified_at IS NOT NULL AS verified, c.blocked_at IS NOT NULL AS blocked,
          (SELECT count(*)::int FROM orders o WHERE o.customer_id = c.id) AS orders, c.created_at AS since
        FROM customer c WHERE c.deleted_at IS NULL
          AND strpos(lower(c.email || ' ' || c.first_name || ' ' || c.last_name), lower(${text})) > 0
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${count}`.execute(db);
      return rows;
    },

    /** @returns the customer's id; undefined when there is none, or nothing to change */
    async setBlocked(email: string, blocked: boolean) {
      const { rows } = await sql<{ id: number }>`
        UPDATE customer SET blocked_at = CASE WHEN ${blocked} THEN now() END
        WHERE email = lower(${email}) AND deleted_at IS NULL AND (blocked_at IS NULL) = ${blocked} RETURNING id`.execute(
        db,
      );
      return rows[0]?.id;
    },
  };
}
