import { eventType, type Language, languages, periodicity } from '@idavuelta/shared/contracts';
import { currencyOf, toDecimal } from '@idavuelta/shared/contracts/money';
import type { EventFields } from '@idavuelta/shared/contracts/staff';
import { dayAt, momentAt, timeAt, typedTimeOf } from '@idavuelta/shared/contracts/time';
import { sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { isThere } from '../../../database/affected-rows.ts';
import { byName } from '../../../database/by-name.ts';
import type { Queryable } from '../../../database/database.ts';
import { categoriesOfEvent, variantsOfCategory } from '../../catalogue/event-parts.repository.ts';

const perHour = 3_600_000;
const typeNames = Object.keys(eventType) as (keyof typeof eventType)[];

/** Reduces texts to the names and descriptions shown in a form. */
const toTexts = (translations: Partial<Record<Language, { name: string; description?: string }>>) =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const { name, description } = translations[language] ?? {};
      return name === undefined ? [] : [[language, { name, ...(description && { description }) }]];
    }),
  ) as EventFields['texts'];

/** Removes empty fields, which are null in JSON. */
const withoutEmpty = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== '')) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

interface StoredMeetingPoint {
  meetingAddress: string | null;
  countyIds: number[];
  latitude: number | null;
  longitude: number | null;
  minutes: number | null;
}

/** Adds the meeting point of a variant. */
const withMeetingPoint = <T extends StoredMeetingPoint>({
  meetingAddress: address,
  countyIds,
  latitude,
  longitude,
  minutes,
  ...variant
}: T) => ({
  ...variant,
  ...(address !== null && { meetingPoint: { ...withoutEmpty({ address, latitude, longitude, minutes }), countyIds } }),
});

