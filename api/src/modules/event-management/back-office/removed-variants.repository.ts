import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Why a variant has to stay: it was sold, is being bought, was ordered once, is waited for, or a coupon is for it. */
export type ReasonToStay = 'sold' | 'held' | 'ordered' | 'waited_for' | 'coupon';

export const createRemovedVariantsRepository = (tx: Queryable) => ({
  /** Whoever orders one, or waits for it, waits until the transaction ends, or this waits for them. */
  lock: (ids: number[]) =>
    tx
      .selectFrom('product_variant')
      .select('id')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .orderBy('id')
      .forUpdate()
      .execute(),

  /** Of the variants those that have to stay. */
  async reasonsToStay(ids: number[]): Promise<Map<number, ReasonToStay>> {
    const { rows } = await sql<{ id: number; reason: ReasonToStay | null }>`
      SELECT v.id, CASE
        WHEN 'sold' = ANY (ordered.states) THEN 'sold'
        WHEN 'held' = ANY (ordered.states) THEN 'held'
        WHEN ordered.states IS NOT NULL THEN 'ordered'
        WHEN EXISTS (SELECT FROM waiting_list w WHERE w.product_variant_id = v.id) THEN 'waited_for'
        WHEN EXISTS (SELECT FROM coupon_variant c WHERE c.product_variant_id = v.id) THEN 'coupon'
      END AS reason
      FROM product_variant v, LATERAL (
        SELECT array_agg(COALESCE(h.state, '')) AS states
        FROM order_ticket t LEFT JOIN seat_hold h ON h.order_id = t.order_id WHERE t.product_variant_id = v.id) ordered
      WHERE v.id = ANY (${ids}::int[])`.execute(tx);
    return new Map(rows.flatMap(({ id, reason }) => (reason ? [[id, reason] as const] : [])));
  },
});
