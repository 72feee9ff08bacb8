import type { Database } from '../../database/database.ts';
import { createTicketsRepository } from './tickets.repository.ts';

/** Rows per statement, small enough for the statement timeout. */
const batchSize = 10_000;

/** Job: deletes checks without an order after thirty days. Others are deleted with their order. */
export const createDeleteScans =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    const tickets = createTicketsRepository(db);
    let deleted = batchSize;
    while (deleted === batchSize) deleted = await tickets.deleteScans(batchSize);
  };
