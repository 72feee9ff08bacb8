import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { SearchWord } from './search-query.ts';

/** SQL of the words of all events, `search_word`, which the words of a search are matched against. */

/** A search word, in lower case and without accents like the words of events. */
export interface PreparedWord extends SearchWord {
  /** Known words that contain it; none for words of one or two letters, which most words contain. */
  within: string[];
  /** Two known words that it may be when joined: `cold play` for `coldplay`. */
  apart: string[];
}

/** Similarity (0 to 1) from which a word counts as a typo of another, e.g. `selsa` for `salsa`. */
const typoSimilarity = sql.lit(0.5);

/**
 * SQL: true if the typed word is probably a typo of the known one. In short words one wrong letter lowers the
 * similarity a lot (`cunbia` for `cumbia`), so a small edit distance counts too: one letter, or two in words of eight
 * letters and more.
 */
const isTypo = sql<boolean>`(word_similarity(typed, known.word) >= ${typoSimilarity}
  OR CASE WHEN abs(length(known.word) - length(typed)) > 2 THEN false
    ELSE levenshtein_less_equal(typed, known.word, CASE WHEN length(typed) < 8 THEN 1 ELSE 2 END)
      <= CASE WHEN length(typed) < 8 THEN 1 ELSE 2 END END)`;

/** SQL: each `typed` word with the known words, `word`, of which it may be a typo. */
export const similarWords = (words: SearchWord[]) => sql`
  SELECT DISTINCT typed, known.word FROM unnest(${words.filter(mayBeTypo).map(({ text }) => text)}::text[]) typed
  JOIN search_word known ON known.word %> typed WHERE ${isTypo}`;

/** Words of up to three letters must match exactly. */
export const mayBeTypo = ({ text }: SearchWord) => text.length > 3;

/**
 * Similarity from which the index returns a known word as a typo candidate, by word length: low enough for one wrong
 * letter, and in words of eight letters and more for nearly all cases of two.
 */
const candidateSimilarity: Record<number, number> = { 4: 0.25, 5: 0.33, 6: 0.4, 7: 0.45 };
const similarityOfLongWords = 0.28;

/** Looked up per word: as part of a larger condition PostgreSQL would scan all words. */
const isKnown = (word: RawBuilder<unknown>) =>
  sql`COALESCE((SELECT true FROM search_word known WHERE known.word = ${word} LIMIT 1), false)`;

/** Builds the statement that normalizes texts as events do and applies the settings of `prepareSearch`. */
function prepared(tx: Queryable, texts: string[]) {
  const thresholds = texts.map(({ length }) => candidateSimilarity[length] ?? similarityOfLongWords);
  const threshold = String(Math.min(...thresholds));
  const given = tx
    .selectFrom(sql`unnest(${texts}::text[]) WITH ORDINALITY`.as<'given'>(sql`given (word, position)`))
    .select([sql<string>`lower(unaccent(word))`.as('text'), sql<number>`position`.as('position')]);
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
 * Sets the index's similarity threshold and forces index scans until the transaction ends: PostgreSQL overestimates
 * conditions on words and would scan all events.
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

/** Prepares a search for suggestions. @returns the words in lower case and without accents */
export async function prepareTyped(tx: Queryable, words: string[]): Promise<string[]> {
  const rows = await prepared(tx, words).execute();
  return rows.map(({ text }) => text);
}
