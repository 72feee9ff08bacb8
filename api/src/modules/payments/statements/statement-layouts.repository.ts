import { now, type Queryable } from '../../../database/database.ts';
import type { ChosenColumn } from './statement-columns.ts';

/** More than there are banks whose files need correction. */
const maxLayouts = 200;

interface StatementLayout {
  /** `headingsKey` of the file. */
  headings: string;
  columns: ChosenColumn[];
}

export const createStatementLayoutsRepository = (db: Queryable) => ({
  /** Returns the latest layouts. */
  all: (): Promise<StatementLayout[]> =>
    db
      .selectFrom('statement_layout')
      .select(({ ref }) => ['headings', ref('columns').$castTo<ChosenColumn[]>().as('columns')])
      .orderBy('changed_at', 'desc')
      .limit(maxLayouts)
      .execute(),

  save: ({ headings, columns, by }: StatementLayout & { by: string }) =>
    db
      .insertInto('statement_layout')
      .values({ headings, columns, changed_by: by })
      .onConflict((conflict) => conflict.column('headings').doUpdateSet({ columns, changed_by: by, changed_at: now }))
      .execute(),
});
