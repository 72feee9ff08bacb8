import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import type { PageOf, Position } from './event-pages.repository.ts';
import type { PreparedWord } from './known-words.repository.ts';
import { everyMatchThatFits, maxRanked, type PreparedSearch, readSample } from './matches.repository.ts';
import { soonestMatches } from './soonest-matches.repository.ts';
import { hasWord, similarity, similarityToName } from './word-conditions.repository.ts';

/** SQL of the pages of a search, for the repository that lists events. */

/** How far from the query, whether in another country, when next, and the id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

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

/** The page of the moments `found`, ranked. */
function ranked(
  found: RawBuilder<unknown>,
  { words, country }: PreparedSearch,
  { limit, after }: Position<SearchKeys>,
): PageOf<SearchKeys> {
  const isAfter = after
    ? sql`(distance, elsewhere, at, event_id)
        > (${after[0]}::float8, ${after[1]}::boolean, ${after[2]}::timestamptz, ${after[3]}::int)`
    : sql`true`;
  return {
    rows: sql`
      WITH placed AS MATERIALIZED (
        SELECT l.event_id, l.at, ${distance(words)} AS distance,
          l.country_code IS DISTINCT FROM ${country ?? null}::text AS elsewhere
        FROM (${found}) l)
      SELECT * FROM placed WHERE ${isAfter} ORDER BY distance, elsewhere, at, event_id LIMIT ${limit + 1}`,
    keys: sql<SearchKeys>`page.distance, page.elsewhere, ${exactMoment(sql`page.at`)}, page.event_id`,
    order: sql`page.distance, page.elsewhere, page.at, page.event_id`,
  };
}

/** The page of the events that match: ranked one and all, or of too many the soonest. */
export async function pageOfMatches(tx: Queryable, search: PreparedSearch, position: Position<SearchKeys>) {
  const sample = await readSample(tx, search);
  const found = sample.matches < maxRanked ? everyMatchThatFits(search, sample) : soonestMatches(search, sample);
  return ranked(found, search, position);
}
