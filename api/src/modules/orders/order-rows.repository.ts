import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { DB, Orders, OrderTicket } from '../../database/schema.ts';

/** Orders `o` with their departure `d` and its event `e`. */
export const selectOrders = (db: Queryable) =>
  db
    .selectFrom('orders as o')
    .innerJoin('departure as d', 'd.id', 'o.departure_id')
    .innerJoin('event as e', 'e.id', 'o.event_id');

const ofTicket = expressionBuilder<DB & { t: OrderTicket }, 't'>();

/** Somebody rode with ticket `t`. */
export const isChecked = ofTicket
  .exists(ofTicket.selectFrom('ticket_check as k').whereRef('k.order_ticket_id', '=', 't.id'))
  .$castTo<boolean>();

/** Tickets `t` of order `o` by their number: what they cost, and what became of them. */
export const ticketsOfOrder = () =>
  expressionBuilder<DB & { o: Orders }, 'o'>()
    .selectFrom('order_ticket as t')
    .select(['t.number', 't.product_variant_id as productVariantId', 't.refund_id as refundId'])
    .select(['t.price_minor as priceMinor', 't.discount_price_minor as discountPriceMinor', isChecked.as('checked')])
    .whereRef('t.order_id', '=', 'o.id')
    .orderBy('t.number');
