import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isOrderShown, shownPassengers } from '../../database/blocked-person.ts';
import type { Queryable } from '../../database/database.ts';
import { localName } from '../../database/local-name.ts';
import { boarding, selectOccasions, withWindows } from '../pick-ups/pick-ups.repository.ts';

export type DepartureRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createTravellersRepository>['departure']>>>;
export type TicketRow = Awaited<ReturnType<ReturnType<typeof createTravellersRepository>['tickets']>>[number];

/** SQL: ticket `t` of order `o` is valid. */
const isRidden = sql<boolean>`o.state = 'paid' AND t.refund_id IS NULL`;

/** SQL: a fact of buyer `c`, or nothing if their data are blocked. */
const ofBuyer = (column: 'first_name' | 'last_name' | 'phone_number') =>
  sql<string>`CASE WHEN ${isOrderShown} THEN ${sql.ref(`c.${column}`)} ELSE '' END`;

export const createTravellersRepository = (db: Queryable) => ({
  /**
   * Returns the departure and its travellers' counties with their pick-up windows.
   * @returns undefined for an unknown departure
   */
  departure: (departureId: number) =>
    selectOccasions(db)
      .select(['chosen.id', 'event.id as eventId', 'event.slug', 'event.translations', 'place.name as place'])
      .select('place.address')
      .select(['event.country_code as country', 'event.longest_ride_minutes as longestRide'])
      .select('event.longest_walk_minutes as longestWalk')
      .select(
        jsonArrayFrom(
          withWindows(db, 'chosen.id').where(
            sql<boolean>`k.id IN (SELECT (a ->> 'countyId')::int
              FROM orders o JOIN order_ticket t ON t.order_id = o.id CROSS JOIN jsonb_array_elements(t.addresses) a
              WHERE o.departure_id = chosen.id AND ${isRidden})`,
          ),
        ).as('counties'),
      )
      .where('chosen.id', '=', departureId)
      .executeTakeFirst(),

  /** Returns the valid tickets by order and number. */
  tickets: (departureId: number) =>
    db
      .selectFrom('order_ticket as t')
      .innerJoin('orders as o', 'o.id', 't.order_id')
      .innerJoin('customer as c', 'c.id', 'o.customer_id')
      .innerJoin('product_variant as v', 'v.id', 't.product_variant_id')
      .innerJoin('category', 'category.id', 'v.category_id')
      .leftJoin('offer', 'offer.product_variant_id', 'v.id')
      .innerJoin('event', 'event.id', 'o.event_id')
      .innerJoin('country', 'country.code', 'event.country_code')
      .leftJoin('pick_up_time as exact', 'exact.order_ticket_id', 't.id')
      .select(['t.id as ticketId', 'o.id as orderId', 'o.number as order', 't.number as ticket', 't.capacity'])
      .select(['t.addresses', 't.spaces', shownPassengers.as('passengers'), 'offer.units'])
      .select(localName('category.translations', 'country.default_locale').as('category'))
      .select(localName('v.translations', 'country.default_locale').as('variant'))
      .select([ofBuyer('first_name').as('firstName'), ofBuyer('last_name').as('lastName')])
      .select(ofBuyer('phone_number').as('phone'))
      .select(boarding)
      .where('o.departure_id', '=', departureId)
      .where(isRidden)
      .orderBy('o.number')
      .orderBy('t.number')
      .execute(),
});
