import type { Language, OrderId, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import { first, type Queryable, query } from '../../database/database.ts';
import type { MinorUnits } from '../../money/money.ts';

/** The part of an order that the response to its buyer is made of. */
export interface OrderSummary {
  id: OrderId;
  state: PaymentState;
  paymentCode: PaymentCode;
  total: MinorUnits;
  heldUntil: Date;
}

export interface StoredOrder extends OrderSummary {
  customerId: number;
  siteOrigin: string;
  requestHash: string;
  eventStartsAt: Date;
}

const columns = `id, customer_id AS "customerId", state, payment_code AS "paymentCode", total_cents AS total,
  held_until AS "heldUntil", site_origin AS "siteOrigin", request_hash AS "requestHash", event_starts_at AS "eventStartsAt"`;

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
  price: MinorUnits;
  discountPrice?: MinorUnits;
  capacity: number;
  translations: object;
  placeAddress: string;
  addresses: object[];
  passengers: object[];
}

export function createOrdersRepository(db: Queryable) {
  return {
    /** Locks the key until the transaction ends, so that no other one places an order under it. */
    lockKey: (customerId: number, key: string) =>
      query(db, 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`order:${customerId}:${key}`]),

    byKey: async (customerId: number, key: string) =>
      first(
        await query<StoredOrder>(db, `SELECT ${columns} FROM orders WHERE customer_id = $1 AND idempotency_key = $2`, [
          customerId,
          key,
        ]),
      ),

    byId: async (id: OrderId) =>
      first(await query<StoredOrder>(db, `SELECT ${columns} FROM orders WHERE id = $1`, [id])),

    lock: async (id: OrderId) =>
      first(await query<StoredOrder>(db, `SELECT ${columns} FROM orders WHERE id = $1 FOR UPDATE`, [id])),

    add: (o: NewOrder) =>
      query(
        db,
        `INSERT INTO orders (id, customer_id, event_id, event_date_id, event_starts_at, province_id, payment_code, state,
           total_cents, coupon_id, site_origin, language, idempotency_key, request_hash, held_until)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
        [
          o.id,
          o.customerId,
          o.eventId,
          o.eventDateId,
          o.eventStartsAt,
          o.provinceId,
          o.paymentCode,
          o.state,
          o.total,
          o.couponId ?? null,
          o.siteOrigin,
          o.language,
          o.idempotencyKey ?? null,
          o.requestHash,
          o.heldUntil,
        ],
      ),

    addTicket: (orderId: OrderId, t: NewTicket) =>
      query(
        db,
        `INSERT INTO order_ticket (order_id, number, product_variant_id, price_cents, discount_price_cents, capacity,
           translations, place_address, addresses, passengers)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          orderId,
          t.number,
          t.productVariantId,
          t.price,
          t.discountPrice ?? null,
          t.capacity,
          t.translations,
          t.placeAddress,
          JSON.stringify(t.addresses),
          JSON.stringify(t.passengers),
        ],
      ),

    setState: (id: OrderId, state: PaymentState) =>
      query(
        db,
        `UPDATE orders SET state = $2, paid_at = CASE WHEN $2 = 'paid' THEN now() ELSE paid_at END WHERE id = $1`,
        [id, state],
      ),

    /** Gives back the order's seats and its use of a coupon. Locks variants by id, in the same order as placing does. */
    async release(id: OrderId) {
      await query(
        db,
        `WITH held AS (
           SELECT v.id, t.quantity FROM product_variant v
           JOIN (SELECT product_variant_id, count(*)::int AS quantity FROM order_ticket WHERE order_id = $1 GROUP BY 1) t
             ON t.product_variant_id = v.id
           ORDER BY v.id FOR UPDATE OF v)
         UPDATE product_variant v SET stock = v.stock + held.quantity FROM held WHERE v.id = held.id`,
        [id],
      );
      await query(
        db,
        'UPDATE coupon SET uses = uses - 1 WHERE id = (SELECT coupon_id FROM orders WHERE id = $1) AND uses > 0',
        [id],
      );
    },

    /** Frees the order's idempotency key for a new order. */
    forgetKey: (id: OrderId) => query(db, 'UPDATE orders SET idempotency_key = NULL WHERE id = $1', [id]),

    flag: (id: OrderId) => query(db, 'UPDATE orders SET flagged_at = COALESCE(flagged_at, now()) WHERE id = $1', [id]),

    /** Takes `quantity` seats, if as many are left. @returns whether they were taken */
    async takeSeats(variantId: number, quantity: number) {
      const rows = await query(
        db,
        'UPDATE product_variant SET stock = stock - $2 WHERE id = $1 AND stock >= $2 RETURNING id',
        [variantId, quantity],
      );
      return rows.length > 0;
    },
  };
}
