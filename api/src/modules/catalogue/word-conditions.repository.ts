import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { Days } from './days.ts';
import { genreFact, isWithin, monthFacts } from './listing-filters.repository.ts';
import type { SearchWord } from './search-query.ts';

/** SQL of what a word of a search finds, for rows `l` of `event_listing`; all rows of an event have the same words. */

/** How similar the word is to the most similar part of what the event is searched by, and of its names. */
export const similarity = (word: string) => sql`word_similarity(${word}, l.search_text)`;
export const similarityToName = (word: string) => sql`word_similarity(${word}, l.search_names)`;

/** Similarity (0 to 1) from which a word counts as a typo of another, e.g. `selsa` for `salsa`. */
const typoSimilarity = sql.lit(0.5);

/**
 * In a short word one wrong letter leaves little similarity (`cunbia` for `cumbia`), so a word also matches when few
 * letters differ: one, or two in words of eight letters and more.
 */
const fewTypos = (word: string) => {
  const maxTypos = sql.lit(word.length < 8 ? 1 : 2);
  return sql<boolean>`EXISTS (SELECT FROM regexp_split_to_table(l.search_text, '[^[:alnum:]]+') own
    WHERE CASE WHEN abs(length(own) - ${sql.lit(word.length)}) > 2 THEN false
      ELSE levenshtein_less_equal(${word}, own, ${maxTypos}) <= ${maxTypos} END)`;
};

/** Whether the days are to come, wherever clocks are: at most a day ahead of ours. */
const areAhead = ({ from }: Days) => Date.parse(from) > Date.now() + 86_400_000;

/**
 * True for an event with a coming date in the month. Of the present month some dates may be over; then the other moments
 * of the event are looked up one by one: as a condition of its own PostgreSQL would read those of all events.
 */
const isInMonth = (days: Days) =>
  areAhead(days)
    ? monthFacts(days)
    : sql`(${monthFacts(days)} AND ((l.at > now() AND ${isWithin(days)}) OR COALESCE((
        SELECT true FROM event_listing other WHERE other.event_id = l.event_id AND other.at > now()
          AND ${isWithin(days, sql.ref('other'))} LIMIT 1), false)))`;

/** True for an event that the word means: of that kind, or with a coming date in that month. */
export const isMeant = ({ genre, days }: SearchWord): RawBuilder<boolean>[] => [
  ...(genre ? [sql<boolean>`${genreFact(genre)}`] : []),
  ...(days ? [sql<boolean>`${isInMonth(days)}`] : []),
];

const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` OR `)})`;

/** True for an event of which the condition holds for every word. */
export const all = (words: SearchWord[], condition: (word: SearchWord) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(condition), sql` AND `)})`;

/** True for an event that has the word anywhere, or is what it means. */
export const hasWord = (word: SearchWord): RawBuilder<boolean> =>
  anyOf([sql`strpos(l.search_text, ${word.text}) > 0`, ...isMeant(word)]);

/** True for an event that has the word, exactly or with typos. Words of up to three letters must occur exactly. */
export const occursOrNearly = (word: SearchWord): RawBuilder<boolean> => {
  const { text } = word;
  const nearly = [sql<boolean>`${similarity(text)} >= ${typoSimilarity}`, fewTypos(text)];
  return anyOf([hasWord(word), ...(text.length > 3 ? nearly : [])]);
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
const occursInName = (word: string): RawBuilder<boolean> =>
  sql`l.search_names LIKE ${sql.lit(word.length > 2 ? '%' : '% ')} || ${word}::text || '%'`;

/** True for an event that has the very word, from the index. */
export const occurs = (word: SearchWord): RawBuilder<boolean> => {
  const { text } = word;
  return anyOf([
    text.length > 2 ? sql`l.search_text LIKE '%' || ${text}::text || '%'` : occursInName(text),
    ...isMeant(word),
  ]);
};

/** True for an event that may have the word with typos, from the index. */
export const mayOccur = (word: SearchWord): RawBuilder<boolean> =>
  word.text.length > 3 ? sql`(${occurs(word)} OR l.search_text %> ${word.text})` : occurs(word);

/** The same as `occurs` of an event's name and of a moment on the way through the list. */
export const isNamed = ({ text, genre, days }: SearchWord): RawBuilder<boolean> =>
  anyOf([occursInName(text), ...isMeant({ text, ...(genre && { genre }) }), ...(days ? [isWithin(days)] : [])]);
