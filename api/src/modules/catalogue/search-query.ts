/** More words than this add nothing. */
const most = 8;

const isFiller = (word: string) => /^\p{L}{1,2}$/u.test(word);

/** The words of a query. One or two letters beside longer words ("de", "en", "la") do not decide. */
export function wordsOf(query: string) {
  const all = query
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const telling = all.filter((word) => !isFiller(word));
  return (telling.length > 0 ? telling : all).slice(0, most);
}
