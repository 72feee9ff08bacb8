import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { type FileOrContent, readArchive } from './archive.ts';
import { onlyFilledCells } from './filled-cells.ts';
import { type Sheet, sheetOf } from './sheets.ts';
import { TableRejected } from './table-rejected.ts';

const isWorksheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/**
 * The sheets of an `.xlsx` file. What the reader gets is an archive of the files that were looked at, because another
 * reader of the same archive may find other files in it.
 * @throws TableRefused
 */
export async function xlsxSheets(file: FileOrContent): Promise<Sheet[]> {
  const files = await readArchive(file);
  if (!files.has('xl/workbook.xml') || ![...files.keys()].some(isWorksheet)) throw new TableRejected('type');
  const looked = [...files].map(([name, content]): [string, Buffer] => [
    name,
    isWorksheet(name) ? Buffer.from(onlyFilledCells(content.toString())) : content,
  ]);
  const checked = Buffer.from(zipSync(Object.fromEntries(looked), { level: 0 }));
  const sheets = await readXlsxFile(checked).catch(() => Promise.reject(new TableRejected('type')));
  return sheets.map(({ sheet, data }) => sheetOf(sheet, data));
}
