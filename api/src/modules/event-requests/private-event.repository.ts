import { type CountryCode, eventType, paymentType, periodicity } from '@idavuelta/shared/contracts';
import { type NotNull, sql } from 'kysely';
import type { CategoryTranslations, EventTranslations, VariantTranslations } from '../../database/column-types.ts';
import type { Queryable } from '../../database/database.ts';
import { insertedId } from '../../database/inserted-id.ts';

/** Event data taken from a request. */
export interface NewPrivateEvent {
  requestId: number;
  slug: string;
  countryCode: CountryCode;
  timeZone: string;
  location: string;
  address: string;
  startsAt: Date;
  endsAt: Date;
  imagePath: string;
  translations: EventTranslations;
  searchText: string;
}

export interface NewOffer {
  category: CategoryTranslations;
  seat: VariantTranslations;
  /** Seats shared by all provinces. */
  capacity: number;
}

export function createPrivateEventRepository(tx: Queryable) {
  return {
    addPlace: ({ countryCode, location, address, timeZone }: NewPrivateEvent) =>
      insertedId(
        tx
          .insertInto('place')
          .values({ country_code: countryCode, name: location, address, time_zone: timeZone, image_path: '' })
          .returning('id'),
      ),

    async addEvent(event: NewPrivateEvent, placeId: number) {
      const eventId = await insertedId(
        tx
          .insertInto('event')
          .values({
            slug: event.slug,
            type: eventType.private,
            country_code: event.countryCode,
            place_id: placeId,
            time_zone: event.timeZone,
            starts_at: event.startsAt,
            ends_at: event.endsAt,
            periodicity_type: periodicity.fixed,
            payment_type: paymentType.invited,
            visibility: 'invited',
            image_path: event.imagePath,
            translations: event.translations,
            search_text: sql<string>`lower(unaccent(${event.searchText}))`,
          })
          .returning('id'),
      );
      await tx.insertInto('event_date').values({ event_id: eventId, starts_at: event.startsAt }).execute();
      return eventId;
    },

    /** Adds the stops requested by the organiser, each with the name of its county. */
    addStops: (eventId: number, requestId: number) =>
      sql`INSERT INTO event_stop (event_id, address, time)
        SELECT ${eventId}, (stop ->> 'address') || ', ' || k.name, stop ->> 'time'
        FROM event_request r CROSS JOIN LATERAL jsonb_array_elements(r.stops) stop
          JOIN county k ON k.id = (stop ->> 'countyId')::int
        WHERE r.id = ${requestId}`.execute(tx),

    /** Adds free single seats from every province of the request, sold from one pool. */
    async addOffer(
      eventId: number,
      { requestId, placeId, offer }: { requestId: number; placeId: number; offer: NewOffer },
    ) {
      const categoryId = await insertedId(
        tx
          .insertInto('category')
          .values({ event_id: eventId, priority: 1, translations: offer.category })
          .returning('id'),
      );
      const templateId = await insertedId(
        tx.insertInto('seat_pool_template').values({ event_id: eventId, capacity: offer.capacity }).returning('id'),
      );
      await sql`WITH named AS (
          SELECT r.county_id AS id FROM event_request r WHERE r.id = ${requestId}
          UNION SELECT (stop ->> 'countyId')::int FROM event_request r CROSS JOIN LATERAL jsonb_array_elements(r.stops) stop
            WHERE r.id = ${requestId}),
        variant AS (
          INSERT INTO product_variant (category_id, province_id, place_id, amount_minor, capacity, stops, translations)
          SELECT DISTINCT ${categoryId}::int, k.province_id, ${placeId}::int, 0, 1, 1, ${JSON.stringify(offer.seat)}::jsonb
          FROM county k JOIN named ON named.id = k.id RETURNING id)
        INSERT INTO offer (product_variant_id, template_id, units) SELECT id, ${templateId}, 1 FROM variant`.execute(
        tx,
      );
    },

    /** Invites every guest with an address. @returns their addresses */
    async invite(eventId: number, requestId: number): Promise<string[]> {
      const rows = await tx
        .insertInto('event_invitation')
        .columns(['event_id', 'email', 'seats'])
        .expression((eb) =>
          eb
            .selectFrom('event_request_guest')
            .select((guest) => [guest.cast<number>(guest.val(eventId), 'int4').as('event_id'), 'email', 'seats'])
            .where('event_request_id', '=', requestId)
            .where('email', 'is not', null)
            .$narrowType<{ email: NotNull }>(),
        )
        .returning('email')
        .execute();
      return rows.map(({ email }) => email);
    },

    /** Invites the organiser with the seats of guests without an address, plus the organiser's own if any. */
    inviteOrganiser: (eventId: number, requestId: number) =>
      sql`INSERT INTO event_invitation (event_id, email, seats)
        SELECT ${eventId}, c.email, sum(g.seats)
        FROM event_request_guest g
          JOIN event_request r ON r.id = g.event_request_id
          JOIN customer c ON c.id = r.customer_id
        WHERE r.id = ${requestId} AND g.email IS NULL
        GROUP BY c.email
        ON CONFLICT (event_id, email) DO UPDATE SET seats = event_invitation.seats + excluded.seats`.execute(tx),

    /** Stops all further bookings of the event. */
    withdraw: (eventId: number) => tx.updateTable('event').set({ withdrawn: true }).where('id', '=', eventId).execute(),
  };
}
