import { type CountryCode, paymentType } from '@idavuelta/shared/contracts';
import { currencyOf, fromDecimal } from '@idavuelta/shared/contracts/money';
import { sql } from 'kysely';
import { isThere } from '../database/affected-rows.ts';
import type { Queryable } from '../database/database.ts';
import { insertedId } from '../database/inserted-id.ts';
import type {
  SeedDate,
  SeedEvent,
  SeedLegalDocument,
  SeedPartner,
  SeedPlace,
  SeedProvince,
  SeedSlide,
  SeedTestimonial,
  SeedVariant,
} from './seed-content.ts';

type PicturedTable = 'event' | 'place' | 'landing_slide' | 'landing_comment' | 'landing_partner';

/** An arbitrary number shared by all our processes. */
const lockKey = 7_412_002;

/** Columns of an event that are not part of its content. */
interface EventFacts {
  placeId: number;
  timeZone: string;
  imagePath: string;
  recommendedPosition: number | null;
  searchText: string;
  start: DayAndTime;
  /** Start of the last date; for a range, its last day at the same hour. */
  last: DayAndTime;
}

type DayAndTime = Pick<SeedDate, 'daysAhead' | 'time'>;

/** SQL: the time `daysAhead` days after today in `zone`. PostgreSQL handles daylight saving time. */
const moment = ({ daysAhead, time }: DayAndTime, zone: string) =>
  sql<Date>`(((now() AT TIME ZONE ${zone}::text)::date + ${daysAhead}::int) + ${time}::time) AT TIME ZONE ${zone}::text`;

