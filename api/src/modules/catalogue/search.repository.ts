import type { Queryable } from '../../database/database.ts';
import type { Position } from './event-pages.repository.ts';
import { isSimilarWanted, type PreparedSearch, similarMatches } from './matches.repository.ts';
import { maxRanked, rank, readSample, type SearchKeys } from './ranking.repository.ts';
import { soonestOfMatches } from './soonest-matches.repository.ts';

/**
 * Keys of the events that are on the page, in any order: of those that match, and of few those with similar words as well;
 * of too many of the soonest.
 */
export async function readMatches(tx: Queryable, search: PreparedSearch, position: Position<SearchKeys>) {
  const sample = await readSample(tx, search, position);
  if (sample.matches >= maxRanked) return soonestOfMatches(tx, search, sample, position);
  if (!(await isSimilarWanted(tx, search, sample.matches))) return sample.page;
  const similar = await rank(tx, similarMatches(search), search, position);
  return [...sample.page, ...similar.page];
}
