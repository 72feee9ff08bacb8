import { invalidFields } from '../../../errors.ts';
import { readInWorker } from '../../../uploads/tables/read-in-worker.ts';
import { TableRejected } from '../../../uploads/tables/table-rejected.ts';
import type { readStatementTask, StatementTask } from './read-statement-file.ts';

const worker = new URL('./statement.worker.ts', import.meta.url);

/**
 * Reads an uploaded bank statement in a worker.
 * @param dryRun returns the columns of a file with unknown headings, so that a person can assign them
 * @throws VALIDATION_FAILED (`statement`) if it is not a statement
 */
export async function readUploadedStatement(task: StatementTask, dryRun: boolean) {
  const read = await readInWorker<Awaited<ReturnType<typeof readStatementTask>>>(worker, task).catch(
    (error: unknown) => {
      throw error instanceof TableRejected ? invalidFields({ field: 'statement', reason: error.reason }) : error;
    },
  );
  if (!('noStatement' in read)) return { ...read, missing: undefined };
  if (dryRun && read.unknown)
    return { rows: [], errors: [], outgoing: 0, headings: {}, hidden: undefined, ...read.unknown };
  throw invalidFields({ field: 'statement', reason: read.noStatement });
}
