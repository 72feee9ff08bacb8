import type { Database } from '../../database/database.ts';
import { createTicketsRepository } from './tickets.repository.ts';

/** Most rows of one statement, which is over before its time limit. */
const batchSize = 10_000;

/** Job: deletes checks of codes without an order after thirty days. Others go with their orders. */
export const createForgetScans =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    const tickets = createTicketsRepository(db);
    let deleted = batchSize;
    while (deleted === batchSize) deleted = await tickets.forgetScans(batchSize);
  };
