import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import { type Cell, type CellOptions, eventsIn, nearby, readCells } from './event-cells.repository.ts';
import { type PreparedWord, similarWords } from './known-words.repository.ts';
import { fulfils, isNext, type ListingFilters } from './listing-filters.repository.ts';
import { all, isNamedOnWay, occurs, occursOrNearly } from './word-conditions.repository.ts';

/** SQL of what a search finds. */

/** What somebody searches for, with the words as `prepareSearch` returned them in this transaction. */
export interface PreparedSearch {
  words: PreparedWord[];
  country: CountryCode | undefined;
  filters: ListingFilters;
}

/** With so many events that have the very words, nobody looks at those that have similar ones. */
const enoughExactMatches = 60;
const enough = sql.lit(enoughExactMatches);

/** So many of the soonest events tell whether many are of a kind, or in a month. */
const soonest = sql.lit(1000);

/** So many events with similar words are ranked at most. */
const maxSimilar = sql.lit(300);

/** True for moments of listed events that fit the filters: of each event the one moment for which it is listed. */
export const fits = (filters: ListingFilters = {}) =>
  sql<boolean>`(${isListedAs(sql`l.visibility`)} AND ${isNext(filters)} AND ${fulfils(filters)})`;

/** True for moments of events that have the very words and may fulfil the filters, from the index of words. */
const isExact = (words: PreparedWord[], filters: ListingFilters = {}) => all(words, (word) => occurs(word, filters));

/** Asked of rows alone, and of no index: those by date or city would name many more rows than that of words. */
export const whenRead = (condition: RawBuilder<boolean>) => sql<boolean>`COALESCE(${condition}, false)`;

/** Moments with the very words that fit the filters. */
export const exactMatches = ({ words, filters }: PreparedSearch) =>
  sql`SELECT l.* FROM event_listing l WHERE ${isExact(words, filters)} AND ${whenRead(fits(filters))}`;

/** True where enough of the country's soonest events are named so: of many, the index would name all moments first. */
const areManySoon = (words: PreparedWord[], country: CountryCode) => sql<boolean>`(
  SELECT count(*) >= ${enough} FROM (
    SELECT l.search_names, l.genre, l.first_day, l.last_day FROM event_listing l
    WHERE l.country_code = ${country} AND ${fits()} ORDER BY l.at, l.event_id LIMIT ${soonest}) l
  WHERE ${all(words, isNamedOnWay)})`;

/** True where few events have the very words, whatever the filters leave of them. */
function haveFew(words: PreparedWord[], country: CountryCode | undefined) {
  const few = sql<boolean>`(
    SELECT count(*) < ${enough} FROM (
      SELECT FROM event_listing l WHERE ${isExact(words)} AND ${fits()} LIMIT ${enough}) exact)`;
  const mayBeMany = country && words.every(({ genre, days }) => genre || days);
  return mayBeMany ? sql<boolean>`(NOT ${areManySoon(words, country)} AND ${few})` : few;
}

/** Events with words like these that do not have the very words. */
const similarEvents = (words: PreparedWord[]) => sql`
  WITH similar_word AS MATERIALIZED (${similarWords(words)})
  SELECT l.event_id FROM event_listing l
  WHERE ${fits()} AND ${all(words, occursOrNearly)} AND ${isExact(words)} IS NOT TRUE
  LIMIT ${maxSimilar}`;

/** True for moments of the events that are similar. */
const isSimilar = (words: PreparedWord[]) => sql<boolean>`l.event_id = ANY (ARRAY(${similarEvents(words)}))`;

/** Moments with similar words that fit the filters. */
export const similarMatches = ({ words, filters }: PreparedSearch) =>
  sql`SELECT l.* FROM event_listing l WHERE ${isSimilar(words)} AND ${fits(filters)}`;

/**
 * Whether events with similar words are wanted.
 * @param exact how many events with the very words the filters leave
 */
export async function isSimilarWanted(tx: Queryable, { words, country, filters }: PreparedSearch, exact: number) {
  if (exact >= enoughExactMatches) return false;
  const isNarrowed = Object.values(filters).some((value) => value !== undefined);
  if (!isNarrowed) return true;
  const { few } = await tx.selectNoFrom(haveFew(words, country).as('few')).executeTakeFirstOrThrow();
  return few;
}

/** The cells of the events that a search finds. */
export async function readCellsOfMatches(tx: Queryable, words: PreparedWord[], options: CellOptions): Promise<Cell[]> {
  const { filters = {} } = options;
  const read = (condition: RawBuilder<boolean>) =>
    readCells(tx, sql`${isListedAs(sql`l.visibility`)} AND ${condition}`, options);
  const exact = await read(
    nearby(filters, (others) => sql`(${isExact(words, others)} AND ${whenRead(fulfils(others))})`),
  );
  if (!(await isSimilarWanted(tx, { words, country: undefined, filters }, eventsIn(exact)))) return exact;
  return [...exact, ...(await read(sql`${isSimilar(words)} AND ${nearby(filters, fulfils)}`))];
}
