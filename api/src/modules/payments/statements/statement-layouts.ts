import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database } from '../../../database/database.ts';
import { invalidFields } from '../../../errors.ts';
import {
  type ChosenColumn,
  type CorrectedColumns,
  headingsKey,
  missingColumns,
  toStatementColumns,
} from './statement-columns.ts';
import { createStatementLayoutsRepository } from './statement-layouts.repository.ts';

export type StatementLayouts = ReturnType<typeof createStatementLayouts>;

/** Remembers how people assigned the columns of a bank's file, for the next file with the same headings. */
export const createStatementLayouts = ({ db }: { db: Database }) => ({
  /** @throws VALIDATION_FAILED (`columns`) when an imported file lacks a date, amount or text */
  async correctedBy(chosen?: ChosenColumn[], dryRun = false): Promise<CorrectedColumns> {
    if (chosen && !dryRun && missingColumns(toStatementColumns(chosen)).length > 0)
      throw invalidFields({ field: 'columns', reason: 'incomplete' });
    const layouts = await createStatementLayoutsRepository(db).all();
    return { chosen, layouts: new Map(layouts.map(({ headings, columns }) => [headings, columns])) };
  },

  /** Saves the meaning of the columns. */
  save: (headings: string[], columns: ChosenColumn[], actor: StaffActor): Promise<void> =>
    db.transaction().execute(async (tx) => {
      await createStatementLayoutsRepository(tx).save({ headings: headingsKey(headings), columns, by: actor });
      const detail = { headings: headings.join(' | '), columns: columns.join(' | ') };
      const subject = 'statement-columns';
      await createAuditRepository(tx).add({ actor, action: 'correct-statement-columns', subject, detail });
    }),
});
