interface Query<Row> {
  executeTakeFirst(): Promise<Row>;
}

/** Whether there is a row that the query selects or returns. */
export const isThere = async (query: Query<unknown>) => (await query.executeTakeFirst()) !== undefined;

/** Updates or deletes. @returns whether there was such a row */
export async function wasThere(query: Query<{ numUpdatedRows?: bigint; numDeletedRows?: bigint }>) {
  const { numUpdatedRows = 0n, numDeletedRows = 0n } = await query.executeTakeFirst();
  return numUpdatedRows + numDeletedRows > 0n;
}
