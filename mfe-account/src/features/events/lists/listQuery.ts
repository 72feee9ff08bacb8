interface PagedQuery {
  error?: unknown;
  isFetchNextPageError: boolean;
}

/** Of a further page LoadMore tells the failure: what is shown stays. */
export const listQuery = <Q extends PagedQuery>(query: Q) => ({
  ...query,
  error: query.isFetchNextPageError ? undefined : query.error,
});
