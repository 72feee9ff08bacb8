import type { CountryCode, SearchSuggestion } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListed, isListedAs } from '../../visibility/visibility.repository.ts';
import { isNext } from './listing-filters.repository.ts';
import { prepareSearch } from './search.repository.ts';

/** Of more events with such a name the soonest are found on the way through the list by date. */
const maxNamed = sql.lit(300);
const maxEvents = sql.lit(6);
const maxPlaces = sql.lit(2);

/** True for names in which the typed text begins at the beginning of a word. */
const begins = (names: RawBuilder<unknown>, typed: string) => sql<boolean>`${names} LIKE '% ' || ${typed}::text || '%'`;
const plainWords = (name: RawBuilder<unknown>) => sql`' ' || lower(unaccent(${name}))`;

/** True for a place to which somebody can travel. */
const hasEvents = sql<boolean>`EXISTS (
  SELECT FROM event JOIN event_listing l ON l.event_id = event.id
  WHERE event.place_id = place.id AND ${isListed} AND l.at > now())`;

/** Finds names while they are typed. */
export const createSuggestionsRepository = (db: Queryable) => ({
  /** A city, places, then events of whose names a word begins with the text; those of the country first, then the soonest. */
  startingWith: (words: string[], country: CountryCode | undefined): Promise<SearchSuggestion[]> =>
    db.transaction().execute(async (tx) => {
      const prepared = await prepareSearch(
        tx,
        words.map((text) => ({ text })),
      );
      const typed = prepared.map(({ text }) => text).join(' ');
      const elsewhere = (column: RawBuilder<unknown>) => sql`${column} IS DISTINCT FROM ${country ?? null}::text`;
      const found = sql`SELECT l.event_id, l.at, ${elsewhere(sql`l.country_code`)} AS elsewhere FROM event_listing l`;
      const { rows } = await sql<{ item: SearchSuggestion }>`
        WITH named AS MATERIALIZED (
          SELECT id FROM event WHERE ${begins(sql`search_names`, typed)} AND ${isListed} LIMIT ${maxNamed}),
        soonest AS (
          (${found} WHERE (SELECT count(*) FROM named) < ${maxNamed} AND l.event_id = ANY (ARRAY(SELECT id FROM named))
            AND ${isNext()})
          UNION ALL
          (${found} WHERE (SELECT count(*) FROM named) = ${maxNamed} AND ${isListedAs(sql`l.visibility`)}
            AND ${country ? sql`l.country_code = ${country}` : sql`true`}
            AND ${begins(sql`l.search_names`, typed)} AND ${isNext()} ORDER BY l.at, l.event_id LIMIT ${maxEvents})),
        item AS (
          (SELECT 1 AS kind, row_number() OVER () AS position, jsonb_build_object(
              'kind', 'city', 'name', city.name, 'translations', '{}'::jsonb) AS item
            FROM (SELECT place.city AS name, bool_and(${elsewhere(sql`place.country_code`)}) AS elsewhere FROM place
              WHERE ${begins(plainWords(sql`place.city`), typed)} AND ${hasEvents}
              GROUP BY place.city ORDER BY elsewhere, name LIMIT 1) city)
          UNION ALL
          (SELECT 2, row_number() OVER (), jsonb_strip_nulls(jsonb_build_object(
              'kind', 'place', 'name', place.name, 'city', place.city)) || jsonb_build_object('translations', place.translations)
            FROM (SELECT * FROM place WHERE ${begins(plainWords(sql`place.name`), typed)} AND ${hasEvents}
              ORDER BY ${elsewhere(sql`place.country_code`)}, place.name, place.id LIMIT ${maxPlaces}) place)
          UNION ALL
          (SELECT 3, row_number() OVER (ORDER BY chosen.elsewhere, chosen.at, chosen.event_id),
              jsonb_strip_nulls(jsonb_build_object('kind', 'event', 'name', '', 'slug', event.slug, 'city', place.city))
                || jsonb_build_object('translations', (
                  SELECT jsonb_object_agg(key, jsonb_build_object('name', value ->> 'name')) FROM jsonb_each(event.translations)))
            FROM (SELECT * FROM soonest ORDER BY elsewhere, at, event_id LIMIT ${maxEvents}) chosen
              JOIN event ON event.id = chosen.event_id JOIN place ON place.id = event.place_id))
        SELECT item FROM item ORDER BY kind, position LIMIT ${maxEvents}`.execute(tx);
      return rows.map(({ item }) => item);
    }),
});
