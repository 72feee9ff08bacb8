import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import { type Cell, type CellOptions, eventsIn, nearby, readCells } from './event-cells.repository.ts';
import { type PreparedWord, similarWords } from './known-words.repository.ts';
import { fulfils, isNext, type ListingFilters } from './listing-filters.repository.ts';
import { all, isNamedOnWay, occurs, occursOrNearly } from './word-conditions.repository.ts';

/** SQL of the matches of a search. */

/** A search whose words were returned by `prepareSearch` in this transaction. */
export interface PreparedSearch {
  words: PreparedWord[];
  country: CountryCode | undefined;
  filters: ListingFilters;
}

/** With this many exact matches, similar words are not searched. */
const enoughExactMatches = 60;
const enough = sql.lit(enoughExactMatches);

/** Number of soonest events sampled to estimate how common a genre or month is. */
const soonest = sql.lit(1000);

/** Maximum number of events with similar words that are ranked. */
const maxSimilar = sql.lit(300);

/** SQL: true for the one listed moment of each event that passes the filters. */
export const fits = (filters: ListingFilters = {}) =>
  sql<boolean>`(${isListedAs(sql`l.visibility`)} AND ${isNext(filters)} AND ${fulfils(filters)})`;

/** SQL: true for moments of events with the exact words that may pass the filters, from the word index. */
const isExact = (words: PreparedWord[], filters: ListingFilters = {}) => all(words, (word) => occurs(word, filters));

/**
 * Hides the condition from the planner's choice of index: an index by date or city would return far more rows than the
 * word index.
 */
export const whenRead = (condition: RawBuilder<boolean>) => sql<boolean>`COALESCE(${condition}, false)`;

/** Selects moments with the exact words that pass the filters. */
export const exactMatches = ({ words, filters }: PreparedSearch) =>
  sql`SELECT l.* FROM event_listing l WHERE ${isExact(words, filters)} AND ${whenRead(fits(filters))}`;

/**
 * SQL: true when enough of the country's soonest events match. For many matches the word index would first collect all
 * moments.
 */
const areManySoon = (words: PreparedWord[], country: CountryCode) => sql<boolean>`(
  SELECT count(*) >= ${enough} FROM (
    SELECT l.search_names, l.genre, l.first_day, l.last_day FROM event_listing l
    WHERE l.country_code = ${country} AND ${fits()} ORDER BY l.at, l.event_id LIMIT ${soonest}) l
  WHERE ${all(words, isNamedOnWay)})`;

/** SQL: true when few events have the exact words, before filters. */
function haveFew(words: PreparedWord[], country: CountryCode | undefined) {
  const few = sql<boolean>`(
    SELECT count(*) < ${enough} FROM (
      SELECT FROM event_listing l WHERE ${isExact(words)} AND ${fits()} LIMIT ${enough}) exact)`;
  const mayBeMany = country && words.every(({ genre, days }) => genre || days);
  return mayBeMany ? sql<boolean>`(NOT ${areManySoon(words, country)} AND ${few})` : few;
}

/** Selects events with similar but not the exact words. */
const similarEvents = (words: PreparedWord[]) => sql`
  WITH similar_word AS MATERIALIZED (${similarWords(words)})
  SELECT l.event_id FROM event_listing l
  WHERE ${fits()} AND ${all(words, occursOrNearly)} AND ${isExact(words)} IS NOT TRUE
  LIMIT ${maxSimilar}`;

/** SQL: true for moments of the similar events. */
const isSimilar = (words: PreparedWord[]) => sql<boolean>`l.event_id = ANY (ARRAY(${similarEvents(words)}))`;

/** Selects moments with similar words that pass the filters. */
export const similarMatches = ({ words, filters }: PreparedSearch) =>
  sql`SELECT l.* FROM event_listing l WHERE ${isSimilar(words)} AND ${fits(filters)}`;

/**
 * Tells whether to include events with similar words.
 * @param exact number of exact matches that pass the filters
 */
export async function needsSimilar(tx: Queryable, { words, country, filters }: PreparedSearch, exact: number) {
  if (exact >= enoughExactMatches) return false;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  if (!isNarrowed) return true;
  const { few } = await tx.selectNoFrom(haveFew(words, country).as('few')).executeTakeFirstOrThrow();
  return few;
}

/** Reads the cells of a search's matches. */
export async function readCellsOfMatches(tx: Queryable, words: PreparedWord[], options: CellOptions): Promise<Cell[]> {
  const { filters = {} } = options;
  const read = (condition: RawBuilder<boolean>) =>
    readCells(tx, sql`${isListedAs(sql`l.visibility`)} AND ${condition}`, options);
  const exact = await read(
    nearby(filters, (others) => sql`(${isExact(words, others)} AND ${whenRead(fulfils(others))})`),
  );
  if (!(await needsSimilar(tx, { words, country: undefined, filters }, eventsIn(exact)))) return exact;
  return [...exact, ...(await read(sql`${isSimilar(words)} AND ${nearby(filters, fulfils)}`))];
}
