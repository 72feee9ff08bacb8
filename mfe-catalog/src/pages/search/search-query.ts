/** Longest query; the rest is cut off. */
const maxLength = 100;

/** The query in the address, `/search?q=cumbia`; empty when there is none. */
export const queryIn = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, maxLength);
