import type { Database } from '../../../database/database.ts';
import { createBankRowsRepository } from './bank-rows.repository.ts';

/** After a departure nearly all refunds were asked for by then, after a dismissal its mistakes were found. */
const keptDays = 90;

/** Job: who paid is forgotten once the money can hardly go back any more, and what dismissed rows say. */
export const createForgetPayers =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    const rows = createBankRowsRepository(db);
    await rows.forgetPayers(keptDays);
    await rows.forgetDismissed(keptDays);
  };
