import { zipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { type FileOrContent, readArchive } from './archive.ts';
import { filledRows, type Sheet, type Workbook } from './sheets.ts';
import { onlyShownCells } from './shown-cells.ts';
import { TableRejected } from './table-rejected.ts';
import { workbookSheets } from './workbook-sheets.ts';

const isWorksheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(name);

/** Rewrites `date1904="true"`, because the library only recognises `date1904="1"`. */
const withPlainFlags = (workbook: string) => workbook.replace(/\bdate1904\s*=\s*["']true["']/, 'date1904="1"');

/**
 * Reads the visible sheets of an `.xlsx` file. The library gets a new archive with only the checked files, because it
 * might interpret the original differently.
 * @throws TableRejected
 */
export async function readWorkbook(file: FileOrContent): Promise<Workbook> {
  const files = await readArchive(file);
  const worksheets = [...files.keys()].filter(isWorksheet);
  if (!files.has('xl/workbook.xml') || worksheets.length === 0) throw new TableRejected('type');
  const shown = new Map(worksheets.map((name) => [name, onlyShownCells(files.get(name)?.toString() ?? '')]));
  const shownFiles = [...files].map(([name, content]): [string, Buffer] => {
    const xml = name === 'xl/workbook.xml' ? withPlainFlags(content.toString()) : shown.get(name)?.worksheet;
    return [name, xml === undefined ? content : Buffer.from(xml)];
  });
  const checked = Buffer.from(zipSync(Object.fromEntries(shownFiles), { level: 0 }));
  const read = await readXlsxFile(checked).catch(() => Promise.reject(new TableRejected('type')));
  const places = workbookSheets(files);
  const sheets = read.map(({ sheet: name, data }, index) => {
    const { hiddenRows = 0, hiddenColumns = [] } = shown.get(places[index]?.file ?? '') ?? {};
    return { name, rows: filledRows(data), hiddenRows, hiddenColumns };
  });
  const isHidden = (_: Sheet, index: number) => places[index]?.isHidden === true;
  return {
    sheets: sheets.filter((sheet, index) => !isHidden(sheet, index)),
    hiddenSheets: sheets.filter(isHidden).flatMap(({ name, rows }) => (rows.length > 0 ? [name] : [])),
  };
}
