/** Further words would hardly change the result. */
const maxWords = 8;

/** Words such as "de", "en" and "la", which nearly every name has. */
const isFiller = (word: string) => /^\p{L}{1,2}$/u.test(word);

/** The words of a query. Words of one or two letters count only when there is no longer one. */
export function wordsOf(query: string) {
  const words = query
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const significant = words.filter((word) => !isFiller(word));
  return (significant.length > 0 ? significant : words).slice(0, maxWords);
}
