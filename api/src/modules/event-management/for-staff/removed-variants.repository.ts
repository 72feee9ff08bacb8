import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';

/** Why a variant must stay: it is sold, held, was ordered before, has a waiting list, or has a coupon. */
export type ReasonToStay = 'sold' | 'held' | 'ordered' | 'waited_for' | 'coupon';

export const createRemovedVariantsRepository = (tx: Queryable) => ({
  /** Blocks and waits for orders and waiting list entries of the variants. */
  lock: (ids: number[]) =>
    tx
      .selectFrom('product_variant')
      .select('id')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .orderBy('id')
      .forUpdate()
      .execute(),

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

/** @param states of the holds of its orders; null without orders */
function reasonOf(row: {
  states: string[] | null;
  isWaitedFor: unknown;
  hasCoupon: unknown;
}): ReasonToStay | undefined {
  if (row.states) return (['sold', 'held'] as const).find((state) => row.states?.includes(state)) ?? 'ordered';
  if (row.isWaitedFor) return 'waited_for';
  return row.hasCoupon ? 'coupon' : undefined;
}
