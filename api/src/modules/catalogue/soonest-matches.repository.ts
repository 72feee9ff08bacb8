import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListedAs } from '../../visibility/visibility.repository.ts';
import type { Position } from './event-pages.repository.ts';
import { fulfils, isNext } from './listing-filters.repository.ts';
import { fits, type PreparedSearch, whenRead } from './matches.repository.ts';
import {
  isOfCountry,
  maxRanked,
  type Ranked,
  type RankedMoment,
  rank,
  type Sample,
  type SearchKeys,
} from './ranking.repository.ts';
import { all, hasWord, isNamed, isNamedOnWay } from './word-conditions.repository.ts';

/**
 * Maximum number of results when there are too many matches: the soonest in the country with the words in their name,
 * then in other countries, then with the words anywhere. Nobody pages further.
 */
const maxSoonest = 80;

/** Number of matches in a sample from which a walk by date finds enough of them quickly. */
const manyOfSample = 200;

/**
 * Finds the soonest matches by walking the list by date: with selective filters PostgreSQL would rather scan and sort
 * all moments.
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

/** Finds matches by name from the word index. */
const fromIndex = ({ words, filters, country }: PreparedSearch) => sql`
  SELECT l.* FROM event_listing l
  WHERE ${all(words, (word) => isNamed(word, filters))} AND ${whenRead(sql`${fits(filters)} AND ${isOfCountry(country)}`)}`;

/** Returns the soonest matches on the page, unsorted, when there are too many to rank. */
export async function soonestOfMatches(
  tx: Queryable,
  search: PreparedSearch,
  sample: Sample,
  position: Position<SearchKeys>,
): Promise<RankedMoment[]> {
  const ranked = (found: RawBuilder<unknown>) => rank(tx, found, search, position);

  /** Finds matches by name: all of them if few, otherwise the soonest. @param ofSample their number in the sample */
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
