import type { Language, OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { byName } from '../../../database/by-name.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { durationOf } from '../../../database/event-duration.ts';
import { exactMoment } from '../../../database/exact-moment.ts';
import { salesEnd } from '../../seats/departures.repository.ts';
import { isPickUpCounty } from '../../seats/pick-up-counties.repository.ts';
import { selectOrders, ticketsOfOrder } from '../order-rows.repository.ts';

export interface OrderRecipient {
  to: string;
  firstName: string;
  language: Language;
  /** Origin of the site on which the order was placed. */
  siteOrigin: string;
  /** Sold by staff to a caller. */
  soldByTelephone: boolean;
}

/** Audit action of a telephone sale. */
export const soldByTelephone = 'sell-by-telephone';

/** Time at which the order was placed, and its id. */
export type HistoryKeys = [at: string, id: OrderId];

export type PurchasesRepository = ReturnType<typeof createPurchasesRepository>;
export type HistoryRow = Awaited<ReturnType<PurchasesRepository['history']>>[number];
export type PurchaseRow = NonNullable<Awaited<ReturnType<PurchasesRepository['detail']>>>;
export type TicketRow = PurchaseRow['tickets'][number];

/** Reads orders for the customers who placed them. */
export function createPurchasesRepository(db: Queryable) {
  return {
    /** Newest first. @param after keys of the last order on the previous page */
    history: (customerId: number, count: number, after?: HistoryKeys) =>
      selectOrders(db)
        .select(['o.id', 'o.number', 'o.state', 'o.created_at as createdAt'])
        .select([exactMoment(sql.ref('o.created_at')).as('exactly')])
        .select(['o.amount_minor as minor', 'o.currency', 'o.total_minor as solesMinor'])
        .select(['o.flagged_at as flaggedAt', 'o.flag_reasons as flagReasons', 'e.translations'])
        .select(['e.time_zone as timeZone', 'd.starts_at as startsAt'])
        .where('o.customer_id', '=', customerId)
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple, cast, val }) => {
            const [at, id] = after as HistoryKeys;
            return eb(refTuple('o.created_at', 'o.id'), '<', tuple(cast<Date>(val(at), 'timestamptz'), val(id)));
          }),
        )
        .orderBy('o.created_at', 'desc')
        .orderBy('o.id', 'desc')
        .limit(count)
        .execute(),

    /** Undefined when the account was deleted. */
    recipient: (orderId: OrderId): Promise<OrderRecipient | undefined> =>
      db
        .selectFrom('orders as o')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .select(['c.email as to', 'c.first_name as firstName', 'o.language', 'o.site_origin as siteOrigin'])
        .select(({ exists, selectFrom, val }) =>
          exists(
            selectFrom('audit')
              .where('subject', '=', orderId)
              .where('action', '=', soldByTelephone)
              .select(val(1).as('one')),
          )
            .$castTo<boolean>()
            .as('soldByTelephone'),
        )
        .where('o.id', '=', orderId)
        .where('c.deleted_at', 'is', null)
        .executeTakeFirst(),

    /** @param customerId restricts the result to this customer's orders; null for any */
    detail: (orderId: OrderId, customerId: number | null) =>
      selectOrders(db)
        .innerJoin('event_date as date', 'date.id', 'd.event_date_id')
        .innerJoin('place as pl', 'pl.id', 'e.place_id')
        .leftJoin('seat_hold as hold', 'hold.order_id', 'o.id')
        .select((eb) => [
          now.as('readAt'),
          'o.id',
          'o.number',
          'o.state',
          'o.created_at as createdAt',
          'o.payment_code as paymentCode',
          'o.amount_minor as minor',
          'o.currency',
          'o.total_minor as solesMinor',
          'o.accepted',
          'o.flagged_at as flaggedAt',
          'o.flag_reasons as flagReasons',
          'hold.held_until as heldUntil',
          'e.id as eventId',
          'e.slug',
          'e.image_path as imagePath',
          'e.time_zone as timeZone',
          'e.country_code as country',
          'e.translations',
          'd.starts_at as startsAt',
          'd.event_date_id as dateId',
          sql<Date>`d.starts_at + ${durationOf('e', 'date')}`.as('endsAt'),
          salesEnd('e', sql`d.starts_at`).as('salesEnd'),
          'pl.name as placeName',
          'pl.address as placeAddress',
          eb
            .selectFrom('staff_act as a')
            .select('a.detail')
            .whereRef('a.event_id', '=', 'o.event_id')
            .where('a.kind', 'in', ['call-off-departure', 'cancel-event'])
            .where(({ exists, selectFrom }) =>
              exists(
                selectFrom('staff_act_step as s')
                  .select('s.id')
                  .whereRef('s.act_id', '=', 'a.id')
                  .whereRef('s.order_id', '=', 'o.id'),
              ),
            )
            .limit(1)
            .as('calledOff'),
          jsonArrayFrom(
            eb
              .selectFrom('payment as p')
              .select(['p.provider', 'p.state', 'p.amount_minor as minor', 'p.currency', 'p.rate_date as rateDate'])
              .select((p) => [p.cast<string | null>('p.rate', 'text').as('rate'), 'p.response'])
              .whereRef('p.order_id', '=', 'o.id')
              .orderBy('p.id', 'desc'),
          ).as('attempts'),
          jsonArrayFrom(
            eb
              .selectFrom('refund as r')
              .innerJoin('payment as p', 'p.id', 'r.payment_id')
              .select(['r.state', 'r.amount_minor as minor', 'p.currency', 'r.requested_at as requestedAt'])
              .whereRef('p.order_id', '=', 'o.id')
              .orderBy('r.id'),
          ).as('refunds'),
          jsonArrayFrom(
            ticketsOfOrder()
              .innerJoin('product_variant as v', 'v.id', 't.product_variant_id')
              .select(['t.issue', 't.capacity', 't.translations', 't.place_address as placeAddress'])
              .select(['t.passengers', 't.addresses', 't.spaces', 'v.approach_address as meetingPoint']),
          ).as('tickets'),
        ])
        .where('o.id', '=', orderId)
        .$if(customerId !== null, (query) => query.where('o.customer_id', '=', customerId as number))
        .executeTakeFirst(),

    /** Returns the counties where tickets of the variants can pick up, by name. */
    pickUpCounties: (variantIds: number[]) =>
      db
        .selectFrom('product_variant as v')
        .innerJoin('county as k', (join) => join.on(isPickUpCounty))
        .select(['v.id as variantId', 'k.id', 'k.name'])
        .where('v.id', 'in', variantIds)
        .orderBy(byName('k.name'))
        .execute(),
  };
}
