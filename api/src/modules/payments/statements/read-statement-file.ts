import { readFile } from 'node:fs/promises';
import type { Currency, HiddenContent } from '@idavuelta/shared/contracts';
import { tableText } from '../../../uploads/tables/table-text.ts';
import { readStatement, type Statement } from './read-statement.ts';
import { type CorrectedColumns, statementColumns } from './statement-columns.ts';
import { StatementRejected, type StatementRejection, type UnknownColumns } from './statement-records.ts';

export interface StatementTask {
  path: string;
  /** Currency of a statement that has no column for it. */
  currency?: Currency | undefined;
  /** Columns as corrected by a person. */
  corrected?: CorrectedColumns | undefined;
}

export type StatementFile = Statement & { hidden?: HiddenContent | undefined };

/** @throws StatementRejected, TableRejected for a file that is no statement */
export async function readStatementFile({ path, currency, corrected }: StatementTask): Promise<StatementFile> {
  const { text, hidden } = await tableText(
    await readFile(path),
    (cells) => statementColumns(cells, corrected) !== undefined,
  );
  return { ...readStatement(Buffer.from(text), currency, corrected), hidden };
}

/** Why a file is not a statement, in a form that a worker thread can return. */
export interface NoStatement {
  noStatement: StatementRejection;
  unknown?: UnknownColumns | undefined;
}

/** Reads a statement in a worker thread, with the rejection as a value. */
export const readStatementTask = (task: StatementTask): Promise<StatementFile | NoStatement> =>
  readStatementFile(task).catch((error: unknown): NoStatement => {
    if (error instanceof StatementRejected) return { noStatement: error.reason, unknown: error.unknown };
    throw error;
  });
