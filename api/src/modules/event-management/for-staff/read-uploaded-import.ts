import { readInWorker } from '../../../uploads/tables/read-in-worker.ts';
import { TableRejected } from '../../../uploads/tables/table-rejected.ts';
import { InvalidImport } from '../import/import-mistakes.ts';
import type { ImportFile, readImportTask } from '../import/read-import-file.ts';

const worker = new URL('../import/import-file.worker.ts', import.meta.url);

const codes = { rows: 'too_many_rows', columns: 'too_many_columns' } as const;
const codeOf = (reason: string) => codes[reason as keyof typeof codes] ?? 'unreadable';

/** Reads an uploaded file of events in a worker. @throws InvalidImport if it is empty or unreadable */
export async function readUploadedImport(path: string): Promise<ImportFile> {
  const read = await readInWorker<Awaited<ReturnType<typeof readImportTask>>>(worker, path).catch((error: unknown) => {
    if (!(error instanceof TableRejected)) throw error;
    throw new InvalidImport([{ code: codeOf(error.reason), reason: error.message }]);
  });
  if ('invalid' in read) throw new InvalidImport(read.invalid);
  return read;
}
