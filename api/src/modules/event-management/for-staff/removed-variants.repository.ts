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
    const rows = await tx
      .selectFrom('product_variant as v')
      .select('v.id')
      .select(({ exists, selectFrom }) => [
        exists(selectFrom('waiting_list as w').select('w.id').whereRef('w.product_variant_id', '=', 'v.id')).as(
          'isWaitedFor',
        ),
        exists(
          selectFrom('coupon_variant as c').select('c.coupon_id').whereRef('c.product_variant_id', '=', 'v.id'),
        ).as('hasCoupon'),
        selectFrom('order_ticket as t')
          .leftJoin('seat_hold as h', 'h.order_id', 't.order_id')
          .select(sql<string[] | null>`array_agg(COALESCE(h.state, ''))`.as('states'))
          .whereRef('t.product_variant_id', '=', 'v.id')
          .as('states'),
      ])
      .where(sql<boolean>`v.id = ANY (${ids}::int[])`)
      .execute();
    return new Map(
      rows.flatMap((row) => {
        const reason = reasonOf(row);
        return reason ? [[row.id, reason] as const] : [];
      }),
    );
  },
});

/** @param states of the holds of the orders that had it; null when none ever had */
function reasonOf(row: {
  states: string[] | null;
  isWaitedFor: unknown;
  hasCoupon: unknown;
}): ReasonToStay | undefined {
  if (row.states) return (['sold', 'held'] as const).find((state) => row.states?.includes(state)) ?? 'ordered';
  if (row.isWaitedFor) return 'waited_for';
  return row.hasCoupon ? 'coupon' : undefined;
}
