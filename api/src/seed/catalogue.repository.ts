import { first, type Queryable, query } from '../database/database.ts';
import { fromDecimal } from '../money/money.ts';
import type { SeedEvent, SeedPlace, SeedProvince, SeedSlide, SeedTestimonial, SeedVariant } from './seed-content.ts';

/** An arbitrary number that all our processes use for this lock. */
const lockKey = 7_412_002;

/** Columns of an event that are not in its content. */
interface EventFacts {
  placeId: number;
  timeZone: string;
  imagePath: string;
  recommendedPosition: number | null;
  searchText: string;
  start: SeedEvent['dates'][number];
  /** When the last date begins; for a range, its last day with the same hour. */
  last: SeedEvent['dates'][number];
}

/** SQL of `time`, `days` after today, in `zone`. PostgreSQL takes daylight saving time into account. */
const moment = (days: string, time: string, zone: string) =>
  `(((now() AT TIME ZONE ${zone})::date + ${days}::int) + ${time}::time) AT TIME ZONE ${zone}`;

/** Writes the seeded catalogue. */
export function createCatalogueSeedRepository(tx: Queryable) {
  const insertId = async (text: string, values: unknown[]) => {
    const row = first(await query<{ id: number }>(tx, `${text} RETURNING id`, values));
    if (!row) throw new Error(`Nothing inserted: ${text}`);
    return row.id;
  };

  return {
    /** Keeps other processes from seeding until the transaction ends. */
    lock: () => query(tx, 'SELECT pg_advisory_xact_lock($1)', [lockKey]),

    hasEvents: async () => (await query(tx, 'SELECT FROM event LIMIT 1')).length > 0,

    addProvince: ({ countryCode, name }: SeedProvince) =>
      insertId('INSERT INTO province (country_code, name) VALUES ($1, $2)', [countryCode, name]),

    addCounties: (provinceId: number, names: string[]) =>
      query(tx, 'INSERT INTO county (province_id, name) SELECT $1, unnest($2::text[])', [provinceId, names]),

    addPlace: ({ countryCode, name, address, timeZone }: SeedPlace, imagePath: string) =>
      insertId('INSERT INTO place (country_code, name, address, time_zone, image_path) VALUES ($1, $2, $3, $4, $5)', [
        countryCode,
        name,
        address,
        timeZone,
        imagePath,
      ]),

    addEvent: (event: SeedEvent, facts: EventFacts) =>
      insertId(
        `INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
           image_path, translations, message, recommended_position, search_text)
         VALUES ($1, $2, $3, $4, $5, ${moment('$6', '$7', '$5::text')},
           ${moment('$8', '$9', '$5::text')} + make_interval(mins => $10), $11, $12, $13, $14, $15, $16, lower(unaccent($17)))`,
        [
          event.slug,
          event.type,
          event.countryCode,
          facts.placeId,
          facts.timeZone,
          facts.start.daysAhead,
          facts.start.time,
          facts.last.daysAhead,
          facts.last.time,
          Math.round(event.hours * 60),
          event.periodicityType,
          event.paymentType,
          facts.imagePath,
          event.translations,
          event.message ?? null,
          facts.recommendedPosition,
          facts.searchText,
        ],
      ),

    addEventDate: (eventId: number, { daysAhead, time }: SeedEvent['dates'][number], timeZone: string) =>
      query(tx, `INSERT INTO event_date (event_id, starts_at) VALUES ($1, ${moment('$2', '$3', '$4::text')})`, [
        eventId,
        daysAhead,
        time,
        timeZone,
      ]),

    addStop: (eventId: number, { address, time }: SeedEvent['additionalStops'][number]) =>
      query(tx, 'INSERT INTO event_stop (event_id, address, time) VALUES ($1, $2, $3)', [eventId, address, time]),

    addCategory: (eventId: number, { priority, translations }: SeedEvent['categories'][number]) =>
      insertId('INSERT INTO category (event_id, priority, translations) VALUES ($1, $2, $3)', [
        eventId,
        priority,
        translations,
      ]),

    addVariant: (categoryId: number, placeId: number, provinceId: number | null, variant: SeedVariant) =>
      insertId(
        `INSERT INTO product_variant (category_id, province_id, place_id, price_cents, capacity, stops, stock, approach_address,
           approach_counties, translations)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
           ARRAY(SELECT id FROM county WHERE province_id = $2 AND name = ANY ($9::text[])), $10)`,
        [
          categoryId,
          provinceId,
          placeId,
          fromDecimal(variant.price),
          variant.capacity,
          variant.stops,
          variant.stock,
          variant.approach?.address ?? null,
          variant.approach?.counties ?? [],
          variant.translations,
        ],
      ),

    addSlide: ({ countryCode, url }: SeedSlide, imagePath: string) =>
      query(tx, 'INSERT INTO landing_slide (country_code, url, image_path) VALUES ($1, $2, $3)', [
        countryCode,
        url,
        imagePath,
      ]),

    addTestimonial: ({ countryCode, message, user, tags }: SeedTestimonial, imagePath: string) =>
      query(
        tx,
        'INSERT INTO landing_comment (country_code, message, user_name, image_path, tags) VALUES ($1, $2, $3, $4, $5)',
        [countryCode, message, user, imagePath, tags],
      ),

    /** Updates the picture path of rows, which are found by the column that identifies them in the content. */
    refreshPictures: (
      { table, column }: { table: 'event' | 'place' | 'landing_slide' | 'landing_comment'; column: string },
      rows: { name: string; path: string }[],
    ) =>
      query(
        tx,
        `UPDATE ${table} SET image_path = fresh.path
         FROM unnest($1::text[], $2::text[]) AS fresh (name, path)
         WHERE ${table}.${column} = fresh.name AND fresh.path <> '' AND image_path <> fresh.path`,
        [rows.map(({ name }) => name), rows.map(({ path }) => path)],
      ),
  };
}
