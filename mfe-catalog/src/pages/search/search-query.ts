/** More letters than this are no search. */
const longest = 100;

/** What the address asks for: `/search?q=cumbia`; empty when it asks for nothing. */
export const queryIn = (search: URLSearchParams) => (search.get('q') ?? '').trim().slice(0, longest);
