import type { CountryCode, Money, PaymentType, Translations } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { priceIn } from '../../database/money.repository.ts';
import { salesEnd, startOn } from './departures.repository.ts';
import { isPickUpCounty } from './pick-up-counties.repository.ts';

export interface OfferedDate {
  eventId: number;
  eventDateId: number;
  countryCode: CountryCode;
  paymentType: PaymentType;
  /** Not for sale: the event is withdrawn, or its page shows a message instead. */
  closed: boolean;
  /** Start of the event on the chosen day; null when a day must be chosen and none within the range was. */
  startsAt: Date | null;
  started: boolean;
  /** Null before the first sale of a day. */
  departureId: number | null;
  /** Too close to the first pick-up, or staff has stopped the sales. */
  salesClosed: boolean;
}

export interface OfferedVariant {
  id: number;
  provinceId: number;
  placeId: number;
  placeAddress: string;
  price: Money;
  capacity: number;
  stops: number;
  categoryTexts: Translations<{ name: string }>;
  variantTexts: Translations<{ name: string }>;
  /** Names of the counties where its tickets may pick up, by id. */
  counties: Record<string, string>;
  /** Its only pick-up address; null when it picks up at doors. */
  meetingPoint: string | null;
}

/** Reads what is for sale, inside the transaction that sells it. */
export function createOfferRepository(db: Queryable) {
  return {
    /** @param day `YYYY-MM-DD` in the event's time zone, for an event with a range of days */
    async date(eventDateId: number, day: string | undefined) {
      const { rows } = await sql<OfferedDate>`
        SELECT e.id AS "eventId", d.id AS "eventDateId", e.country_code AS "countryCode", e.payment_type AS "paymentType",
          e.withdrawn OR e.message IS NOT NULL AS closed, chosen.starts_at AS "startsAt",
          departure.id AS "departureId", chosen.starts_at <= now() AS started,
          e.sales_stopped OR ${salesEnd('e', sql`chosen.starts_at`)} <= now() AS "salesClosed"
        FROM event_date d JOIN event e ON e.id = d.event_id
        CROSS JOIN LATERAL (SELECT ${startOn('e', 'd', day)} AS starts_at) chosen
        LEFT JOIN departure ON departure.event_date_id = d.id AND departure.starts_at = chosen.starts_at
        WHERE d.id = ${eventDateId}`.execute(db);
      return rows[0];
    },

    async variants(eventId: number, ids: number[]) {
      const { rows } = await sql<OfferedVariant>`
        SELECT v.id, v.province_id AS "provinceId", v.place_id AS "placeId", p.address AS "placeAddress",
          ${priceIn('v.price_minor')} AS price, v.capacity, v.stops,
          c.translations AS "categoryTexts", v.translations AS "variantTexts",
          (SELECT COALESCE(jsonb_object_agg(k.id, k.name), '{}') FROM county k
            WHERE ${isPickUpCounty}) AS counties,
          v.approach_address AS "meetingPoint"
        FROM product_variant v JOIN category c ON c.id = v.category_id JOIN place p ON p.id = v.place_id
        WHERE c.event_id = ${eventId} AND v.id = ANY (${ids}) ORDER BY v.id`.execute(db);
      return rows;
    },
  };
}
