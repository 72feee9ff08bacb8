import type { Language, Money, OrderId, Passenger, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { TicketAddress, TicketTranslations } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';
import { priceIn } from '../../database/money.repository.ts';

/** The part of an order that the response to its buyer is made of. */
export interface OrderSummary {
  id: OrderId;
  state: PaymentState;
  paymentCode: PaymentCode;
  total: Money;
  heldUntil: Date;
}

export interface StoredOrder extends OrderSummary {
  customerId: number;
  siteOrigin: string;
  requestHash: string;
  eventStartsAt: Date;
}

const columns = [
  'id',
  'customer_id as customerId',
  'state',
  'payment_code as paymentCode',
  priceIn('total_minor').as('total'),
  'held_until as heldUntil',
  'site_origin as siteOrigin',
  'request_hash as requestHash',
  'event_starts_at as eventStartsAt',
] as const;

export interface NewOrder extends StoredOrder {
  eventId: number;
  eventDateId: number;
  provinceId: number;
  couponId?: number;
  language: Language;
  idempotencyKey?: string;
}

export interface NewTicket {
  number: number;
  productVariantId: number;
  price: Money;
  discountPrice?: Money;
  capacity: number;
  translations: TicketTranslations;
  placeAddress: string;
  addresses: TicketAddress[];
  passengers: Passenger[];
}

export function createOrdersRepository(db: Queryable) {
  const orders = db.selectFrom('orders').select(columns);

  return {
    /** Locks the key until the transaction ends, so that no other one places an order under it. */
    lockKey: (customerId: number, key: string) =>
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order:${customerId}:${key}`}, 0))`.execute(db),

    byKey: (customerId: number, key: string): Promise<StoredOrder | undefined> =>
      orders.where('customer_id', '=', customerId).where('idempotency_key', '=', key).executeTakeFirst(),

    byId: (id: OrderId): Promise<StoredOrder | undefined> => orders.where('id', '=', id).executeTakeFirst(),

    lock: (id: OrderId): Promise<StoredOrder | undefined> => orders.where('id', '=', id).forUpdate().executeTakeFirst(),

    add: (order: NewOrder) =>
      db
        .insertInto('orders')
        .values({
          id: order.id,
          customer_id: order.customerId,
          event_id: order.eventId,
          event_date_id: order.eventDateId,
          event_starts_at: order.eventStartsAt,
          province_id: order.provinceId,
          payment_code: order.paymentCode,
          state: order.state,
          total_minor: order.total.minor,
          coupon_id: order.couponId ?? null,
          site_origin: order.siteOrigin,
          language: order.language,
          idempotency_key: order.idempotencyKey ?? null,
          request_hash: order.requestHash,
          held_until: order.heldUntil,
        })
        .execute(),

    addTicket: (orderId: OrderId, ticket: NewTicket) =>
      db
        .insertInto('order_ticket')
        .values({
          order_id: orderId,
          number: ticket.number,
          product_variant_id: ticket.productVariantId,
          price_minor: ticket.price.minor,
          discount_price_minor: ticket.discountPrice?.minor ?? null,
          capacity: ticket.capacity,
          translations: ticket.translations,
          place_address: ticket.placeAddress,
          addresses: JSON.stringify(ticket.addresses),
          passengers: JSON.stringify(ticket.passengers),
        })
        .execute(),

    setState: (id: OrderId, state: PaymentState) =>
      db
        .updateTable('orders')
        .set({ state, ...(state === 'paid' && { paid_at: now }) })
        .where('id', '=', id)
        .execute(),

    /** Gives back the order's seats and its use of a coupon. Locks variants by id, in the same order as placing does. */
    async release(id: OrderId) {
      await sql`
        WITH held AS (
          SELECT v.id, t.quantity FROM product_variant v
          JOIN (SELECT product_variant_id, count(*)::int AS quantity FROM order_ticket WHERE order_id = ${id} GROUP BY 1) t
            ON t.product_variant_id = v.id
          ORDER BY v.id FOR UPDATE OF v)
        UPDATE product_variant v SET stock = v.stock + held.quantity FROM held WHERE v.id = held.id`.execute(db);
      await db
        .updateTable('coupon')
        .set((eb) => ({ uses: eb('uses', '-', 1) }))
        .where('id', '=', (eb) => eb.selectFrom('orders').select('coupon_id').where('orders.id', '=', id))
        .where('uses', '>', 0)
        .execute();
    },

    /** Frees the order's idempotency key for a new order. */
    forgetKey: (id: OrderId) => db.updateTable('orders').set({ idempotency_key: null }).where('id', '=', id).execute(),

    flag: (id: OrderId) =>
      db
        .updateTable('orders')
        .set(({ fn }) => ({ flagged_at: fn.coalesce('flagged_at', now) }))
        .where('id', '=', id)
        .execute(),

    /** Takes `quantity` seats, if as many are left. @returns whether they were taken */
    async takeSeats(variantId: number, quantity: number) {
      const taken = await db
        .updateTable('product_variant')
        .set((eb) => ({ stock: eb('stock', '-', quantity) }))
        .where('id', '=', variantId)
        .where('stock', '>=', quantity)
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
}
