import { type TableText, tableText } from '../../../uploads/tables/table-text.ts';
import { InvalidImport } from './import-mistakes.ts';
import { areImportColumns } from './import-row.ts';
import type { ImportFormat } from './read-rows.ts';

/** What an uploaded file says, by its content: JSON, a spreadsheet, or a table in text. @throws InvalidImport */
export async function readImportFile(file: Buffer): Promise<TableText & { format: ImportFormat }> {
  const beginning = file
    .subarray(0, 200)
    .toString()
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (beginning.startsWith('[') || beginning.startsWith('{')) return { text: file.toString(), format: 'json' };
  try {
    return { ...(await tableText(file, areImportColumns)), format: 'csv' };
  } catch (error) {
    // an archive that is no spreadsheet
    throw new InvalidImport([{ code: 'unreadable', reason: (error as Error).message }]);
  }
}
