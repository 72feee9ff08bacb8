import { readFile } from 'node:fs/promises';
import type { HiddenContent } from '@idavuelta/shared/contracts';
import { tableText } from '../../../uploads/tables/table-text.ts';
import { type ImportMistake, InvalidImport } from './import-mistakes.ts';
import { areImportColumns } from './import-row.ts';
import { type ReadRows, readRows } from './read-rows.ts';

export type ImportFile = ReadRows & { hidden?: HiddenContent | undefined };

/**
 * Reads a file's rows, detecting JSON, spreadsheets and text tables by content.
 * @throws InvalidImport, TableRejected
 */
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

/** Reads a file in a worker thread, with its mistakes as a value. */
export const readImportTask = (path: string): Promise<ImportFile | { invalid: ImportMistake[] }> =>
  readImportFile(path).catch((error: unknown) => {
    if (error instanceof InvalidImport) return { invalid: error.mistakes };
    throw error;
  });
