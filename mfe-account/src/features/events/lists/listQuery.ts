interface PagedQuery {
  error?: unknown;
  isFetchNextPageError: boolean;
}

/** LoadMore shows the failure of a further page: the loaded items stay. */
export const listQuery = <Q extends PagedQuery>(query: Q) => ({
  ...query,
  error: query.isFetchNextPageError ? undefined : query.error,
});
