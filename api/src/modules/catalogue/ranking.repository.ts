import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import type { Position } from './event-pages.repository.ts';
import type { PreparedWord } from './known-words.repository.ts';
import { exactMatches, type PreparedSearch } from './matches.repository.ts';
import { all, hasWord, isNamedOnWay, similarity, similarityToName } from './word-conditions.repository.ts';

/** SQL of the order in which a search lists what it finds. */

/** How far from the query, whether in another country, when next, and the id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

export const searchKeys = sql<SearchKeys>`page.distance, page.elsewhere, ${exactMoment(sql`page.at`)}, page.event_id`;
export const searchOrder = sql`page.distance, page.elsewhere, page.at, page.event_id`;

/** So many matches that fit the filters are ranked one and all. */
export const maxRanked = 1000;
const most = sql.lit(maxRanked);

/**
 * How far the event is from the query, 0 being best. For each word: 0 when it is a word of the name, 1 when one begins
 * with it, 2 when it is inside one, 3 when only the place, its address or city has it, or it means the kind or a month of
 * the event. Typos come after all of these: the less similar, the farther, and similarity to the name counts more.
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

/** What the moments `found` are ranked by. */
export const placed = (found: RawBuilder<unknown>, { words, country }: PreparedSearch) => sql`
  SELECT ${distance(words)} AS distance, l.country_code IS DISTINCT FROM ${country ?? null}::text AS elsewhere,
    l.at, l.event_id
  FROM (${found}) l`;

/** What a page shows of moments that are `placed`, and one more. */
export function pageOf(placed: RawBuilder<unknown>, { limit, after }: Position<SearchKeys>) {
  const isAfter = after
    ? sql`(distance, elsewhere, at, event_id)
        > (${after[0]}::float8, ${after[1]}::boolean, ${after[2]}::timestamptz, ${after[3]}::int)`
    : sql`true`;
  return sql<{ event_id: number }>`
    WITH placed AS MATERIALIZED (${placed})
    SELECT * FROM placed WHERE ${isAfter} ORDER BY distance, elsewhere, at, event_id LIMIT ${limit + 1}`;
}

/** Moments that have been ranked, placed again, each once. */
export const placedAt = (keys: SearchKeys[]) => sql`
  SELECT DISTINCT * FROM unnest(${keys.map(([distance]) => distance)}::float8[], ${keys.map(([, elsewhere]) => elsewhere)}::boolean[],
    ${keys.map(([, , at]) => at)}::timestamptz[], ${keys.map(([, , , id]) => id)}::int[])
  known (distance, elsewhere, at, event_id)`;

/** What is ranked of a search. */
export interface Ranked {
  /** How many moments there are, up to `maxRanked`. */
  matches: number;
  /** Those on the page; none where not all are known. */
  page: SearchKeys[];
}

function ranking(tx: Queryable, found: RawBuilder<unknown>, search: PreparedSearch, position: Position<SearchKeys>) {
  const all = sql`SELECT * FROM found WHERE (SELECT count(*) FROM found) < ${most}`;
  return tx
    .with(
      (name) => name('found').materialized(),
      () => sql`(${found} LIMIT ${most})`,
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

/** True for moments of the country; of any without one. */
export const isOfCountry = (country: PreparedSearch['country']) =>
  country ? sql<boolean>`l.country_code = ${country}` : sql<boolean>`true`;

/** Of the matches with the very words that fit the filters, up to `maxRanked`. */
export interface Sample extends Ranked {
  /** How many of them have the words in their names. */
  named: number;
  /** How many of these are of the visitor's country. */
  homeNamed: number;
}

export function readSample(tx: Queryable, search: PreparedSearch, position: Position<SearchKeys>): Promise<Sample> {
  const isNamed = all(search.words, isNamedOnWay);
  const countOf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  return ranking(tx, exactMatches(search), search, position)
    .select([countOf(isNamed).as('named'), countOf(sql`${isOfCountry(search.country)} AND ${isNamed}`).as('homeNamed')])
    .executeTakeFirstOrThrow();
}
