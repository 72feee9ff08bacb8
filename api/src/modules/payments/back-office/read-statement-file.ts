import { readFile } from 'node:fs/promises';
import { invalidFields } from '../../../errors.ts';
import { TableRejected } from '../../../uploads/tables/table-rejected.ts';
import { tableText } from '../../../uploads/tables/table-text.ts';
import { statementColumns } from '../statements/statement-columns.ts';
import { StatementRejected } from '../statements/statement-records.ts';

const rejected = (error: unknown) =>
  error instanceof TableRejected || error instanceof StatementRejected
    ? invalidFields({ field: 'statement', reason: error.reason })
    : error;

/**
 * Works on a statement that was sent as a file.
 * @param path of the file @param work gets it as CSV
 * @throws VALIDATION_FAILED (`statement`) for a file that is no statement
 */
export async function withStatement<T>(path: string, work: (csv: Buffer) => Promise<T>) {
  try {
    const { text, hidden } = await tableText(await readFile(path), (cells) => statementColumns(cells) !== undefined);
    return { ...(await work(Buffer.from(text))), hidden };
  } catch (error) {
    throw rejected(error);
  }
}
