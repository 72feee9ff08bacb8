import type { Database } from '../../../database/database.ts';
import { createBankRowsRepository } from './bank-rows.repository.ts';

/** After a departure nearly all refunds were asked for by then. */
const keptDays = 90;

/** Job: who paid a transfer is forgotten once its money can hardly go back any more. */
export const createForgetPayers =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    await createBankRowsRepository(db).forgetPayers(keptDays);
  };
