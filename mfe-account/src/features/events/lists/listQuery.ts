interface PagedQuery {
  error?: unknown;
  isFetchNextPageError: boolean;
}

/** The failure of a further page is LoadMore's to tell: the loaded items stay. */
export const listQuery = <Q extends PagedQuery>(query: Q) => ({
  ...query,
  error: query.isFetchNextPageError ? undefined : query.error,
});
