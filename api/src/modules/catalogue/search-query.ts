import { comingMonth, type Days } from './days.ts';
import { type Meaning, meaningOf } from './meanings.ts';

/** Further words would hardly change the result. */
const maxWords = 8;

/** Tells whether a word is too short to be distinctive, such as "de", "en" and "la". */
const isFiller = (word: string) => /^\p{L}{1,2}$/u.test(word);

/** Returns all words of a query, including short ones. */
export const allWordsOf = (query: string) =>
  query
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2 * maxWords);

/** Returns the words of a query. Words of one or two letters count only when there are no longer ones. */
function wordsOf(query: string) {
  const words = allWordsOf(query);
  const significant = words.filter((word) => !isFiller(word));
  return (significant.length > 0 ? significant : words).slice(0, maxWords);
}

/** A word of a query, with the genre or the days of the month that it means. */
export interface SearchWord extends Pick<Meaning, 'genre'> {
  text: string;
  days?: Days;
}

/** @param today in the visitor's country, `YYYY-MM-DD` */
export const searchWordsOf = (query: string, today: string): SearchWord[] =>
  wordsOf(query).map((text) => {
    const { genre, month } = meaningOf(text);
    return { text, ...(genre && { genre }), ...(month && { days: comingMonth(today, month) }) };
  });
