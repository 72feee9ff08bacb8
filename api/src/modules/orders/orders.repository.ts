import type {
  CountryCode,
  Language,
  Money,
  OrderId,
  Passenger,
  PaymentCode,
  PaymentState,
} from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { FlagReason, TicketAddress, TicketTranslations } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import { priceIn } from '../../database/money.repository.ts';
import { heldUntil } from '../seats/seats.repository.ts';

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
  eventId: number;
  departureId: number;
  siteOrigin: string;
  requestHash: string;
  createdAt: Date;
  /** Of the event, on the day of the order. */
  startsAt: Date;
  /** The event's. */
  countryCode: CountryCode;
}

const columns = [
  'id',
  'customer_id as customerId',
  'state',
  'payment_code as paymentCode',
  priceIn('total_minor').as('total'),
  'event_id as eventId',
  'departure_id as departureId',
  'site_origin as siteOrigin',
  'request_hash as requestHash',
  'created_at as createdAt',
  heldUntil('orders.id').as('heldUntil'),
  sql<Date>`(SELECT starts_at FROM departure WHERE id = departure_id)`.as('startsAt'),
  sql<CountryCode>`(SELECT country_code FROM event WHERE id = event_id)`.as('countryCode'),
] as const;

export interface NewOrder extends Omit<StoredOrder, 'createdAt' | 'startsAt' | 'countryCode'> {
  provinceId: number;
  couponId?: number;
  /** Of the invitation under which the order is placed. */
  invitedEmail?: string;
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

    /** @returns the id of the order with this number, in whichever case it is written */
    idOf: async (number: string): Promise<OrderId | undefined> =>
      (await db.selectFrom('orders').select('id').where('number', '=', number.toUpperCase()).executeTakeFirst())?.id,

    /**
     * Addresses of passengers, each once and in lower case, without the buyer's.
     * @param tickets numbers of those that count; all when omitted
     */
    async passengerEmails(orderId: OrderId, tickets: number[] | null = null): Promise<string[]> {
      const { rows } = await sql<{ email: string }>`
        SELECT DISTINCT lower(passenger ->> 'email') AS email
        FROM order_ticket t CROSS JOIN LATERAL jsonb_array_elements(t.passengers) passenger
        JOIN orders o ON o.id = t.order_id JOIN customer c ON c.id = o.customer_id
        WHERE t.order_id = ${orderId} AND (${tickets}::int[] IS NULL OR t.number = ANY (${tickets}))
          AND lower(passenger ->> 'email') <> lower(c.email)
        ORDER BY 1`.execute(db);
      return rows.map(({ email }) => email);
    },

    /** In lower case. */
    async buyerEmail(orderId: OrderId): Promise<string | undefined> {
      const { rows } = await sql<{ email: string }>`
        SELECT lower(c.email) AS email FROM orders o JOIN customer c ON c.id = o.customer_id
        WHERE o.id = ${orderId}`.execute(db);
      return rows[0]?.email;
    },

    /** Reads the order and locks it until the transaction ends. */
    async lock(id: OrderId): Promise<StoredOrder | undefined> {
      await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
      // A statement of its own, which sees the hold as those left it for whom this one waited.
      return orders.where('id', '=', id).executeTakeFirst();
    },

    add: (order: NewOrder) =>
      db
        .insertInto('orders')
        .values({
          id: order.id,
          customer_id: order.customerId,
          event_id: order.eventId,
          departure_id: order.departureId,
          province_id: order.provinceId,
          payment_code: order.paymentCode,
          state: order.state,
          total_minor: order.total.minor,
          coupon_id: order.couponId ?? null,
          invited_email: order.invitedEmail ?? null,
          site_origin: order.siteOrigin,
          language: order.language,
          idempotency_key: order.idempotencyKey ?? null,
          request_hash: order.requestHash,
        })
        .execute(),

    addTickets: (orderId: OrderId, tickets: NewTicket[]) =>
      db
        .insertInto('order_ticket')
        .values(
          tickets.map((ticket) => ({
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
          })),
        )
        .execute(),

    /**
     * Changes the state of an order that is in one of the states `from`, and records who did and why.
     * @returns undefined when it is in none of them
     */
    async changeState(
      id: OrderId,
      from: PaymentState[],
      to: PaymentState,
      { by, reason }: { by: string; reason: string },
    ) {
      const { rows } = await sql<{ from: PaymentState; couponId: number | null }>`
        WITH changed AS (
          UPDATE orders o SET state = ${to}, paid_at = CASE WHEN ${to === 'paid'} THEN now() ELSE o.paid_at END
          FROM (SELECT state FROM orders WHERE id = ${id} FOR UPDATE) before
          WHERE o.id = ${id} AND before.state = ANY (${from}::text[])
          RETURNING before.state AS before, o.coupon_id),
        audited AS (
          INSERT INTO audit (actor, action, subject, detail)
          SELECT ${by}, 'order-state', ${id}::text, jsonb_build_object('from', before, 'to', ${to}::text, 'reason', ${reason}::text)
          FROM changed)
        SELECT before AS from, coupon_id AS "couponId" FROM changed`.execute(db);
      return rows[0];
    },

    /** The buyer pays in another way, or from another of our sites. */
    payBy: (id: OrderId, { paymentCode, siteOrigin }: { paymentCode: PaymentCode; siteOrigin?: string }) =>
      db
        .updateTable('orders')
        .set({ payment_code: paymentCode, ...(siteOrigin && { site_origin: siteOrigin }) })
        .where('id', '=', id)
        .execute(),

    /** Gives back one use of a coupon. */
    releaseCoupon: (couponId: number) =>
      db
        .updateTable('coupon')
        .set((eb) => ({ uses: eb('uses', '-', 1) }))
        .where('id', '=', couponId)
        .where('uses', '>', 0)
        .execute(),

    /** Frees the order's idempotency key for a new order. */
    forgetKey: (id: OrderId) => db.updateTable('orders').set({ idempotency_key: null }).where('id', '=', id).execute(),

    flag: (id: OrderId, reason: FlagReason) =>
      sql`UPDATE orders SET flagged_at = COALESCE(flagged_at, now()),
          flag_reasons = CASE WHEN ${reason} = ANY (flag_reasons) THEN flag_reasons ELSE flag_reasons || ${reason}::text END
        WHERE id = ${id}`.execute(db),
  };
}
