import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import { type NotNull, sql } from 'kysely';
import type { FlagReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { exactMoment } from '../../../database/exact-moment.ts';

/** An order that needs staff's attention. */
export interface FlaggedOrder {
  orderId: OrderId;
  number: string;
  state: PaymentState;
  customer: string;
  reasons: FlagReason[];
  since: Date;
}

export type FlagKeys = [since: string, orderId: OrderId];

export function createFlagsRepository(db: Queryable) {
  return {
    /** Oldest first. @param after keys of the last order on the previous page */
    list: (count: number, after?: FlagKeys) =>
      db
        .selectFrom('orders as o')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .select(['o.id as orderId', 'o.number', 'o.state', 'c.email as customer', 'o.flag_reasons as reasons'])
        .select(['o.flagged_at as since', exactMoment(sql.ref('o.flagged_at')).as('at')])
        .where('o.flagged_at', 'is not', null)
        .$narrowType<{ since: NotNull }>()
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple, cast, val }) => {
            const [at, id] = after as FlagKeys;
            return eb(refTuple('o.flagged_at', 'o.id'), '>', tuple(cast<Date>(val(at), 'timestamptz'), val(id)));
          }),
        )
        .orderBy('o.flagged_at')
        .orderBy('o.id')
        .limit(count)
        .execute(),

    /** @returns the resolved reasons; undefined for an order without a flag */
    async resolve(orderId: OrderId) {
      const before = await db
        .updateTable('orders as o')
        .from((eb) => eb.selectFrom('orders').select('flag_reasons').where('id', '=', orderId).forUpdate().as('before'))
        .set({ flagged_at: null, flag_reasons: [] })
        .where('o.id', '=', orderId)
        .where('o.flagged_at', 'is not', null)
        .returning('before.flag_reasons as reasons')
        .executeTakeFirst();
      return before?.reasons;
    },
  };
}
