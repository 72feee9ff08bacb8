import type { Database } from '../../../database/database.ts';
import { createBankRowsRepository } from './bank-rows.repository.ts';

/** By then nearly all refunds have been requested, and mistaken dismissals noticed. */
const retentionDays = 90;

/** Job: deletes payer data once a refund is unlikely, and the texts of dismissed rows. */
export const createDeletePayers =
  ({ db }: { db: Database }) =>
  async (): Promise<void> => {
    const rows = createBankRowsRepository(db);
    await rows.deletePayers(retentionDays);
    await rows.deleteDismissedTexts(retentionDays);
  };
