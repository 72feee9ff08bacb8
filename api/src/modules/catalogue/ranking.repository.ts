import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import type { Position } from './event-pages.repository.ts';
import type { PreparedWord } from './known-words.repository.ts';
import { exactMatches, type PreparedSearch } from './matches.repository.ts';
import { all, hasWord, isNamedOnWay, similarity, similarityToName } from './word-conditions.repository.ts';

/** SQL of the order of search results. */

/** Distance from the query, whether in another country, next date and id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

export const searchKeys = sql<SearchKeys>`page.distance, page.elsewhere, ${exactMoment(sql`page.at`)}, page.event_id`;
export const searchOrder = sql`page.distance, page.elsewhere, page.at, page.event_id`;

/** Maximum number of filtered matches that are all ranked. */
export const maxRanked = 1000;
const rankLimit = sql.lit(maxRanked);

/**
 * SQL: distance of the event from the query, 0 being best. Per word: 0 for a word of the name, 1 for the beginning of
 * one, 2 for a part of one, 3 when only the venue, address or city has it, or when it means the event's genre or month.
 * Typos rank after all of these by decreasing similarity, with similarity to the name weighing more.
 */
const distance = (words: PreparedWord[]): RawBuilder<number> => {
  const ofWord = (word: PreparedWord) => sql`CASE
    WHEN strpos(l.search_names, ${word.text}) > 0 THEN CASE
      WHEN strpos(l.search_names, ${` ${word.text} `}) > 0 THEN 0
      WHEN strpos(l.search_names, ${` ${word.text}`}) > 0 THEN 1
      ELSE 2 END
    WHEN ${hasWord(word)} THEN 3
    ELSE 20 - 10 * ${similarityToName(word.text)} - 5 * ${similarity(word.text)} END`;
  return sql`(${sql.join(words.map(ofWord), sql` + `)})::float8`;
};

/** Selects the sort keys of the moments `found`. */
export const placed = (found: RawBuilder<unknown>, { words, country }: PreparedSearch) => sql`
  SELECT ${distance(words)} AS distance, l.country_code IS DISTINCT FROM ${country ?? null}::text AS elsewhere,
    l.at, l.event_id
  FROM (${found}) l`;

/** Selects a page of `placed` moments plus one more. */
export function pageOf(placed: RawBuilder<unknown>, { limit, after }: Position<SearchKeys>) {
  const isAfter = after
    ? sql`(distance, elsewhere, at, event_id)
        > (${after[0]}::float8, ${after[1]}::boolean, ${after[2]}::timestamptz, ${after[3]}::int)`
    : sql`true`;
  return sql<{ event_id: number }>`
    WITH placed AS MATERIALIZED (${placed})
    SELECT * FROM placed WHERE ${isAfter} ORDER BY distance, elsewhere, at, event_id LIMIT ${limit + 1}`;
}

/** Builds `placed` rows from the keys of moments already ranked, without duplicates. */
export const placedAt = (keys: SearchKeys[]) => sql`
  SELECT DISTINCT * FROM unnest(${keys.map(([distance]) => distance)}::float8[], ${keys.map(([, elsewhere]) => elsewhere)}::boolean[],
    ${keys.map(([, , at]) => at)}::timestamptz[], ${keys.map(([, , , id]) => id)}::int[])
  known (distance, elsewhere, at, event_id)`;

/** Result of ranking a search. */
export interface Ranked {
  /** Number of matches, up to `maxRanked`. */
  matches: number;
  /** Keys of the page; empty when there are too many matches to rank. */
  page: SearchKeys[];
}

function ranking(tx: Queryable, found: RawBuilder<unknown>, search: PreparedSearch, position: Position<SearchKeys>) {
  const all = sql`SELECT * FROM found WHERE (SELECT count(*) FROM found) < ${rankLimit}`;
  return tx
    .with(
      (name) => name('found').materialized(),
      () => sql`(${found} LIMIT ${rankLimit})`,
    )
    .selectFrom(sql`found`.as('l'))
    .select([
      sql<number>`count(*)::int`.as('matches'),
      sql<SearchKeys[]>`(
        SELECT COALESCE(jsonb_agg(jsonb_build_array(${searchKeys}) ORDER BY ${searchOrder}), '[]')
        FROM (${pageOf(placed(all, search), position)}) page)`.as('page'),
    ]);
}

/** Ranks the moments `found`, a statement without a limit. */
export const rank = (...of: Parameters<typeof ranking>): Promise<Ranked> => ranking(...of).executeTakeFirstOrThrow();

/** SQL: true for moments of the country; always true without one. */
export const isOfCountry = (country: PreparedSearch['country']) =>
  country ? sql<boolean>`l.country_code = ${country}` : sql<boolean>`true`;

/** Counts over up to `maxRanked` filtered exact matches. */
export interface Sample extends Ranked {
  /** Matches with the words in the event's name. */
  named: number;
  /** Those of them in the visitor's country. */
  homeNamed: number;
}

export function readSample(tx: Queryable, search: PreparedSearch, position: Position<SearchKeys>): Promise<Sample> {
  const isNamed = all(search.words, isNamedOnWay);
  const countOf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  return ranking(tx, exactMatches(search), search, position)
    .select([countOf(isNamed).as('named'), countOf(sql`${isOfCountry(search.country)} AND ${isNamed}`).as('homeNamed')])
    .executeTakeFirstOrThrow();
}
