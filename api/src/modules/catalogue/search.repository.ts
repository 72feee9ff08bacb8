import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import { exactMoment } from '../../database/exact-moment.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import type { Counted } from './event-cells.repository.ts';
import type { PageOf, Position } from './event-pages.repository.ts';
import { fulfils, isNext, type ListingFilters, mayFulfil } from './listing-filters.repository.ts';
import type { SearchWord } from './search-query.ts';
import {
  all,
  hasWord,
  isNamed,
  mayOccur,
  occurs,
  occursOrNearly,
  similarity,
  similarityToName,
} from './word-conditions.repository.ts';

/** SQL of the search, for the repository that lists events. */

/** How far from the query, whether in another country, when next, and the id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

/** With so many events that have the very words, nobody looks at those that have similar ones. */
const enoughExactMatches = sql.lit(60);

/** So many matches that fit the filters are ranked one and all. */
const maxRanked = sql.lit(3000);

/**
 * Of more, the soonest of the country with the words in their names; if those are fewer, of all countries, and with the
 * words anywhere. Nobody pages farther.
 */
const maxSoonest = sql.lit(80);

/** Events compared with the query letter by letter at most. */
const maxCandidates = sql.lit(1000);

const isVisible = isListedAs(sql`l.visibility`);

/** True for moments of listed events that have the very words. */
const isExact = (words: SearchWord[]) => sql<boolean>`(${isVisible} AND ${all(words, occurs)})`;

/** The one moment of each event that the filters leave, for which it is listed. */
const fits = (filters: ListingFilters) => sql<boolean>`${isNext(filters)} AND ${fulfils(filters)}`;

/** The soonest events that fulfil the condition, found on the way through the list by date, when too many `fit`. */
const soonest = (filters: ListingFilters, condition: RawBuilder<boolean>) => sql`
  SELECT l.* FROM event_listing l
  WHERE (SELECT count(*) FROM fitting) = ${maxRanked} AND ${isVisible} AND ${fits(filters)} AND ${condition}
  ORDER BY l.at, l.event_id LIMIT ${maxSoonest}`;

/**
 * How far the event is from the query, 0 being best. For each word: 0 when it is a word of the name, 1 when one begins
 * with it, 2 when it is inside one, 3 when only the place, its address or city has it, or it means the kind or a month of
 * the event. Typos come after all of these: the less similar, the farther, and similarity to the name counts more.
 */
const distance = (words: SearchWord[]): RawBuilder<number> => {
  const ofWord = (word: SearchWord) => sql`CASE
    WHEN strpos(l.search_names, ${word.text}) > 0 THEN CASE
      WHEN strpos(l.search_names, ${` ${word.text} `}) > 0 THEN 0
      WHEN strpos(l.search_names, ${` ${word.text}`}) > 0 THEN 1
      ELSE 2 END
    WHEN ${hasWord(word)} THEN 3
    ELSE 20 - 10 * ${similarityToName(word.text)} - 5 * ${similarity(word.text)} END`;
  return sql`(${sql.join(words.map(ofWord), sql` + `)})::float8`;
};

/** Events with words like these that do not have the very words, when few have. */
const similarEvents = (words: SearchWord[]) => sql`
  WITH enough AS MATERIALIZED (SELECT l.event_id FROM event_listing l
    WHERE ${isExact(words)} AND ${isNext()} LIMIT ${enoughExactMatches}),
  candidate AS MATERIALIZED (
    SELECT l.* FROM event_listing l
    WHERE (SELECT count(*) FROM enough) < ${enoughExactMatches} AND ${isVisible} AND ${isNext()} AND ${all(words, mayOccur)}
      AND l.event_id <> ALL (SELECT event_id FROM enough)
    LIMIT ${maxCandidates})
  SELECT l.event_id FROM candidate l WHERE ${all(words, occursOrNearly)}`;

/** True for moments of the events that are similar. */
const isSimilar = sql<boolean>`l.event_id = ANY (ARRAY(SELECT event_id FROM similar_event))`;

/** Every event that the search finds, for counts. */
export const everyMatch = (words: SearchWord[]): Counted => ({
  similar: similarEvents(words),
  sources: [isExact(words), isSimilar],
  byFacts: true,
});

/**
 * The matching events, from the index of words, ranked.
 * @param words as `prepareSearch` returned them in this transaction
 */
export function eventsMatching(
  words: SearchWord[],
  { country, filters }: { country: CountryCode | undefined; filters: ListingFilters },
  { limit, after }: Position<SearchKeys>,
): PageOf<SearchKeys> {
  const isAfter = after
    ? sql`(distance, elsewhere, at, event_id)
        > (${after[0]}::float8, ${after[1]}::boolean, ${after[2]}::timestamptz, ${after[3]}::int)`
    : sql`true`;
  const inCountry = country ? sql`l.country_code = ${country}` : sql`true`;
  const named = all(words, isNamed);
  return {
    rows: sql`
      WITH fitting AS MATERIALIZED (
        SELECT l.* FROM event_listing l WHERE ${isExact(words)} AND ${mayFulfil(filters)} AND ${fits(filters)}
        LIMIT ${maxRanked}),
      home AS MATERIALIZED (${soonest(filters, sql`${inCountry} AND ${named}`)}),
      named AS MATERIALIZED (
        SELECT * FROM (${soonest(filters, named)}) found WHERE (SELECT count(*) FROM home) < ${maxSoonest}),
      anywhere AS MATERIALIZED (
        SELECT * FROM (${soonest(filters, all(words, occurs))}) found
        WHERE (SELECT count(*) FROM home) + (SELECT count(*) FROM named) < ${maxSoonest}),
      similar_event AS MATERIALIZED (${similarEvents(words)}),
      found AS (
        SELECT * FROM fitting WHERE (SELECT count(*) FROM fitting) < ${maxRanked}
        UNION ALL (SELECT * FROM home UNION SELECT * FROM named UNION SELECT * FROM anywhere)
        UNION ALL SELECT l.* FROM event_listing l WHERE ${isSimilar} AND ${fits(filters)}),
      placed AS MATERIALIZED (
        SELECT l.event_id, l.at, ${distance(words)} AS distance,
          l.country_code IS DISTINCT FROM ${country ?? null}::text AS elsewhere
        FROM found l)
      SELECT * FROM placed WHERE ${isAfter} ORDER BY distance, elsewhere, at, event_id LIMIT ${limit + 1}`,
    keys: sql<SearchKeys>`page.distance, page.elsewhere, ${exactMoment(sql`page.at`)}, page.event_id`,
    order: sql`page.distance, page.elsewhere, page.at, page.event_id`,
  };
}
