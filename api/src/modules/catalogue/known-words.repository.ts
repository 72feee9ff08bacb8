import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { SearchWord } from './search-query.ts';

/** SQL of the words of all events, `search_word`, among which the words of a search are looked for. */

/** A word as events have it, in lower case and without accents. */
export interface PreparedWord extends SearchWord {
  /** The words of events that it is in; none is looked for of one or two letters, which are in most. */
  within: string[];
  /** Two words of events that it may be, with the blank between them forgotten: `cold play` for `coldplay`. */
  apart: string[];
}

/** Similarity (0 to 1) from which a word counts as a typo of another, e.g. `selsa` for `salsa`. */
const typoSimilarity = sql.lit(0.5);

/**
 * True for a known word that the typed one is a typo of. In a short word one wrong letter leaves little similarity
 * (`cunbia` for `cumbia`), so few letters may differ as well: one, or two in words of eight letters and more.
 */
const isTypo = sql<boolean>`(word_similarity(typed, known.word) >= ${typoSimilarity}
  OR CASE WHEN abs(length(known.word) - length(typed)) > 2 THEN false
    ELSE levenshtein_less_equal(typed, known.word, CASE WHEN length(typed) < 8 THEN 1 ELSE 2 END)
      <= CASE WHEN length(typed) < 8 THEN 1 ELSE 2 END END)`;

/** Words of events, `word`, that the `typed` ones are typos of. */
export const similarWords = (words: SearchWord[]) => sql`
  SELECT DISTINCT typed, known.word FROM unnest(${words.filter(mayBeTypo).map(({ text }) => text)}::text[]) typed
  JOIN search_word known ON known.word %> typed WHERE ${isTypo}`;

/** Words of up to three letters must occur exactly. */
export const mayBeTypo = ({ text }: SearchWord) => text.length > 3;

/**
 * Similarity from which the index offers a known word as a candidate for typos, by the length of the word: what one wrong
 * letter leaves at least, and two nearly always in words of eight letters and more.
 */
const candidateSimilarity: Record<number, number> = { 4: 0.25, 5: 0.33, 6: 0.4, 7: 0.45 };
const similarityOfLongWords = 0.28;

/** Looked up word by word: for a condition of its own PostgreSQL would read all words. */
const isKnown = (word: RawBuilder<unknown>) =>
  sql`COALESCE((SELECT true FROM search_word known WHERE known.word = ${word} LIMIT 1), false)`;

/** Statement that makes texts as events have them, and sets for the transaction what `prepareSearch` says. */
function prepared(tx: Queryable, texts: string[]) {
  const thresholds = texts.map(({ length }) => candidateSimilarity[length] ?? similarityOfLongWords);
  const threshold = String(Math.min(...thresholds));
  const given = sql<{ text: string; position: number }>`(
    SELECT lower(unaccent(word)) AS text, position FROM unnest(${texts}::text[]) WITH ORDINALITY given (word, position))`;
  return tx
    .selectFrom(given.as('given'))
    .select([
      'given.text',
      sql`set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`.as('threshold'),
      sql`set_config('enable_seqscan', 'off', true)`.as('seqscan'),
    ])
    .orderBy('given.position');
}

/**
 * Sets, until the transaction ends, what the index takes for similar, and that indexes are used: of conditions on words
 * PostgreSQL estimates too much, and would rather read all events.
 */
export async function prepareSearch(tx: Queryable, words: SearchWord[]): Promise<PreparedWord[]> {
  const [left, right] = [sql`left(given.text, letters)`, sql`substr(given.text, letters + 1)`];
  const texts = words.map(({ text }) => text);
  const rows = await prepared(tx, texts)
    .select([
      sql<string[]>`ARRAY(SELECT DISTINCT known.word FROM search_word known
        WHERE length(given.text) > 2 AND known.word LIKE '%' || given.text || '%')`.as('within'),
      sql<string[]>`ARRAY(SELECT ${left} || ' ' || ${right} FROM generate_series(2, length(given.text) - 2) letters
        WHERE ${isKnown(left)} AND ${isKnown(right)})`.as('apart'),
    ])
    .execute();
  return rows.map(({ text, within, apart }, index) => ({ ...words[index], text, within, apart }));
}

/** The same for what is typed so far. @returns the words in lower case and without accents */
export async function prepareTyped(tx: Queryable, words: string[]): Promise<string[]> {
  const rows = await prepared(tx, words).execute();
  return rows.map(({ text }) => text);
}
