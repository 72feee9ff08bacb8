import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { isListed, isListedAs } from '../../visibility/visibility.repository.ts';
import { exactMoment, isNext, type PageOf, type Position } from './event-pages.repository.ts';

/** SQL of the search, for the repository that lists events. */

/** How far from the query, whether in another country, when next, and the id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

/** The words in lower case and without accents, as `search_text` has them. The subselect does this once, not per event. */
const each = (words: string[]) =>
  sql`unnest((SELECT array_agg(lower(unaccent(given))) FROM unnest(${words}::text[]) given)) word`;

const similarity = sql`word_similarity(word, event.search_text)`;
const similarityToName = sql`word_similarity(word, event.search_names)`;

/** Similarity (0 to 1) from which a word counts as a typo of another, e.g. `selsa` for `salsa`. */
const typoSimilarity = sql.lit(0.5);

/**
 * In a short word one wrong letter leaves little similarity (`cunbia` for `cumbia`), so a word also matches when few
 * letters differ: one, or two in words of eight letters and more.
 */
const maxTypos = sql`CASE WHEN length(word) < 8 THEN 1 ELSE 2 END`;
const fewTypos = sql`EXISTS (SELECT FROM regexp_split_to_table(event.search_text, '[^[:alnum:]]+') own
  WHERE CASE WHEN abs(length(own) - length(word)) > 2 THEN false
    ELSE levenshtein_less_equal(word, own, ${maxTypos}) <= ${maxTypos} END)`;

/** True for events in which every word occurs, exactly or with typos. Words of up to three letters must occur exactly. */
const everyWordOccurs = (words: string[]): RawBuilder<boolean> => sql`NOT EXISTS (SELECT FROM ${each(words)}
  WHERE NOT (strpos(event.search_text, word) > 0
    OR (length(word) > 3 AND (${similarity} >= ${typoSimilarity} OR ${fewTypos}))))`;

/**
 * Similarity from which the index offers an event as a candidate for typos, by the length of the word: what one wrong
 * letter leaves at least, and two nearly always in words of eight letters and more.
 */
const candidateSimilarity: Record<number, number> = { 4: 0.25, 5: 0.33, 6: 0.4, 7: 0.45 };
const similarityOfLongWords = 0.28;

/**
 * Sets, until the transaction ends, what the index takes for similar, and that indexes are used: of conditions on words
 * PostgreSQL estimates too much, and would rather read all events.
 */
export function useSearchSettings(tx: Queryable, words: string[]) {
  const thresholds = words.map(({ length }) => candidateSimilarity[length] ?? similarityOfLongWords);
  const threshold = String(Math.min(...thresholds));
  return sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${threshold}, true),
    set_config('enable_seqscan', 'off', true)`.execute(tx);
}

const folded = (word: string) => sql`lower(unaccent(${word}::text))`;

/** Two letters are too few for the index unless they begin a word, so such words are looked for there, in the names. */
const occurs = (word: string): RawBuilder<boolean> =>
  word.length > 2
    ? sql`event.search_text LIKE '%' || ${folded(word)} || '%'`
    : sql`event.search_names LIKE '% ' || ${folded(word)} || '%'`;

const occursInName = (word: string): RawBuilder<boolean> =>
  sql`event.search_names LIKE ${word.length > 2 ? '%' : '% '} || ${folded(word)} || '%'`;

const mayOccur = (word: string): RawBuilder<boolean> =>
  word.length > 3 ? sql`(${occurs(word)} OR event.search_text %> ${folded(word)})` : occurs(word);

const all = (words: string[], condition: (word: string) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(condition), sql` AND `)})`;

/** With so many events that have the very words, nobody looks at those that have similar ones. */
const enoughExactMatches = sql.lit(60);

/** So many matches are ranked one and all. */
const maxRanked = sql.lit(3000);

/**
 * Of more, the soonest of the country with the words in their names; if those are fewer, of all countries, and with the
 * words anywhere. Nobody pages farther.
 */
const maxSoonest = sql.lit(80);

/** Events compared with the query letter by letter at most. */
const maxCandidates = sql.lit(1000);

