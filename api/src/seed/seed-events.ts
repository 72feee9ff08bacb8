import type { Queryable } from '../database/database.ts';
import type { PictureKey, SeedEvent, SeedPlace, SeedVariant } from './content/types.ts';

export type Pictures = Record<PictureKey, string>;
type Ids = Map<string, number>;

export interface SeedPlaces {
  provinces: Ids;
  places: Map<string, { id: number; place: SeedPlace }>;
}

const insertId = async (tx: Queryable, text: string, values: unknown[]) => {
  const [row] = await tx.query<{ id: number }>(`${text} RETURNING id`, values);
  if (!row) throw new Error(`Nothing inserted: ${text}`);
  return row.id;
};

/** `time` on the day `days` after today, in the zone: PostgreSQL knows when its clocks change. */
const moment = (days: string, time: string, zone: string) =>
  `(((now() AT TIME ZONE ${zone})::date + ${days}::int) + ${time}::time) AT TIME ZONE ${zone}`;

/** Inserts one event with its dates, stops, categories and variants. */
export async function seedEvent(
  tx: Queryable,
  event: SeedEvent,
  { provinces, places }: SeedPlaces,
  pictures: Pictures,
  recommendedPosition: number | null,
) {
  const at = places.get(event.place);
  const dates = [...event.dates].sort((a, b) => a.daysAhead - b.daysAhead);
  const [start, last] = [dates[0], dates.at(-1)];
  if (!at || !start || !last) throw new Error(`Event ${event.slug} has no place or no date.`);
  const endDays = event.endDaysAhead ?? last.daysAhead;

  const eventId = await insertId(
    tx,
    `INSERT INTO event (slug, type, country_code, place_id, time_zone, starts_at, ends_at, periodicity_type, payment_type,
       image_path, translations, message, recommended_position, search_text)
     VALUES ($1, $2, $3, $4, $5, ${moment('$6', '$7', '$5::text')},
       ${moment('$8', '$9', '$5::text')} + make_interval(mins => $10), $11, $12, $13, $14, $15, $16, lower(unaccent($17)))`,
    [
      event.slug,
      event.type,
      event.countryCode,
      at.id,
      at.place.timeZone,
      start.daysAhead,
      start.time,
      endDays,
      last.time,
      Math.round(event.hours * 60),
      event.periodicityType,
      event.paymentType,
      pictures[event.picture] ?? '',
      event.translations,
      event.message ?? null,
      recommendedPosition,
      searchText(event, at.place),
    ],
  );

  for (const { daysAhead, time } of dates) {
    await tx.query(`INSERT INTO event_date (event_id, starts_at) VALUES ($1, ${moment('$2', '$3', '$4::text')})`, [
      eventId,
      daysAhead,
      time,
      at.place.timeZone,
    ]);
  }
  for (const { address, time } of event.additionalStops) {
    await tx.query('INSERT INTO event_stop (event_id, address, time) VALUES ($1, $2, $3)', [eventId, address, time]);
  }
  for (const { priority, translations, variants } of event.categories) {
    const categoryId = await insertId(
      tx,
      'INSERT INTO category (event_id, priority, translations) VALUES ($1, $2, $3)',
      [eventId, priority, translations],
    );
    for (const variant of variants) await seedVariant(tx, variant, categoryId, at.id, provinces);
  }
}

const seedVariant = (tx: Queryable, variant: SeedVariant, categoryId: number, placeId: number, provinces: Ids) =>
  insertId(
    tx,
    `INSERT INTO product_variant (category_id, province_id, place_id, price_cents, capacity, stops, stock, approach_address,
       approach_counties, translations)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
       ARRAY(SELECT id FROM county WHERE province_id = $2 AND name = ANY ($9::text[])), $10)`,
    [
      categoryId,
      provinces.get(variant.province) ?? null,
      placeId,
      Math.round(variant.price * 100),
      variant.capacity,
      variant.stops,
      variant.stock,
      variant.approach?.address ?? null,
      variant.approach?.counties ?? [],
      variant.translations,
    ],
  );

/** Everything a visitor may search an event by: its name in all languages, its place and its address. */
function searchText({ translations }: SeedEvent, place: SeedPlace) {
  const names = Object.values(translations).flatMap(({ name, firstPlaceName }) => [name, firstPlaceName ?? '']);
  return [...new Set([...names, place.name, place.address])].join(' ');
}
