import type { CountryCode } from '@idavuelta/shared/contracts';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import { exactMoment } from '../../database/exact-moment.ts';
import { isListed, isListedAs } from '../../visibility/visibility.repository.ts';
import type { PageOf, Position } from './event-pages.repository.ts';
import { type Days, fulfils, isNext, isWithin, type ListingFilters } from './listing-filters.repository.ts';
import type { SearchWord } from './search-query.ts';

/** SQL of the search, for the repository that lists events. */

/** How far from the query, whether in another country, when next, and the id. */
export type SearchKeys = [distance: number, elsewhere: boolean, at: string, id: number];

const similarity = (word: string) => sql`word_similarity(${word}, event.search_text)`;
const similarityToName = (word: string) => sql`word_similarity(${word}, event.search_names)`;

/** Similarity (0 to 1) from which a word counts as a typo of another, e.g. `selsa` for `salsa`. */
const typoSimilarity = sql.lit(0.5);

/**
 * In a short word one wrong letter leaves little similarity (`cunbia` for `cumbia`), so a word also matches when few
 * letters differ: one, or two in words of eight letters and more.
 */
const fewTypos = (word: string) => {
  const maxTypos = sql.lit(word.length < 8 ? 1 : 2);
  return sql<boolean>`EXISTS (SELECT FROM regexp_split_to_table(event.search_text, '[^[:alnum:]]+') own
    WHERE CASE WHEN abs(length(own) - ${sql.lit(word.length)}) > 2 THEN false
      ELSE levenshtein_less_equal(${word}, own, ${maxTypos}) <= ${maxTypos} END)`;
};

/**
 * Events with a date to come within the days. Single days are looked up by their moment, which is at most a day away from
 * them in any zone; of ranges there are few, and they have an index of their own.
 */
const eventsWithin = (days: Days) => sql`
  SELECT l.event_id FROM event_listing l
  WHERE l.at > now() AND l.at >= ${days.from}::date - 1 AND l.at < ${days.to}::date + 2 AND ${isWithin(days)}
  UNION ALL
  SELECT l.event_id FROM event_listing l WHERE l.first_day < l.last_day AND l.at > now() AND ${isWithin(days)}`;

/** True for an event that the word means: of that kind, or with a coming date in that month. */
const isMeant = ({ genre, days }: SearchWord): RawBuilder<boolean>[] => [
  ...(genre ? [sql<boolean>`event.genre = ${genre}`] : []),
  ...(days ? [sql<boolean>`event.id IN (${eventsWithin(days)})`] : []),
];

