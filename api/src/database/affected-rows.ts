interface Query<Row> {
  executeTakeFirst(): Promise<Row>;
}

/** Tells whether the query selects or returns a row. */
export const isThere = async (query: Query<unknown>) => (await query.executeTakeFirst()) !== undefined;

/** Runs an update or deletion. @returns whether it affected a row */
export async function affectsRow(query: Query<{ numUpdatedRows?: bigint; numDeletedRows?: bigint }>) {
  const { numUpdatedRows = 0n, numDeletedRows = 0n } = await query.executeTakeFirst();
  return numUpdatedRows + numDeletedRows > 0n;
}
