import { comingMonth, type Days } from './days.ts';
import { type Meaning, meaningOf } from './meanings.ts';

/** Further words would hardly change the result. */
const maxWords = 8;

/** Words such as "de", "en" and "la", which nearly every name has. */
const isFiller = (word: string) => /^\p{L}{1,2}$/u.test(word);

/** Every word of a query, short ones too. */
export const allWordsOf = (query: string) =>
  query
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2 * maxWords);

/** The words of a query. Words of one or two letters count only when there is no longer one. */
function wordsOf(query: string) {
  const words = allWordsOf(query);
  const significant = words.filter((word) => !isFiller(word));
  return (significant.length > 0 ? significant : words).slice(0, maxWords);
}

/** A word of a query, with the kind of event that it means, or the days of the month. */
export interface SearchWord extends Pick<Meaning, 'genre'> {
  text: string;
  days?: Days;
}

/** @param today in the country of the visitor, `YYYY-MM-DD` */
export const searchWordsOf = (query: string, today: string): SearchWord[] =>
  wordsOf(query).map((text) => {
    const { genre, month } = meaningOf(text);
    return { text, ...(genre && { genre }), ...(month && { days: comingMonth(today, month) }) };
  });
