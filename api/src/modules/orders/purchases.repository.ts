import type {
  CountryCode,
  Language,
  OrderDetail,
  OrderId,
  PurchaseSummary,
  TicketDetail,
} from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { durationOf } from '../../database/event-duration.ts';
import { decimalPriceIn } from '../../database/money.repository.ts';
import { heldUntil } from '../seats/seats.repository.ts';
import { isPickUpCounty, salesClosed } from './passengers.repository.ts';
import { hasUndecided, isUndecided } from './undecided.repository.ts';

/** The recipient of a mail about an order. */
export interface OrderRecipient {
  to: string;
  firstName: string;
  language: Language;
  /** Origin of the web site on which the order was placed. */
  siteOrigin: string;
}

/** What an attempt `p` charges, or has charged. */
const charge = sql`jsonb_build_object('charge', jsonb_strip_nulls(jsonb_build_object(
  'amount', amount_decimal(p.amount_minor, p.currency), 'currency', p.currency,
  'rate', p.rate::text, 'rateDate', iso(p.rate_date))))`;

/** SQL: the attempt `p` to pay an order that is not paid, as the buyer reads it: an undecided one, or else the latest. */
const latestAttempt = sql`(SELECT jsonb_build_object('paymentCode', p.provider, 'state',
    CASE WHEN ${isUndecided} THEN 'undecided' WHEN p.state = 'started' THEN 'open'
      WHEN p.state = 'refused' THEN 'rejected' ELSE p.state END)
  FROM payment p WHERE p.order_id = o.id AND p.state NOT IN ('paid', 'unapplied')
  ORDER BY ${isUndecided} DESC, p.id DESC LIMIT 1)`;

/** SQL: the field of an order `o` of a list for which money may have moved. */
const undecided = sql`(CASE WHEN ${hasUndecided} THEN '{"undecided": true}' ELSE '{}' END)::jsonb`;

/** SQL: another attempt may be made, because the seats of order `o` are held and no other one may have moved money. */
const payable = sql`(o.state LIKE 'awaiting%' AND ${heldUntil('o.id')} > now()
  AND NOT EXISTS (SELECT FROM payment p WHERE p.order_id = o.id AND (p.state = 'confirming' OR ${isUndecided})))`;

/** SQL: money of order `o` on its way back; that we are asking the provider is nothing that a buyer waits for. */
const refunds = sql`(SELECT jsonb_agg(jsonb_build_object('amount', amount_decimal(r.amount_minor, p.currency),
    'currency', p.currency, 'state', CASE r.state WHEN 'calling' THEN 'requested' ELSE r.state END,
    'date', iso(r.requested_at)) ORDER BY r.id)
  FROM refund r JOIN payment p ON p.id = r.payment_id WHERE p.order_id = o.id)`;

/** SQL: where the passengers of ticket `t` may be picked up. */
const pickUpCounties = sql`(SELECT COALESCE(jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name) ORDER BY k.name), '[]')
  FROM product_variant v JOIN county k ON ${isPickUpCounty} WHERE v.id = t.product_variant_id)`;

/** SQL: where everybody with ticket `t` boards; null from the door. */
const meetingPoint = sql`(SELECT v.approach_address FROM product_variant v WHERE v.id = t.product_variant_id)`;

/** When the order was placed, and its id. */
export type HistoryKeys = [at: string, id: OrderId];

/** A purchase as it is stored: codes are signed later. */
type StoredPurchase = Omit<OrderDetail, 'tickets'> & {
  tickets: (Omit<TicketDetail, 'qr' | 'shortCode'> & { code?: { ticket: number; issue: number } })[];
};

