import { type RawBuilder, sql } from 'kysely';
import type { Days } from './days.ts';
import { mayBeTypo, type PreparedWord } from './known-words.repository.ts';
import { genreFact, isWithin, type ListingFilters, mayFulfil, monthFacts } from './listing-filters.repository.ts';
import type { SearchWord } from './search-query.ts';

/**
 * SQL of the conditions for one search word, for rows `l` of `event_listing`; all rows of an event have the same words.
 */

/** SQL: similarity of the word to the closest part of the event's search text, and to that of its names. */
export const similarity = (word: string) => sql`word_similarity(${word}, l.search_text)`;
export const similarityToName = (word: string) => sql`word_similarity(${word}, l.search_names)`;

/** Tells whether the days are in the future in every time zone, which are at most a day ahead of UTC. */
const areAhead = ({ from }: Days) => Date.parse(from) > Date.now() + 86_400_000;

/**
 * SQL: true for an event with an upcoming date in the month that may pass the filters. Some dates of the current month
 * may be over, so the event's other moments are checked one by one; as a condition of its own PostgreSQL would scan all
 * events.
 */
function isInMonth(days: Days, filters: ListingFilters) {
  const hasFacts = mayFulfil(filters, monthFacts(days));
  return areAhead(days)
    ? hasFacts
    : sql<boolean>`(${hasFacts} AND ((l.at > now() AND ${isWithin(days)}) OR COALESCE((
        SELECT true FROM event_listing other WHERE other.event_id = l.event_id AND other.at > now()
          AND ${isWithin(days, sql.ref('other'))} LIMIT 1), false)))`;
}

/** SQL: true for an event of the genre or month that the word means and that may pass the filters. */
const isMeant = ({ genre, days }: SearchWord, filters: ListingFilters = {}): RawBuilder<boolean>[] => [
  ...(genre ? [mayFulfil(filters, [genreFact(genre)])] : []),
  ...(days ? [isInMonth(days, filters)] : []),
];

const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` OR `)})`;

/** SQL: true when the condition holds for every word. */
export const all = <W extends SearchWord>(words: W[], condition: (word: W) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(condition), sql` AND `)})`;

/** SQL: true for an event that contains the word anywhere, or matches its meaning. */
export const hasWord = (word: SearchWord): RawBuilder<boolean> =>
  anyOf([sql`strpos(l.search_text, ${word.text}) > 0`, ...isMeant(word)]);

/** Most texts contain one or two letters somewhere, so these only match the beginning of words in names. */
const occursInName = (word: string): RawBuilder<boolean> =>
  sql`l.search_names LIKE ${sql.lit(word.length > 2 ? '%' : '% ')} || ${word}::text || '%'`;

const hasOneOf = (words: RawBuilder<unknown>) => sql<boolean>`words_of(l.search_text) && ${words}`;

/** Combines two equivalent conditions: the second one uses the index, the first one avoids splitting most texts. */
const hasText = ({ text, within }: PreparedWord) =>
  sql<boolean>`(strpos(l.search_text, ${text}) > 0 AND ${hasOneOf(sql`${within}::text[]`)})`;

/**
 * SQL: true for an event with the exact word that may pass the filters, from the index. The filters are repeated in
 * each alternative, because otherwise a genre would return all its events.
 */
export const occurs = (word: PreparedWord, filters: ListingFilters = {}): RawBuilder<boolean> => {
  const isShort = word.text.length <= 2;
  const ways = [
    ...[...(isShort ? [occursInName(word.text)] : []), ...(word.within.length > 0 ? [hasText(word)] : [])].map(
      (way) => sql<boolean>`(${way} AND ${mayFulfil(filters)})`,
    ),
    ...isMeant(word, filters),
  ];
  return ways.length > 0 ? anyOf(ways) : sql<boolean>`false`;
};

/**
 * SQL: true for an event with the word, exactly or with a typo; requires `similar_word` with the rows of
 * `similarWords`.
 */
export const occursOrNearly = (word: PreparedWord): RawBuilder<boolean> =>
  anyOf([
    occurs(word),
    ...(mayBeTypo(word) ? [hasOneOf(sql`ARRAY(SELECT word FROM similar_word WHERE typed = ${word.text})`)] : []),
    ...word.apart.map(
      (two) => sql<boolean>`(words_of(l.search_text) @> string_to_array(${two}, ' ')
        AND strpos(l.search_text, ${two}) > 0)`,
    ),
  ]);

/** Like `occurs`, for the name and the moment only. */
export const isNamed = ({ text, genre, days }: SearchWord, filters: ListingFilters): RawBuilder<boolean> =>
  anyOf([
    sql`(${occursInName(text)} AND ${mayFulfil(filters)})`,
    ...(genre ? [mayFulfil(filters, [genreFact(genre)])] : []),
    ...(days ? [sql<boolean>`(${mayFulfil(filters, monthFacts(days))} AND ${isWithin(days)})`] : []),
  ]);

/** Like `isNamed`, from columns of the index by date, ignoring filters. */
export const isNamedOnWay = ({ text, genre, days }: SearchWord): RawBuilder<boolean> =>
  anyOf([occursInName(text), ...(genre ? [sql<boolean>`l.genre = ${genre}`] : []), ...(days ? [isWithin(days)] : [])]);
