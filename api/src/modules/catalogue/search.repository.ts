import { type RawBuilder, sql } from 'kysely';

/** SQL of the search, for the repository that lists events. */

/** The words in lower case and without accents, as `search_text` has them. The subselect does this once, not per event. */
const each = (words: string[]) =>
  sql`unnest((SELECT array_agg(lower(unaccent(given))) FROM unnest(${words}::text[]) given)) word`;

const similarity = sql`word_similarity(word, event.search_text)`;
const similarityToName = sql`word_similarity(word, names)`;

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
export const everyWordOccurs = (words: string[]): RawBuilder<boolean> => sql`NOT EXISTS (SELECT FROM ${each(words)}
  WHERE NOT (strpos(event.search_text, word) > 0
    OR (length(word) > 3 AND (${similarity} >= ${typoSimilarity} OR ${fewTypos}))))`;

/** The event's names in all languages, each word between blanks. */
const names = sql`(SELECT ' ' || regexp_replace(lower(unaccent(string_agg(texts ->> 'name', ' '))), '[^[:alnum:]]+', ' ', 'g') || ' '
  FROM jsonb_path_query(event.translations, '$.*') texts)`;

/**
 * How far the event is from the query, 0 being best. For each word: 0 when it is a word of the name, 1 when one begins
 * with it, 2 when it is inside one, 3 when only the place or its address has it. Typos come after all of these: the less
 * similar, the farther, and similarity to the name counts more.
 */
export const distance = (words: string[]): RawBuilder<number> => sql`(SELECT sum(CASE
    WHEN strpos(names, ' ' || word || ' ') > 0 THEN 0
    WHEN strpos(names, ' ' || word) > 0 THEN 1
    WHEN strpos(names, word) > 0 THEN 2
    WHEN strpos(event.search_text, word) > 0 THEN 3
    ELSE 20 - 10 * ${similarityToName} - 5 * ${similarity} END)
  FROM (SELECT ${names} AS names) named, ${each(words)})`;
