import { expressionBuilder } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { DB, Orders, OrderTicket } from '../../database/schema.ts';

/** Selects orders `o` with their departure `d` and its event `e`. */
export const selectOrders = (db: Queryable) =>
  db
    .selectFrom('orders as o')
    .innerJoin('departure as d', 'd.id', 'o.departure_id')
    .innerJoin('event as e', 'e.id', 'o.event_id');

const ofTicket = expressionBuilder<DB & { t: OrderTicket }, 't'>();

/** SQL: ticket `t` was checked on a ride. */
export const isChecked = ofTicket
  .exists(ofTicket.selectFrom('ticket_check as k').whereRef('k.order_ticket_id', '=', 't.id'))
  .$castTo<boolean>();

/** Selects the tickets `t` of order `o` with price and state, by ticket number. */
export const ticketsOfOrder = () =>
  expressionBuilder<DB & { o: Orders }, 'o'>()
    .selectFrom('order_ticket as t')
    .select(['t.number', 't.product_variant_id as productVariantId', 't.refund_id as refundId'])
    .select(['t.amount_minor as priceMinor', 't.discount_amount_minor as discountPriceMinor', isChecked.as('checked')])
    .select(['t.price_minor as solesMinor', 't.discount_price_minor as discountSolesMinor'])
    .whereRef('t.order_id', '=', 'o.id')
    .orderBy('t.number');
