/** Inserts one row. @returns its id */
export const insertedId = async (insertion: { executeTakeFirstOrThrow(): Promise<{ id: number }> }) =>
  (await insertion.executeTakeFirstOrThrow()).id;
