import { readFile } from 'node:fs/promises';
import type { HiddenContent } from '@idavuelta/shared/contracts';
import { tableText } from '../../../uploads/tables/table-text.ts';
import { type ImportMistake, InvalidImport } from './import-mistakes.ts';
import { areImportColumns } from './import-row.ts';
import { type ReadRows, readRows } from './read-rows.ts';

export type ImportFile = ReadRows & { hidden?: HiddenContent | undefined };

/** The rows of a file, by its content: JSON, a spreadsheet, or a table in text. @throws InvalidImport, TableRejected */
export async function readImportFile(path: string): Promise<ImportFile> {
  const file = await readFile(path);
  const beginning = file
    .subarray(0, 200)
    .toString()
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (beginning.startsWith('[') || beginning.startsWith('{')) return readRows(file.toString(), 'json');
  const { text, hidden } = await tableText(file, areImportColumns);
  return { ...readRows(text, 'csv'), hidden };
}

/** The same, or the mistakes for which it has no rows, for whoever gets it from another thread. */
export const readImportTask = (path: string): Promise<ImportFile | { invalid: ImportMistake[] }> =>
  readImportFile(path).catch((error: unknown) => {
    if (error instanceof InvalidImport) return { invalid: error.mistakes };
    throw error;
  });