/** Event data edited in a form. */
export const createEventFieldsRepository = (db: Queryable) => {
  const read = (id: number) =>
    db
      .selectFrom('event')
      .innerJoin('place', 'place.id', 'event.place_id')
      .select(['event.type', 'event.genre', 'event.artist', 'event.message', 'event.translations'])
      .select(['event.time_zone as timeZone', 'event.starts_at as startsAt', 'event.ends_at as endsAt'])
      .select(['event.periodicity_type as periodicityType', 'event.pick_up_minutes as pickUpMinutes'])
      .select(['event.sales_close_minutes as salesCloseMinutes', 'event.longest_ride_minutes as longestRideMinutes'])
      .select('event.longest_walk_minutes as longestWalkMinutes')
      .select(['event.sale_opens_at as saleOpensAt', 'event.sale_ends_at as saleEndsAt'])
      .select(['event.max_per_account as maxPerAccount', 'event.max_per_address as maxPerAddress'])
      .select(['event.max_per_card as maxPerCard', 'event.max_per_network as maxPerNetwork'])
      .select('event.country_code as countryCode')
      .select((eb) => [
        eb
          .selectFrom('event_date as d')
          .select(({ fn }) => fn.max('d.starts_at').as('at'))
          .whereRef('d.event_id', '=', 'event.id')
          .as('lastDate'),
        jsonObjectFrom(
          eb
            .selectFrom('place as p')
            .select(['p.id', 'p.name', 'p.address', 'p.city', 'p.county', 'p.latitude', 'p.longitude'])
            .whereRef('p.id', '=', 'place.id'),
        )
          .$notNull()
          .as('place'),
        jsonArrayFrom(
          eb
            .selectFrom('event_stop as s')
            .select(['s.time', 's.address'])
            .whereRef('s.event_id', '=', 'event.id')
            .orderBy('s.time')
            .orderBy('s.id'),
        ).as('stops'),
        jsonArrayFrom(
          categoriesOfEvent()
            .select(['c.id', 'c.translations'])
            .select([
              jsonArrayFrom(
                variantsOfCategory()
                  .leftJoin('offer as o', 'o.product_variant_id', 'v.id')
                  .leftJoin('seat_pool_template as t', 't.id', 'o.template_id')
                  .select(['v.id', 'v.province_id as provinceId', 'v.translations', 'v.capacity as passengers'])
                  .select(['v.stops as addresses', 'v.amount_minor as amountMinor', 'o.units', 'o.template_id as pool'])
                  .select('t.capacity')
                  .select(['v.approach_address as meetingAddress', 'v.approach_counties as countyIds'])
                  .select(['v.approach_latitude as latitude', 'v.approach_longitude as longitude'])
                  .select('v.approach_minutes as minutes'),
              ).as('variants'),
            ]),
        ).as('categories'),
      ])
      .where('event.id', '=', id)
      .executeTakeFirstOrThrow();

  return {
    /** @param id of an existing event */
    async find(id: number): Promise<EventFields> {
      const event = await read(id);
      const { timeZone, startsAt, endsAt, lastDate, periodicityType, saleOpensAt, saleEndsAt } = event;
      const { maxPerAccount, maxPerAddress, maxPerCard, maxPerNetwork } = event;
      const isRange = periodicityType === periodicity.range;
      const lastDay = isRange && lastDate ? dayAt(endsAt, timeZone) : undefined;
      // a range ends on its last day, with the event that starts on it
      const lastStart = lastDay
        ? momentAt(`${lastDay}T${timeAt(startsAt, timeZone)}`, timeZone)
        : (lastDate ?? startsAt);
      return {
        type: typeNames.find((name) => eventType[name] === event.type) ?? 'massive',
        ...withoutEmpty({ genre: event.genre, artist: event.artist, message: event.message }),
        hours: (endsAt.getTime() - lastStart.getTime()) / perHour,
        ...(lastDay && { lastDay }),
        pickUpMinutes: event.pickUpMinutes,
        salesCloseMinutes: event.salesCloseMinutes,
        longestRideMinutes: event.longestRideMinutes,
        longestWalkMinutes: event.longestWalkMinutes,
        ...withoutEmpty({
          saleOpensAt: saleOpensAt && typedTimeOf(saleOpensAt, timeZone),
          saleEndsAt: saleEndsAt && typedTimeOf(saleEndsAt, timeZone),
          ...{ maxPerAccount, maxPerAddress, maxPerCard, maxPerNetwork },
        }),
        stops: event.stops,
        texts: toTexts(event.translations),
        place: { ...withoutEmpty(event.place) },
        categories: event.categories.map(({ id: categoryId, translations, variants }) => ({
          id: categoryId,
          texts: toTexts(translations),
          variants: variants.map(({ translations: texts, amountMinor, pool, units, capacity, ...row }) => ({
            ...withMeetingPoint(row),
            texts: toTexts(texts),
            units: units ?? 1,
            ...withoutEmpty({ pool, capacity }),
            amount: toDecimal({ minor: amountMinor, currency: currencyOf[event.countryCode] }),
          })),
        })),
      };
    },

    /** Options of the form for events in a country. */
    places: (country: 'PE' | 'CL' | 'ES') =>
      db
        .selectFrom('place')
        .select(['id', 'name', 'address', 'city', 'county', 'latitude', 'longitude'])
        .where('country_code', '=', country)
        .orderBy(byName('name'))
        .orderBy('id')
        .limit(2000)
        .execute()
        .then((places) =>
          places.map(({ id, name, address, ...where }) => ({ id, name, address, ...withoutEmpty(where) })),
        ),

    async counties(country: 'PE' | 'CL' | 'ES') {
      const rows = await db
        .selectFrom('county as k')
        .innerJoin('province as p', 'p.id', 'k.province_id')
        .select(['k.id', 'k.name', 'k.province_id as provinceId'])
        .where('p.country_code', '=', country)
        .orderBy(byName('k.name'))
        .orderBy('k.id')
        .execute();
      return Map.groupBy(rows, ({ provinceId }) => provinceId);
    },

    /** @returns undefined for an unknown place */
    place: (id: number) => db.selectFrom('place').select(['name', 'address']).where('id', '=', id).executeTakeFirst(),

    /** Copies the meeting points to the variants of a copied event, matched by creation order. */
    copyMeetingPoints: (from: number, to: number) =>
      sql`WITH numbered AS (
          SELECT v.*, c.event_id, row_number() OVER (PARTITION BY c.event_id ORDER BY c.priority DESC, c.id, v.position, v.id) AS number
          FROM product_variant v JOIN category c ON c.id = v.category_id WHERE c.event_id IN (${from}, ${to}))
        UPDATE product_variant SET approach_address = old.approach_address, approach_counties = old.approach_counties,
          approach_latitude = old.approach_latitude, approach_longitude = old.approach_longitude,
          approach_minutes = old.approach_minutes
        FROM numbered old JOIN numbered fresh ON fresh.number = old.number
        WHERE old.event_id = ${from} AND fresh.event_id = ${to} AND fresh.id = product_variant.id`.execute(db),

    setPicture: (id: number, path: string) =>
      db.updateTable('event').set({ image_path: path }).where('id', '=', id).execute(),

    async takenSlugs(slugs: string[]): Promise<string[]> {
      const rows = await db.selectFrom('event').select('slug').where('slug', 'in', slugs).execute();
      return rows.map(({ slug }) => slug);
    },

    slugIsTaken: (slug: string) => isThere(db.selectFrom('event').select('id').where('slug', '=', slug)),
  };
};
