import {
  type CountryCode,
  type Money,
  type PaymentType,
  type PeriodicityType,
  periodicity,
  type Translations,
} from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { priceIn } from '../../database/money.repository.ts';

export interface OfferedDate {
  eventId: number;
  eventDateId: number;
  countryCode: CountryCode;
  periodicityType: PeriodicityType;
  paymentType: PaymentType;
  /** Not for sale: the event is withdrawn, or its page shows a message instead. */
  closed: boolean;
  /** Start of the event on the chosen day; null when a day must be chosen and none within the range was. */
  startsAt: Date | null;
  started: boolean;
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
}

/** Reads what is for sale, inside the transaction that sells it. */
export function createOfferRepository(db: Queryable) {
  return {
    /** @param day `YYYY-MM-DD` in the event's time zone, for an event with a range of days */
    async date(eventDateId: number, day: string | undefined) {
      const chosen = sql`${day ?? null}::date`;
      const { rows } = await sql<OfferedDate>`
        SELECT *, "startsAt" <= now() AS started FROM (
          SELECT e.id AS "eventId", d.id AS "eventDateId", e.country_code AS "countryCode", e.periodicity_type AS "periodicityType",
            e.payment_type AS "paymentType", e.withdrawn OR e.message IS NOT NULL AS closed,
            CASE WHEN e.periodicity_type <> ${periodicity.range} THEN d.starts_at
              WHEN ${chosen} BETWEEN (e.starts_at AT TIME ZONE e.time_zone)::date AND (e.ends_at AT TIME ZONE e.time_zone)::date
              THEN (${chosen} + (d.starts_at AT TIME ZONE e.time_zone)::time) AT TIME ZONE e.time_zone END AS "startsAt"
          FROM event_date d JOIN event e ON e.id = d.event_id WHERE d.id = ${eventDateId}) offered`.execute(db);
      return rows[0];
    },

    async variants(eventId: number, ids: number[]) {
      const { rows } = await sql<OfferedVariant>`
        SELECT v.id, v.province_id AS "provinceId", v.place_id AS "placeId", p.address AS "placeAddress",
          ${priceIn('v.price_minor')} AS price, v.capacity, v.stops,
          c.translations AS "categoryTexts", v.translations AS "variantTexts",
          (SELECT COALESCE(jsonb_object_agg(k.id, k.name), '{}') FROM county k
            WHERE CASE WHEN cardinality(v.approach_counties) > 0 THEN k.id = ANY (v.approach_counties)
              ELSE k.province_id = v.province_id END) AS counties
        FROM product_variant v JOIN category c ON c.id = v.category_id JOIN place p ON p.id = v.place_id
        WHERE c.event_id = ${eventId} AND v.id = ANY (${ids}) ORDER BY v.id`.execute(db);
      return rows;
    },
  };
}
