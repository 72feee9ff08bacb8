import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';

/** An order at which staff must look. */
export interface FlaggedOrder {
  orderId: OrderId;
  number: string;
  state: PaymentState;
  customer: string;
  reasons: FlagReason[];
  since: Date;
}

/** Since when it is flagged, and the order. */
export type FlagKeys = [since: string, orderId: OrderId];

export function createFlagsRepository(db: Queryable) {
  return {
    /** The oldest first. @param after keys of the last order of the page before */
    async list(count: number, after?: FlagKeys) {
      const { rows } = await sql<FlaggedOrder & { at: string }>`
        SELECT o.id AS "orderId", o.number, o.state, c.email AS customer, o.flag_reasons AS reasons, o.flagged_at AS since,
          ${exactMoment(sql.ref('o.flagged_at'))} AS at
        FROM orders o JOIN customer c ON c.id = o.customer_id
        WHERE o.flagged_at IS NOT NULL
          AND ${after ? sql`(o.flagged_at, o.id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
        ORDER BY o.flagged_at, o.id LIMIT ${count}`.execute(db);
      return rows;
    },

    /** @returns the reasons that there were; undefined for an order without a flag */
    async resolve(orderId: OrderId) {
      const { rows } = await sql<{ reasons: FlagReason[] }>`
        UPDATE orders o SET flagged_at = NULL, flag_reasons = '{}'
        FROM (SELECT flag_reasons FROM orders WHERE id = ${orderId} FOR UPDATE) before
        WHERE o.id = ${orderId} AND o.flagged_at IS NOT NULL RETURNING before.flag_reasons AS reasons`.execute(db);
      return rows[0]?.reasons;
    },
  };
}
