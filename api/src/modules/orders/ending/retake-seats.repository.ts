import type { OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { now, type Queryable } from '../../../database/database.ts';
import { createDiscountsRepository } from '../../discounts/discounts.repository.ts';
import { lastSale } from '../../seats/departures.repository.ts';
import { selectOrders } from '../order-rows.repository.ts';
import { takenStates } from '../order-transitions.ts';

/** An ended order and whether it could be placed again unchanged. */
export interface OnSaleAgain {
  couponId: number | null;
  /** Its seats are currently free. */
  seatsLeft: boolean;
}

/** Tells whether the order needs no invitation, or its invitation covers its seats in addition to those of later orders. */
const hasInvitation = (order: {
  invitedEmail: string | null;
  invitedSeats: number | null;
  takenTickets: number;
  ownTickets: number;
}) =>
  order.invitedEmail === null ||
  (order.invitedSeats !== null && order.invitedSeats >= order.takenTickets + order.ownTickets);

/** Reads ended orders whose payment arrives late. */
export function createRetakeRepository(db: Queryable) {
  return {
    /** Blocks other orders under this order's invitation until the transaction ends. */
    lockInvitation: (orderId: OrderId) =>
      db
        .selectFrom('event_invitation as i')
        .innerJoin('orders as o', (join) =>
          join.onRef('o.event_id', '=', 'i.event_id').onRef('o.invited_email', '=', 'i.email'),
        )
        .select('i.email')
        .where('o.id', '=', orderId)
        .forUpdate('i')
        .execute(),

    /** Returns the order if its departure is still on sale and its invitation has seats left. */
    async onSale(orderId: OrderId): Promise<OnSaleAgain | undefined> {
      const order = await selectOrders(db)
        .leftJoin('event_invitation as i', (join) =>
          join.onRef('i.event_id', '=', 'o.event_id').onRef('i.email', '=', 'o.invited_email'),
        )
        .select(['o.coupon_id as couponId', 'o.invited_email as invitedEmail', 'i.seats as invitedSeats'])
        .select(({ not, exists, selectFrom }) => [
          selectFrom('orders as other')
            .innerJoin('order_ticket as t', 't.order_id', 'other.id')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('other.event_id', '=', 'o.event_id')
            .where((eb) =>
              eb.or([
                eb('other.invited_email', '=', eb.ref('o.invited_email')),
                eb('other.customer_id', '=', eb.ref('o.customer_id')),
              ]),
            )
            .where('t.refund_id', 'is', null)
            .where('other.state', 'in', takenStates)
            .$asScalar()
            .$notNull()
            .as('takenTickets'),
          selectFrom('order_ticket as t')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('t.order_id', '=', 'o.id')
            .$asScalar()
            .$notNull()
            .as('ownTickets'),
          not(
            exists(
              selectFrom('seat_hold_item as item')
                .innerJoin('seat_pool as p', 'p.id', 'item.seat_pool_id')
                .whereRef('item.order_id', '=', 'o.id')
                .where((eb) =>
                  eb(eb(eb('p.capacity', '-', eb.ref('p.held')), '-', eb.ref('p.sold')), '<', eb.ref('item.units')),
                ),
            ),
          )
            .$castTo<boolean>()
            .as('seatsLeft'),
        ])
        .where('o.id', '=', orderId)
        .where('e.withdrawn', '=', false)
        .where('e.message', 'is', null)
        .where('e.sales_stopped', '=', false)
        .where('d.called_off_at', 'is', null)
        .where(lastSale('e', sql`d.starts_at`), '>', now)
        .executeTakeFirst();
      return order && hasInvitation(order) ? order : undefined;
    },

    takeCoupon: createDiscountsRepository(db).use,
  };
}
