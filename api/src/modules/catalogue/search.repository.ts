import type { Queryable } from '../../database/database.ts';
import type { Position } from './event-pages.repository.ts';
import { needsSimilar, type PreparedSearch, similarMatches } from './matches.repository.ts';
import { maxRanked, rank, readSample, type SearchKeys } from './ranking.repository.ts';
import { soonestOfMatches } from './soonest-matches.repository.ts';

/**
 * Returns the moments on the page, unsorted: exact matches, similar ones when those are few, or the soonest
 * ones when there are too many.
 */
export async function readMatches(tx: Queryable, search: PreparedSearch, position: Position<SearchKeys>) {
  const sample = await readSample(tx, search, position);
  if (sample.matches >= maxRanked) return soonestOfMatches(tx, search, sample, position);
  if (!(await needsSimilar(tx, search, sample.matches))) return sample.page;
  const similar = await rank(tx, similarMatches(search), search, position);
  return [...sample.page, ...similar.page];
}
