import type { OrderId, PaymentCode, PaymentState } from '@idavuelta/shared/contracts';
import type { AuditAction } from '@idavuelta/shared/contracts/staff';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { FlagReason } from '../../database/column-types.ts';
import { now, type Queryable } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { heldUntil } from '../seats/seats.repository.ts';
import { emailsOfOthers } from './passenger-emails.ts';
import type { NewOrder, NewTicket, StoredOrder } from './stored-order.ts';

/** Audit actor for orders that expire unpaid. */
export const expiry = 'job:expire-order';

/** SQLSTATE of a value that another row has. */
const uniqueViolation = '23505';

function toAdmissionUsed(error: { code?: string; constraint?: string }): never {
  if (error.code === uniqueViolation && error.constraint === 'orders_admission_key')
    throw new AppError('ADMISSION_USED');
  throw error;
}

export function createOrdersRepository(db: Queryable) {
  const orders = db
    .selectFrom('orders')
    .select(['id', 'customer_id as customerId', 'state', 'payment_code as paymentCode'])
    .select(['amount_minor as minor', 'currency', 'total_minor as solesMinor'])
    .select(['event_id as eventId', 'departure_id as departureId', 'site_origin as siteOrigin'])
    .select(['request_hash as requestHash', 'created_at as createdAt'])
    .select((eb) => [
      sql<Date>`clock_timestamp()`.as('readAt'),
      heldUntil('orders.id').as('heldUntil'),
      eb
        .selectFrom('departure as d')
        .select('d.starts_at')
        .whereRef('d.id', '=', 'orders.departure_id')
        .$asScalar()
        .$notNull()
        .as('startsAt'),
      eb
        .selectFrom('event as e')
        .select('e.country_code')
        .whereRef('e.id', '=', 'orders.event_id')
        .$asScalar()
        .$notNull()
        .as('countryCode'),
    ]);

  async function first(found: typeof orders): Promise<StoredOrder | undefined> {
    const row = await found.executeTakeFirst();
    if (!row) return undefined;
    const { minor, currency, ...order } = row;
    return { ...order, total: { minor, currency } };
  }

  return {
    /** Locks the key until the transaction ends, so that no other request places an order under it. */
    lockKey: (customerId: number, key: string) =>
      sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order:${customerId}:${key}`}, 0))`.execute(db),

    byKey: (customerId: number, key: string) =>
      first(orders.where('customer_id', '=', customerId).where('idempotency_key', '=', key)),

    byId: (id: OrderId) => first(orders.where('id', '=', id)),

    /** Finds an order by number, ignoring case. */
    idOf: async (number: string): Promise<OrderId | undefined> =>
      (await db.selectFrom('orders').select('id').where('number', '=', number.toUpperCase()).executeTakeFirst())?.id,

    /**
     * Returns distinct passenger addresses in lower case, without the buyer's.
     * @param tickets their numbers; all when omitted
     */
    async passengerEmails(orderId: OrderId, tickets: number[] | null = null): Promise<string[]> {
      const rows = await db
        .selectFrom('order_ticket as t')
        .innerJoin('orders as o', 'o.id', 't.order_id')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .select(['t.passengers', 'c.email as buyer'])
        .where('t.order_id', '=', orderId)
        .$if(tickets !== null, (query) =>
          query.where(({ eb, fn, val }) => eb('t.number', '=', fn.any(val(tickets ?? [])))),
        )
        .execute();
      return emailsOfOthers(rows);
    },

    /** In lower case. */
    async buyerEmail(orderId: OrderId): Promise<string | undefined> {
      const buyer = await db
        .selectFrom('orders as o')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .select('c.email')
        .where('o.id', '=', orderId)
        .executeTakeFirst();
      return buyer?.email.toLowerCase();
    },

    /** Reads and locks the order until the transaction ends. */
    async lock(id: OrderId) {
      await db.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
      // A separate statement, so that it sees changes by the transactions it waited for.
      return first(orders.where('id', '=', id));
    },

    /** @throws ADMISSION_USED when another order was placed with its admission */
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
          currency: order.total.currency,
          amount_minor: order.total.minor,
          total_minor: order.solesMinor,
          coupon_id: order.couponId ?? null,
          invited_email: order.invitedEmail ?? null,
          tax_buyer: order.taxBuyer ?? null,
          accepted: order.accepted.length > 0 ? JSON.stringify(order.accepted) : null,
          site_origin: order.siteOrigin,
          language: order.language,
          idempotency_key: order.idempotencyKey ?? null,
          request_hash: order.requestHash,
          admission: order.admission ?? null,
        })
        .execute()
        .catch(toAdmissionUsed),

    addTickets: (orderId: OrderId, tickets: NewTicket[]) =>
      db
        .insertInto('order_ticket')
        .values(
          tickets.map((ticket) => ({
            order_id: orderId,
            number: ticket.number,
            product_variant_id: ticket.productVariantId,
            amount_minor: ticket.price.minor,
            discount_amount_minor: ticket.discountPrice?.minor ?? null,
            price_minor: ticket.soles.price,
            discount_price_minor: ticket.soles.discountPrice,
            capacity: ticket.capacity,
            translations: ticket.translations,
            place_address: ticket.placeAddress,
            addresses: JSON.stringify(ticket.addresses),
            passengers: JSON.stringify(ticket.passengers),
            spaces: JSON.stringify(ticket.spaces),
          })),
        )
        .execute(),

    /**
     * Changes the state of an order that is in one of the `from` states and records who did it and why.
     * @returns undefined when it is in none of them
     */
    async changeState(
      id: OrderId,
      from: PaymentState[],
      to: PaymentState,
      { by, reason }: { by: string; reason: string },
    ) {
      return db
        .with('changed', (changed) =>
          changed
            .updateTable('orders as o')
            .from((eb) => eb.selectFrom('orders').select('state').where('id', '=', id).forUpdate().as('before'))
            .set({ state: to, ...(to === 'paid' && { paid_at: now }) })
            .where('o.id', '=', id)
            .where(({ eb, fn, val }) => eb('before.state', '=', fn.any(val(from))))
            .returning(['before.state as from', 'o.coupon_id as couponId']),
        )
        .with('audited', (audited) =>
          audited
            .insertInto('audit')
            .columns(['actor', 'action', 'subject', 'detail'])
            .expression((eb) =>
              eb.selectFrom('changed').select(({ cast, val, ref }) => [
                cast(val(by), 'text').as('actor'),
                cast(val('order-state' satisfies AuditAction), 'text').as('action'),
                cast(val(id), 'text').as('subject'),
                jsonBuildObject({
                  from: ref('changed.from'),
                  to: cast(val(to), 'text'),
                  reason: cast(val(reason), 'text'),
                }).as('detail'),
              ]),
            ),
        )
        .selectFrom('changed')
        .select(['changed.from', 'changed.couponId'])
        .executeTakeFirst();
    },

    /** Tells from the audit whether an ended order ended because it was not paid in time. */
    async endedUnpaid(id: OrderId): Promise<boolean> {
      const last = await db
        .selectFrom('audit')
        .select('actor')
        .where('subject', '=', id)
        .where('action', '=', 'order-state')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last?.actor === expiry;
    },

    /** Records a change of payment method or of the site the buyer uses. */
    payBy: (id: OrderId, { paymentCode, siteOrigin }: { paymentCode: PaymentCode; siteOrigin?: string }) =>
      db
        .updateTable('orders')
        .set({ payment_code: paymentCode, ...(siteOrigin && { site_origin: siteOrigin }) })
        .where('id', '=', id)
        .execute(),

    /** Records that the departure was moved. @param from the departure time when the order was placed */
    markMoved: (id: OrderId, from: Date) =>
      db.updateTable('orders').set({ moved_from: from }).where('id', '=', id).execute(),

    /** Gives back one use of a coupon. */
    releaseCoupon: (couponId: number) =>
      db
        .updateTable('coupon')
        .set((eb) => ({ uses: eb('uses', '-', 1) }))
        .where('id', '=', couponId)
        .where('uses', '>', 0)
        .execute(),

    /** Releases the order's idempotency key for a new order. */
    releaseKey: (id: OrderId) => db.updateTable('orders').set({ idempotency_key: null }).where('id', '=', id).execute(),

    flag: (id: OrderId, reason: FlagReason) =>
      sql`UPDATE orders SET flagged_at = COALESCE(flagged_at, now()),
          flag_reasons = CASE WHEN ${reason} = ANY (flag_reasons) THEN flag_reasons ELSE flag_reasons || ${reason}::text END
        WHERE id = ${id}`.execute(db),

    unflag: (id: OrderId, reason: FlagReason) =>
      sql`UPDATE orders SET flag_reasons = array_remove(flag_reasons, ${reason}::text),
          flagged_at = CASE WHEN flag_reasons <@ ARRAY[${reason}::text] THEN NULL ELSE flagged_at END
        WHERE id = ${id} AND ${reason} = ANY (flag_reasons)`.execute(db),
  };
}