/** The soonest events that fulfil the condition, found on the way through the events by date. */
const soonest = (condition: RawBuilder<boolean>) => sql`
  SELECT l.event_id AS id FROM event_listing l JOIN event ON event.id = l.event_id
  WHERE (SELECT count(*) FROM few) = ${maxRanked} AND ${isListedAs(sql`l.visibility`)} AND ${isNext} AND ${condition}
  ORDER BY l.at, l.event_id LIMIT ${maxSoonest}`;

/**
 * How far the event is from the query, 0 being best. For each word: 0 when it is a word of the name, 1 when one begins
 * with it, 2 when it is inside one, 3 when only the place or its address has it. Typos come after all of these: the less
 * similar, the farther, and similarity to the name counts more.
 */
const distance = (words: string[]): RawBuilder<number> => sql`(SELECT sum(CASE
    WHEN strpos(event.search_names, ' ' || word || ' ') > 0 THEN 0
    WHEN strpos(event.search_names, ' ' || word) > 0 THEN 1
    WHEN strpos(event.search_names, word) > 0 THEN 2
    WHEN strpos(event.search_text, word) > 0 THEN 3
    ELSE 20 - 10 * ${similarityToName} - 5 * ${similarity} END)::float8
  FROM ${each(words)})`;

/** The matching events, from the index of trigrams, ranked. The transaction must use the search settings. */
export function eventsMatching(
  words: string[],
  country: CountryCode | undefined,
  { limit, after }: Position<SearchKeys>,
): PageOf<SearchKeys> {
  const isAfter = after
    ? sql`(distance, elsewhere, at, event_id)
        > (${after[0]}::float8, ${after[1]}::boolean, ${after[2]}::timestamptz, ${after[3]}::int)`
    : sql`true`;
  const inCountry = country ? sql`l.country_code = ${country}` : sql`true`;
  return {
    rows: sql`
      WITH few AS MATERIALIZED (
        SELECT event.id FROM event WHERE ${all(words, occurs)} AND ${isListed} LIMIT ${maxRanked}),
      home AS MATERIALIZED (${soonest(sql`${inCountry} AND ${all(words, occursInName)}`)}),
      named AS MATERIALIZED (
        SELECT id FROM (${soonest(all(words, occursInName))}) found WHERE (SELECT count(*) FROM home) < ${maxSoonest}),
      anywhere AS MATERIALIZED (
        SELECT id FROM (${soonest(all(words, occurs))}) found
        WHERE (SELECT count(*) FROM home) + (SELECT count(*) FROM named) < ${maxSoonest}),
      exact AS MATERIALIZED (
        SELECT id FROM few WHERE (SELECT count(*) FROM few) < ${maxRanked}
        UNION SELECT id FROM home UNION SELECT id FROM named UNION SELECT id FROM anywhere),
      candidate AS MATERIALIZED (
        SELECT event.id FROM event
        WHERE (SELECT count(*) FROM exact) < ${enoughExactMatches} AND ${all(words, mayOccur)} AND ${isListed}
        LIMIT ${maxCandidates}),
      near AS MATERIALIZED (
        SELECT event.id FROM candidate JOIN event ON event.id = candidate.id WHERE ${everyWordOccurs(words)}),
      ranked AS (
        SELECT event.id AS event_id, ${distance(words)} AS distance,
          event.country_code IS DISTINCT FROM ${country ?? null}::text AS elsewhere,
          (SELECT min(l.at) FROM event_listing l WHERE l.event_id = event.id AND l.at > now()) AS at
        FROM (SELECT id FROM exact UNION SELECT id FROM near) found JOIN event ON event.id = found.id)
      SELECT * FROM ranked WHERE at IS NOT NULL AND ${isAfter}
      ORDER BY distance, elsewhere, at, event_id LIMIT ${limit + 1}`,
    keys: sql<SearchKeys>`page.distance, page.elsewhere, ${exactMoment(sql`page.at`)}, page.event_id`,
    order: sql`page.distance, page.elsewhere, page.at, page.event_id`,
  };
}
