import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import type { Position } from './event-pages.repository.ts';
import { fulfils, isNext } from './listing-filters.repository.ts';
import { fits, type PreparedSearch, whenRead } from './matches.repository.ts';
import { isOfCountry, maxRanked, type Ranked, rank, type Sample, type SearchKeys } from './ranking.repository.ts';
import { all, hasWord, isNamed, isNamedOnWay } from './word-conditions.repository.ts';

/**
 * So many of too many matches are found: the soonest of the country with the words in their names; if those are fewer, of
 * all countries, and with the words anywhere. Nobody pages farther.
 */
const maxSoonest = 80;

/** Of a sample of matches, so many that a walk by date soon finds enough of them. */
const manyOfSample = 200;

/**
 * The soonest for which the condition is true, on the way through the list by date: for filters of which it expects few
 * PostgreSQL would rather read all moments and sort.
 */
const onTheWay = (
  { filters, country }: Pick<PreparedSearch, 'filters' | 'country'>,
  condition: RawBuilder<boolean>,
) => sql`
  SELECT l.* FROM (
    SELECT l.event_id, l.at FROM event_listing l
    WHERE ${isListedAs(sql`l.visibility`)} AND ${isNext(filters)} AND ${isOfCountry(country)}
      AND ${whenRead(sql`${fulfils(filters)} AND ${condition}`)}
    ORDER BY l.at, l.event_id LIMIT ${sql.lit(maxSoonest)}) way
  JOIN event_listing l ON l.event_id = way.event_id AND l.at = way.at`;

/** Those with the words in their names, from the index of words. */
const fromIndex = ({ words, filters, country }: PreparedSearch) => sql`
  SELECT l.* FROM event_listing l
  WHERE ${all(words, (word) => isNamed(word, filters))} AND ${whenRead(sql`${fits(filters)} AND ${isOfCountry(country)}`)}`;

/** Keys of the soonest of too many matches that are on the page, in any order. */
export async function soonestOfMatches(
  tx: Queryable,
  search: PreparedSearch,
  sample: Sample,
  position: Position<SearchKeys>,
): Promise<SearchKeys[]> {
  const ranked = (found: RawBuilder<unknown>) => rank(tx, found, search, position);

  /** With the words in their names: all where they are few, else the soonest. @param ofSample how many of the sample are */
  async function named(ofSearch: PreparedSearch, ofSample: number) {
    const few = ofSample < manyOfSample ? await ranked(fromIndex(ofSearch)) : undefined;
    return few && few.matches < maxRanked ? few : ranked(onTheWay(ofSearch, all(search.words, isNamedOnWay)));
  }

  const anyCountry = { ...search, country: undefined };
  const steps: (() => Promise<Ranked>)[] = [
    ...(search.country ? [() => named(search, sample.homeNamed)] : []),
    () => named(anyCountry, sample.named),
    () => ranked(onTheWay(anyCountry, all(search.words, hasWord))),
  ];
  const found: Ranked[] = [];
  for (const step of steps) {
    found.push(await step());
    if (found.reduce((sum, { matches }) => sum + matches, 0) >= maxSoonest) break;
  }
  return found.flatMap(({ page }) => page);
}
