import { type RawBuilder, sql } from 'kysely';
import type { Days } from './days.ts';
import { mayBeTypo, type PreparedWord } from './known-words.repository.ts';
import { genreFact, isWithin, type ListingFilters, mayFulfil, monthFacts } from './listing-filters.repository.ts';
import type { SearchWord } from './search-query.ts';

/** SQL of what a word of a search finds, for rows `l` of `event_listing`; all rows of an event have the same words. */

/** How similar the word is to the most similar part of what the event is searched by, and of its names. */
export const similarity = (word: string) => sql`word_similarity(${word}, l.search_text)`;
export const similarityToName = (word: string) => sql`word_similarity(${word}, l.search_names)`;

/** Whether the days are to come, wherever clocks are: at most a day ahead of ours. */
const areAhead = ({ from }: Days) => Date.parse(from) > Date.now() + 86_400_000;

/**
 * True for an event with a coming date in the month that may fulfil the filters. Of the present month some dates may be
 * over; then the other moments of the event are looked up one by one: as a condition of its own PostgreSQL would read
 * those of all events.
 */
function isInMonth(days: Days, filters: ListingFilters) {
  const hasFacts = mayFulfil(filters, monthFacts(days));
  return areAhead(days)
    ? hasFacts
    : sql<boolean>`(${hasFacts} AND ((l.at > now() AND ${isWithin(days)}) OR COALESCE((
        SELECT true FROM event_listing other WHERE other.event_id = l.event_id AND other.at > now()
          AND ${isWithin(days, sql.ref('other'))} LIMIT 1), false)))`;
}

/** True for an event that the word means, of that kind or with a coming date in that month, and that may fulfil the filters. */
const isMeant = ({ genre, days }: SearchWord, filters: ListingFilters = {}): RawBuilder<boolean>[] => [
  ...(genre ? [mayFulfil(filters, [genreFact(genre)])] : []),
  ...(days ? [isInMonth(days, filters)] : []),
];

const anyOf = (conditions: RawBuilder<boolean>[]) => sql<boolean>`(${sql.join(conditions, sql` OR `)})`;

/** True for an event of which the condition holds for every word. */
export const all = <W extends SearchWord>(words: W[], condition: (word: W) => RawBuilder<boolean>) =>
  sql<boolean>`(${sql.join(words.map(condition), sql` AND `)})`;

/** True for an event that has the word anywhere, or is what it means. */
export const hasWord = (word: SearchWord): RawBuilder<boolean> =>
  anyOf([sql`strpos(l.search_text, ${word.text}) > 0`, ...isMeant(word)]);

/** One or two letters are in too many words unless they begin one, so they are looked for there, in the names. */
const occursInName = (word: string): RawBuilder<boolean> =>
  sql`l.search_names LIKE ${sql.lit(word.length > 2 ? '%' : '% ')} || ${word}::text || '%'`;

const hasOneOf = (words: RawBuilder<unknown>) => sql<boolean>`words_of(l.search_text) && ${words}`;

/** The same as one of the two, of which the second is found by the index, and the first spares dividing most texts. */
const hasText = ({ text, within }: PreparedWord) =>
  sql<boolean>`(strpos(l.search_text, ${text}) > 0 AND ${hasOneOf(sql`${within}::text[]`)})`;

/**
 * True for an event that has the very word and may fulfil the filters, from the index. Each way to have the word asks for
 * the filters: beside them, a kind would be looked up with all the events that it has.
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

/** True for an event that has the word, exactly or with typos; where `similar_word` has the rows of `similarWords`. */
export const occursOrNearly = (word: PreparedWord): RawBuilder<boolean> =>
  anyOf([
    occurs(word),
    ...(mayBeTypo(word) ? [hasOneOf(sql`ARRAY(SELECT word FROM similar_word WHERE typed = ${word.text})`)] : []),
    ...word.apart.map(
      (two) => sql<boolean>`(words_of(l.search_text) @> string_to_array(${two}, ' ')
        AND strpos(l.search_text, ${two}) > 0)`,
    ),
  ]);

/** The same as `occurs` of an event's name and of a moment. */
export const isNamed = ({ text, genre, days }: SearchWord, filters: ListingFilters): RawBuilder<boolean> =>
  anyOf([
    sql`(${occursInName(text)} AND ${mayFulfil(filters)})`,
    ...(genre ? [mayFulfil(filters, [genreFact(genre)])] : []),
    ...(days ? [sql<boolean>`(${mayFulfil(filters, monthFacts(days))} AND ${isWithin(days)})`] : []),
  ]);

/** The same from columns of the index by date, whatever the filters are. */
export const isNamedOnWay = ({ text, genre, days }: SearchWord): RawBuilder<boolean> =>
  anyOf([occursInName(text), ...(genre ? [sql<boolean>`l.genre = ${genre}`] : []), ...(days ? [isWithin(days)] : [])]);
