/** Maximum length of a query; the rest is cut off. */
const maxLength = 100;

/** The query in the URL, `/search?q=cumbia`; empty without one. */
export const queryIn = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, maxLength);