export function createCatalogueSeedRepository(tx: Queryable) {
  return {
    /** Blocks seeding by other processes until the transaction ends. */
    lock: () => sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(tx),

    hasEvents: () => isThere(tx.selectFrom('event').select('id').limit(1)),

    addProvince: ({ countryCode, name, timeZone }: SeedProvince) =>
      insertedId(
        tx
          .insertInto('province')
          .values({ country_code: countryCode, name, time_zone: timeZone ?? null })
          .returning('id'),
      ),

    addCounties: (provinceId: number, { counties, coordinates = {} }: SeedProvince) =>
      sql`INSERT INTO county (province_id, name, latitude, longitude)
        SELECT ${provinceId}, * FROM unnest(${counties}::text[],
          ${counties.map((name) => coordinates[name]?.[0] ?? null)}::float8[],
          ${counties.map((name) => coordinates[name]?.[1] ?? null)}::float8[])`.execute(tx),

    addPlace: ({ countryCode, name, address, city, timeZone, coordinates }: SeedPlace, imagePath: string) =>
      insertedId(
        tx
          .insertInto('place')
          .values({
            country_code: countryCode,
            name,
            address,
            city: city ?? null,
            time_zone: timeZone,
            image_path: imagePath,
            latitude: coordinates?.[0],
            longitude: coordinates?.[1],
          })
          .returning('id'),
      ),

    addEvent: (event: SeedEvent, { timeZone, ...facts }: EventFacts) =>
      insertedId(
        tx
          .insertInto('event')
          .values({
            slug: event.slug,
            type: event.type,
            genre: event.genre ?? null,
            artist: event.artist ?? null,
            country_code: event.countryCode,
            place_id: facts.placeId,
            time_zone: timeZone,
            starts_at: moment(facts.start, timeZone),
            ends_at: sql<Date>`${moment(facts.last, timeZone)} + make_interval(mins => ${Math.round(event.hours * 60)})`,
            periodicity_type: event.periodicityType,
            payment_type: event.paymentType,
            visibility: event.visibility ?? (event.paymentType === paymentType.invited ? 'invited' : 'public'),
            image_path: facts.imagePath,
            translations: event.translations,
            message: event.message ?? null,
            recommended_position: facts.recommendedPosition,
            search_text: sql<string>`lower(unaccent(${facts.searchText}))`,
          })
          .returning('id'),
      ),

    addEventDate: (eventId: number, date: DayAndTime, timeZone: string) =>
      insertedId(
        tx
          .insertInto('event_date')
          .values({ event_id: eventId, starts_at: moment(date, timeZone) })
          .returning('id'),
      ),

    addStop: (eventId: number, { address, time }: SeedEvent['additionalStops'][number]) =>
      tx.insertInto('event_stop').values({ event_id: eventId, address, time }).execute(),

    addCategory: (eventId: number, { priority, translations }: SeedEvent['categories'][number]) =>
      insertedId(tx.insertInto('category').values({ event_id: eventId, priority, translations }).returning('id')),

    addVariant: (categoryId: number, placeId: number, provinceId: number, variant: SeedVariant, country: CountryCode) =>
      insertedId(
        tx
          .insertInto('product_variant')
          .values({
            category_id: categoryId,
            province_id: provinceId,
            place_id: placeId,
            amount_minor: fromDecimal({ amount: variant.price, currency: currencyOf[country] }).minor,
            capacity: variant.capacity,
            stops: variant.stops,
            approach_address: variant.approach?.address ?? null,
            approach_minutes: variant.approach?.minutes,
            approach_latitude: variant.approach?.coordinates?.[0],
            approach_longitude: variant.approach?.coordinates?.[1],
            approach_counties: sql<number[]>`ARRAY(SELECT id FROM county
              WHERE province_id = ${provinceId} AND name = ANY (${variant.approach?.counties ?? []}::text[]))`,
            translations: variant.translations,
          })
          .returning('id'),
      ),

    addPoolTemplate: (eventId: number, capacity: number) =>
      insertedId(tx.insertInto('seat_pool_template').values({ event_id: eventId, capacity }).returning('id')),

    addOffer: (variantId: number, templateId: number, units: number) =>
      tx.insertInto('offer').values({ product_variant_id: variantId, template_id: templateId, units }).execute(),

    /** Leaves nothing to sell on a date. */
    emptyPools: (eventDateId: number) =>
      tx
        .updateTable('seat_pool')
        .set({ capacity: 0 })
        .where('departure_id', 'in', (eb) =>
          eb.selectFrom('departure').select('id').where('event_date_id', '=', eventDateId),
        )
        .execute(),

    addSlide: ({ countryCode, url }: SeedSlide, imagePath: string) =>
      tx.insertInto('landing_slide').values({ country_code: countryCode, url, image_path: imagePath }).execute(),

    addPartner: ({ countryCode, name }: SeedPartner, imagePath: string) =>
      tx.insertInto('landing_partner').values({ country_code: countryCode, name, image_path: imagePath }).execute(),

    hasPartners: () => isThere(tx.selectFrom('landing_partner').select('id').limit(1)),

    /** Keeps an existing document unchanged. */
    addLegalDocument: ({ countryCode, document, texts, inForceOn }: SeedLegalDocument) =>
      tx
        .insertInto('legal_version')
        .values({
          ...{ country_code: countryCode, kind: document, version: 1, texts, revision: 1 },
          in_force_on: sql<Date>`${inForceOn}::date`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    addTestimonial: ({ countryCode, message, user, tags }: SeedTestimonial, imagePath: string) =>
      tx
        .insertInto('landing_comment')
        .values({ country_code: countryCode, message, user_name: user, image_path: imagePath, tags })
        .execute(),

    /** Tells whether staff has ever performed the action. */
    isChanged: async (action: string) =>
      (await tx.selectFrom('audit').select('id').where('action', '=', action).limit(1).executeTakeFirst()) !==
      undefined,

    /** Updates picture paths of rows identified by a column of the content, except uploaded pictures. */
    refreshPictures: (
      { table, column }: { table: PicturedTable; column: string },
      rows: { name: string; path: string }[],
    ) =>
      sql`
        UPDATE ${sql.table(table)} SET image_path = fresh.path
        FROM unnest(${rows.map(({ name }) => name)}::text[], ${rows.map(({ path }) => path)}::text[]) AS fresh (name, path)
        WHERE ${sql.ref(`${table}.${column}`)} = fresh.name AND fresh.path <> '' AND image_path <> fresh.path
          AND image_path NOT LIKE '/media/upload.%'`.execute(tx),
  };
}
