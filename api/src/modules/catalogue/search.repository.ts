/** SQL of the search, for a list of events; `$1` holds the words of the query. */

/** The words as names are compared: in lower case, without accents. Worked out once, not for each event. */
const words = 'unnest((SELECT array_agg(lower(unaccent(given))) FROM unnest($1::text[]) given)) word';

const likeness = 'word_similarity(word, event.search_text)';
const likenessOfName = 'word_similarity(word, names)';

/** How alike two words are that differ by a slip of the finger: `selsa`, `cumbai`. Of three letters nobody can tell. */
const slip = 0.5;

/** One wrong letter leaves a short word little likeness (`cunbia`): so words also count that are one letter off, long ones two. */
const lettersOff = 'CASE WHEN length(word) < 8 THEN 1 ELSE 2 END';
const fewLettersOff = `EXISTS (SELECT FROM regexp_split_to_table(event.search_text, '[^[:alnum:]]+') own
  WHERE CASE WHEN abs(length(own) - length(word)) > 2 THEN false
    ELSE levenshtein_less_equal(word, own, ${lettersOff}) <= ${lettersOff} END)`;

/** True for events in which every word occurs, or nearly. */
export const everyWordOccurs = `NOT EXISTS (SELECT FROM ${words}
  WHERE NOT (strpos(event.search_text, word) > 0
    OR (length(word) > 3 AND (${likeness} >= ${slip} OR ${fewLettersOff}))))`;

/** The event's names in all languages, each word between blanks. */
const names = `(SELECT ' ' || regexp_replace(lower(unaccent(string_agg(texts ->> 'name', ' '))), '[^[:alnum:]]+', ' ', 'g') || ' '
  FROM jsonb_path_query(event.translations, '$.*') texts)`;

/**
 * How far the event is from what was asked, 0 being best: a word of the name, the beginning of one, inside one, of the
 * place or its address. A slip comes after all of these, the less alike the later, and likeness to the name counts more.
 */
export const distance = `(SELECT sum(CASE
    WHEN strpos(names, ' ' || word || ' ') > 0 THEN 0
    WHEN strpos(names, ' ' || word) > 0 THEN 1
    WHEN strpos(names, word) > 0 THEN 2
    WHEN strpos(event.search_text, word) > 0 THEN 3
    ELSE 20 - 10 * ${likenessOfName} - 5 * ${likeness} END)
  FROM (SELECT ${names} AS names) named, ${words})`;