const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` OR `)})`;

/** True for an event that has the word, exactly or with typos. Words of up to three letters must occur exactly. */
const occursOrNearly = (word: SearchWord): RawBuilder<boolean> => {
  const { text } = word;
  const nearly = [sql<boolean>`${similarity(text)} >= ${typoSimilarity}`, fewTypos(text)];
  return anyOf([sql`strpos(event.search_text, ${text}) > 0`, ...isMeant(word), ...(text.length > 3 ? nearly : [])]);
};

/**
 * Similarity from which the index offers an event as a candidate for typos, by the length of the word: what one wrong
 * letter leaves at least, and two nearly always in words of eight letters and more.
 */
const candidateSimilarity: Record<number, number> = { 4: 0.25, 5: 0.33, 6: 0.4, 7: 0.45 };
const similarityOfLongWords = 0.28;

/**
 * Sets, until the transaction ends, what the index takes for similar, and that indexes are used: of conditions on words
 * PostgreSQL estimates too much, and would rather read all events.
 * @returns the words in lower case and without accents, as the columns that are searched have them
 */
export async function prepareSearch(tx: Queryable, words: SearchWord[]): Promise<SearchWord[]> {
  const texts = words.map(({ text }) => text);
  const thresholds = texts.map(({ length }) => candidateSimilarity[length] ?? similarityOfLongWords);
  const threshold = String(Math.min(...thresholds));
  const given = sql<{ word: string; position: number }>`unnest(${texts}::text[]) WITH ORDINALITY`;
  const rows = await tx
    .selectFrom(given.as<'given'>(sql`given (word, position)`))
    .select([
      sql<string>`lower(unaccent(given.word))`.as('word'),
      sql`set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`.as('threshold'),
      sql`set_config('enable_seqscan', 'off', true)`.as('seqscan'),
    ])
    .orderBy('given.position')
    .execute();
  return rows.map(({ word: text }, index) => ({ ...words[index], text }));
}

/** Two letters are too few for the index unless they begin a word, so such words are looked for there, in the names. */
const occursInName = (word: string, names = sql`event.search_names`): RawBuilder<boolean> =>
  sql`${names} LIKE ${sql.lit(word.length > 2 ? '%' : '% ')} || ${word}::text || '%'`;

const occurs = (word: SearchWord): RawBuilder<boolean> => {
  const { text } = word;
  return anyOf([
    text.length > 2 ? sql`event.search_text LIKE '%' || ${text}::text || '%'` : occursInName(text),
    ...isMeant(word),
  ]);
};

const mayOccur = (word: SearchWord): RawBuilder<boolean> =>
  word.text.length > 3 ? sql`(${occurs(word)} OR event.search_text %> ${word.text})` : occurs(word);

/** The same as `occurs` of an event's name and of a moment on the way through the list. */
const isNamed = ({ text, genre, days }: SearchWord): RawBuilder<boolean> =>
  anyOf([
    occursInName(text, sql`l.search_names`),
    ...(genre ? [sql<boolean>`l.genre = ${genre}`] : []),
    ...(days ? [isWithin(days)] : []),
  ]);

const all = (words: SearchWord[], condition: (word: SearchWord) => RawBuilder<boolean>) =>
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

/** What is ranked: read once, carried on. */
const ranked = sql`event.id, event.country_code, event.genre, event.search_names, event.search_text`;

/** The soonest events that fulfil the condition, found on the way through the list by date. */
const soonest = (filters: ListingFilters, condition: RawBuilder<boolean>) => sql`
  SELECT ${ranked} FROM event JOIN (
    SELECT l.event_id FROM event_listing l
    WHERE (SELECT count(*) FROM few) = ${maxRanked} AND ${isListedAs(sql`l.visibility`)} AND ${fulfils(filters)}
      AND ${isNext(filters)} AND ${condition}
    ORDER BY l.at, l.event_id LIMIT ${maxSoonest}) walked ON walked.event_id = event.id`;

/**
 * How far the event is from the query, 0 being best. For each word: 0 when it is a word of the name, 1 when one begins
 * with it, 2 when it is inside one, 3 when only the place, its address or city has it, or it means the kind or a month of
 * the event. Typos come after all of these: the less
 * similar, the farther, and similarity to the name counts more.
 */
const distance = (words: SearchWord[]): RawBuilder<number> => {
  const ofWord = ({ text: word, ...meaning }: SearchWord) => sql`CASE
    WHEN strpos(event.search_names, ${word}) > 0 THEN CASE
      WHEN strpos(event.search_names, ${` ${word} `}) > 0 THEN 0
      WHEN strpos(event.search_names, ${` ${word}`}) > 0 THEN 1
      ELSE 2 END
    WHEN ${anyOf([sql`strpos(event.search_text, ${word}) > 0`, ...isMeant({ text: word, ...meaning })])} THEN 3
    ELSE 20 - 10 * ${similarityToName(word)} - 5 * ${similarity(word)} END`;
  return sql`(${sql.join(words.map(ofWord), sql` + `)})::float8`;
};

const few = (words: SearchWord[]) => sql`SELECT ${ranked} FROM event WHERE ${all(words, occurs)} AND ${isListed}`;

/** Of the events that do not have the very words: those with words like them, when `exact` are not enough. */
const similarOnes = (words: SearchWord[]) => sql`
  candidate AS MATERIALIZED (
    SELECT ${ranked} FROM event
    WHERE (SELECT count(*) FROM exact) < ${enoughExactMatches} AND ${all(words, mayOccur)} AND ${isListed}
      AND event.id <> ALL (SELECT id FROM exact)
    LIMIT ${maxCandidates}),
  found AS (SELECT * FROM exact UNION ALL SELECT * FROM candidate event WHERE ${all(words, occursOrNearly)})`;

/** Rows with the `id` of every event that the search finds. */
export const everyMatch = (words: SearchWord[]) => sql`
  WITH exact AS MATERIALIZED (${few(words)}), ${similarOnes(words)} SELECT id FROM found`;

/**
 * The matching events, from the index of trigrams, ranked.
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
  const anywhere = sql<boolean>`EXISTS (SELECT FROM event WHERE event.id = l.event_id AND ${all(words, occurs)})`;
  return {
    rows: sql`
      WITH few AS MATERIALIZED (${few(words)} LIMIT ${maxRanked}),
      home AS MATERIALIZED (${soonest(filters, sql`${inCountry} AND ${named}`)}),
      named AS MATERIALIZED (
        SELECT * FROM (${soonest(filters, named)}) found WHERE (SELECT count(*) FROM home) < ${maxSoonest}),
      anywhere AS MATERIALIZED (
        SELECT * FROM (${soonest(filters, anywhere)}) found
        WHERE (SELECT count(*) FROM home) + (SELECT count(*) FROM named) < ${maxSoonest}),
      exact AS MATERIALIZED (
        SELECT * FROM few WHERE (SELECT count(*) FROM few) < ${maxRanked}
        UNION ALL (SELECT * FROM home UNION SELECT * FROM named UNION SELECT * FROM anywhere)),
      ${similarOnes(words)},
      placed AS MATERIALIZED (
        SELECT event.id AS event_id, ${distance(words)} AS distance,
          event.country_code IS DISTINCT FROM ${country ?? null}::text AS elsewhere,
          (SELECT min(l.at) FROM event_listing l
            WHERE l.event_id = event.id AND l.at > now() AND ${fulfils(filters)}) AS at
        FROM found event)
      SELECT * FROM placed WHERE at IS NOT NULL AND ${isAfter}
      ORDER BY distance, elsewhere, at, event_id LIMIT ${limit + 1}`,
    keys: sql<SearchKeys>`page.distance, page.elsewhere, ${exactMoment(sql`page.at`)}, page.event_id`,
    order: sql`page.distance, page.elsewhere, page.at, page.event_id`,
  };
}