/** What customers read of their own orders. */
export function createPurchasesRepository(db: Queryable) {
  return {
    /** Newest first. @param after keys of the last order of the page before */
    async history(customerId: number, count: number, after?: HistoryKeys) {
      const { rows } = await sql<{ item: PurchaseSummary; keys: HistoryKeys }>`
        SELECT jsonb_build_array(
            to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), o.id) AS keys,
          jsonb_build_object('id', o.id, 'number', o.number, 'date', iso(o.created_at), 'state', o.state,
          'total', ${decimalPriceIn('o.total_minor')}) || ${undecided} || jsonb_build_object(
          'regularEvent', jsonb_build_object('translations', e.translations, 'startDate', iso(d.starts_at),
            'timeZone', e.time_zone)) AS item
        FROM orders o JOIN event e ON e.id = o.event_id JOIN departure d ON d.id = o.departure_id
        WHERE o.customer_id = ${customerId}
          AND ${after ? sql`(o.created_at, o.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
        ORDER BY o.created_at DESC, o.id DESC LIMIT ${count}`.execute(db);
      return rows;
    },

    /** Undefined when the account is deleted. */
    recipient: (orderId: OrderId): Promise<OrderRecipient | undefined> =>
      db
        .selectFrom('orders as o')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .select(['c.email as to', 'c.first_name as firstName', 'o.language', 'o.site_origin as siteOrigin'])
        .where('o.id', '=', orderId)
        .where('c.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** @param customerId finds the order only if it is this customer's; null finds anybody's. @returns it with the event's country */
    async detail(orderId: OrderId, customerId: number | null) {
      const { rows } = await sql<{ item: StoredPurchase; country: CountryCode }>`
        SELECT e.country_code AS country, jsonb_build_object(
           'order', jsonb_build_object('id', o.id, 'number', o.number, 'date', iso(o.created_at),
               'paymentState', o.state, 'paymentCode', o.payment_code, 'total', ${decimalPriceIn('o.total_minor')})
             || COALESCE((SELECT ${charge} FROM payment p WHERE p.order_id = o.id ORDER BY p.state = 'paid' DESC, p.id DESC LIMIT 1), '{}')
             || CASE WHEN o.state IN ('paid', 'refunded') THEN '{}'
                  ELSE jsonb_strip_nulls(jsonb_build_object('attempt', ${latestAttempt})) END
             || jsonb_strip_nulls(jsonb_build_object('payable', ${payable}, 'refunds', ${refunds}))
             || CASE WHEN o.state LIKE 'awaiting%' THEN jsonb_build_object('heldUntil', iso(${heldUntil('o.id')})) ELSE '{}' END
             || CASE WHEN o.state = 'awaiting_transfer_payment' THEN COALESCE((
                  SELECT jsonb_build_object('transfer', p.response -> 'transfer') FROM payment p
                  WHERE p.order_id = o.id AND p.response ? 'transfer' ORDER BY p.id DESC LIMIT 1), '{}') ELSE '{}' END,
           'event', jsonb_build_object('id', e.id, 'slug', e.slug, 'imagePath', e.image_path, 'timeZone', e.time_zone,
             'startDate', iso(departure.starts_at), 'endDate', iso(departure.starts_at + ${durationOf('e', 'date')}), 'dateId', departure.event_date_id,
             'translations', e.translations,
             'place', jsonb_build_object('name', pl.name, 'address', pl.address)),
           'tickets', (SELECT jsonb_agg(jsonb_build_object(
               'productVariantId', t.product_variant_id, 'capacity', t.capacity, 'price', ${decimalPriceIn('t.price_minor')},
               'discountPrice', COALESCE(${decimalPriceIn('t.discount_price_minor')}, 0),
               'finalPrice', COALESCE(${decimalPriceIn('t.discount_price_minor')}, ${decimalPriceIn('t.price_minor')}), 'translations', t.translations,
               'placeAddress', t.place_address, 'passengers', t.passengers,
               'addresses', (SELECT jsonb_agg(a - 'countyId' - 'position' ORDER BY n) FROM jsonb_array_elements(t.addresses)
                 WITH ORDINALITY AS list (a, n)))
               || jsonb_strip_nulls(jsonb_build_object('meetingPoint', ${meetingPoint}))
               || CASE WHEN t.refund_id IS NULL THEN '{}' ELSE jsonb_build_object('refunded', true) END
               || CASE WHEN o.state = 'paid' AND t.refund_id IS NULL AND NOT ${salesClosed}
                   AND NOT EXISTS (SELECT FROM ticket_check k WHERE k.order_ticket_id = t.id)
                 THEN jsonb_build_object('counties', ${pickUpCounties}) ELSE '{}' END
               || CASE WHEN o.state = 'paid' AND t.refund_id IS NULL
                 THEN jsonb_build_object('code', jsonb_build_object('ticket', t.number, 'issue', t.issue)) ELSE '{}' END
             ORDER BY t.number) FROM order_ticket t WHERE t.order_id = o.id)) AS item
         FROM orders o JOIN departure ON departure.id = o.departure_id JOIN event e ON e.id = o.event_id
         JOIN event_date date ON date.id = departure.event_date_id JOIN place pl ON pl.id = e.place_id
         WHERE o.id = ${orderId} AND (${customerId}::int IS NULL OR o.customer_id = ${customerId})`.execute(db);
      return rows[0];
    },
  };
}
