import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import type { Counted } from './event-cells.repository.ts';
import { type PreparedWord, similarWords } from './known-words.repository.ts';
import { fulfils, isNext, type ListingFilters, mayFulfil } from './listing-filters.repository.ts';
import { all, isNamedOnWay, occurs, occursOrNearly } from './word-conditions.repository.ts';

/** SQL of what a search finds. */

/** What somebody searches for, with the words as `prepareSearch` returned them in this transaction. */
export interface PreparedSearch {
  words: PreparedWord[];
  country: CountryCode | undefined;
  filters: ListingFilters;
}

/** So many matches that fit the filters are ranked one and all. */
export const maxRanked = 1000;

/** With so many events that have the very words, nobody looks at those that have similar ones. */
const enoughExactMatches = 60;

/** So many events with similar words are ranked at most. */
const maxSimilar = sql.lit(300);

/** True for moments of listed events that fit the filters: of each event the one moment for which it is listed. */
export const fits = (filters: ListingFilters = {}) =>
  sql<boolean>`(${isListedAs(sql`l.visibility`)} AND ${isNext(filters)} AND ${fulfils(filters)})`;

/** True for moments of listed events that have the very words. */
const isExact = (words: PreparedWord[]) => sql<boolean>`(${isListedAs(sql`l.visibility`)} AND ${all(words, occurs)})`;

/** Moments with the very words that fit the filters, from the index of words. */
const exactMatches = ({ words, filters }: PreparedSearch) =>
  sql`SELECT l.* FROM event_listing l WHERE ${all(words, occurs)} AND ${mayFulfil(filters)} AND ${fits(filters)}`;

/** Of the matches with the very words that fit the filters, up to `maxRanked`. */
export interface Sample {
  matches: number;
  /** How many of them have the words in their names. */
  named: number;
  /** How many of these are of the visitor's country. */
  homeNamed: number;
}

export function readSample(tx: Queryable, search: PreparedSearch): Promise<Sample> {
  const { words, country } = search;
  const isNamed = all(words, isNamedOnWay);
  const countOf = (condition: RawBuilder<boolean>) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`;
  return tx
    .selectFrom(sql`(${exactMatches(search)} LIMIT ${sql.lit(maxRanked)})`.as('l'))
    .select([
      sql<number>`count(*)::int`.as('matches'),
      countOf(isNamed).as('named'),
      countOf(sql`${isOfCountry(country)} AND ${isNamed}`).as('homeNamed'),
    ])
    .executeTakeFirstOrThrow();
}

/** True for moments of the country; of any without one. */
export const isOfCountry = (country: PreparedSearch['country']) =>
  country ? sql<boolean>`l.country_code = ${country}` : sql<boolean>`true`;

/** Events with words like these that do not have the very words, when few have. */
const similarEvents = (words: PreparedWord[]) => sql`
  WITH enough AS MATERIALIZED (
    SELECT l.event_id FROM event_listing l WHERE ${fits()} AND ${all(words, occurs)} LIMIT ${sql.lit(enoughExactMatches)}),
  similar_word AS MATERIALIZED (${similarWords(words)})
  SELECT l.event_id FROM event_listing l
  WHERE (SELECT count(*) FROM enough) < ${sql.lit(enoughExactMatches)} AND ${fits()} AND ${all(words, occursOrNearly)}
    AND l.event_id <> ALL (ARRAY(SELECT event_id FROM enough))
  LIMIT ${maxSimilar}`;

/** True for moments of the events that are similar. */
const isSimilar = sql<boolean>`l.event_id = ANY (ARRAY(SELECT event_id FROM similar_event))`;

/** Every match that fits the filters; where the sample has few, those with similar words as well. */
export const everyMatchThatFits = (search: PreparedSearch, { matches }: Sample): RawBuilder<unknown> =>
  matches >= enoughExactMatches
    ? exactMatches(search)
    : sql`
      WITH similar_event AS MATERIALIZED (${similarEvents(search.words)})
      ${exactMatches(search)}
      UNION ALL SELECT l.* FROM event_listing l WHERE ${isSimilar} AND ${fits(search.filters)}`;

/** Every event that the search finds, for counts. */
export const everyMatch = (words: PreparedWord[]): Counted => ({
  similar: similarEvents(words),
  sources: [isExact(words), isSimilar],
  byFacts: true,
});
