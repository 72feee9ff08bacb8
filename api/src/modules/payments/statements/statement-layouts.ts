import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import {
  type ChosenColumn,
  type CorrectedColumns,
  columnsOf,
  headingsKey,
  missingColumns,
} from './statement-columns.ts';
import { createStatementLayoutsRepository } from './statement-layouts.repository.ts';

export type StatementLayouts = ReturnType<typeof createStatementLayouts>;

/** What people have said that the columns of banks' files have, for the next file with the same headings. */
export const createStatementLayouts = ({ db }: { db: Database }) => ({
  /** @throws VALIDATION_FAILED (`columns`) where no date, amount or text is left of a file that is imported */
  async correctedBy(chosen?: ChosenColumn[], dryRun = false): Promise<CorrectedColumns> {
    if (chosen && !dryRun && missingColumns(columnsOf(chosen)).length > 0)
      throw invalidFields({ field: 'columns', reason: 'incomplete' });
    const layouts = await createStatementLayoutsRepository(db).all();
    return { chosen, layouts: new Map(layouts.map(({ headings, columns }) => [headings, columns])) };
  },

  /** Keeps what the columns have. */
  keep: (headings: string[], columns: ChosenColumn[], actor: StaffActor): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await createStatementLayoutsRepository(tx).save({ headings: headingsKey(headings), columns, by: actor });
      const detail = { headings: headings.join(' | '), columns: columns.join(' | ') };
      const subject = 'statement-columns';
      await createAuditRepository(tx).add({ actor, action: 'correct-statement-columns', subject, detail });
    }),
});
