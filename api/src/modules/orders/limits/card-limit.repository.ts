import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';

export function createCardLimitRepository(db: Queryable) {
  return {
    /** Returns the event's limit per card and the numbers of the order's tickets. */
    ofOrder: (orderId: OrderId) =>
      db
        .selectFrom('orders as o')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .innerJoin('order_ticket as t', 't.order_id', 'o.id')
        .where('o.id', '=', orderId)
        .groupBy('e.id')
        .select(['e.id as eventId', 'e.max_per_card as maxPerCard'])
        .select(({ fn }) => fn.agg<number[]>('array_agg', ['t.number']).as('numbers'))
        .executeTakeFirstOrThrow(),

    /** Returns the orders paid by the card with this hash, and how many tickets each still has. */
    ordersUnder: (eventId: number, hash: string) =>
      db
        .selectFrom('limited_ticket as l')
        .innerJoin('orders as o', 'o.id', 'l.order_id')
        .innerJoin('order_ticket as t', (join) =>
          join.onRef('t.order_id', '=', 'l.order_id').onRef('t.number', '=', 'l.number'),
        )
        .where('l.event_id', '=', eventId)
        .where('l.hash', '=', hash)
        .where('t.refund_id', 'is', null)
        .groupBy(['o.id', 'o.number'])
        .select(({ fn }) => ['o.id', 'o.number', fn.countAll<number>().as('tickets')])
        .orderBy('o.number')
        .execute(),
  };
}
