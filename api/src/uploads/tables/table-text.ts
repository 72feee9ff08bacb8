import type { HiddenContent } from '@idavuelta/shared/contracts';
import { decodeText } from './decode-text.ts';
import { findHeadingLine, type IsHeadings } from './delimiters.ts';
import { maxRowsAbove } from './find-table.ts';
import { hiddenContent } from './hidden-content.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Sheet } from './sheets.ts';

/** Tells whether a file is a zip archive, such as a spreadsheet, rather than text. */
export const isArchive = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

const quoted = (cell: string) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);

/** Returns the number of the heading row; 0 when there is none. */
const headingsOf = ({ rows }: Sheet, isHeadings: IsHeadings) =>
  rows.slice(0, maxRowsAbove).find(({ cells }) => isHeadings(cells))?.row ?? 0;

/** Converts a sheet to CSV, each row at the line of its number and without the rows above the headings. */
function toCsv({ rows }: Sheet, fromRow: number): string {
  const lines: string[] = [];
  for (const { row, cells } of rows) if (row >= fromRow) lines[row - 1] = cells.map(quoted).join(',');
  return Array.from(lines, (line = '') => line).join('\n');
}

/** Blanks the lines above the headings, so that line numbers stay the same. */
function withoutTitles(text: string, isHeadings: IsHeadings): string {
  const headings = findHeadingLine(text, isHeadings)?.line ?? 0;
  return headings > 0 ? text.split('\n').fill('', 0, headings).join('\n') : text;
}

export interface TableText {
  /** The table as CSV. */
  text: string;
  /** Hidden content of the spreadsheet. */
  hidden?: HiddenContent | undefined;
}

/**
 * Converts a table uploaded by staff to CSV; of an `.xlsx` file, the sheet with these headings.
 * @throws TableRejected for an archive that is not a spreadsheet
 */
export async function tableText(file: Buffer, isHeadings: IsHeadings): Promise<TableText> {
  if (!isArchive(file)) return { text: withoutTitles(decodeText(file).text, isHeadings) };
  const workbook = await readWorkbook(file);
  const { sheets } = workbook;
  const sheet = sheets.find((each) => headingsOf(each, isHeadings) > 0) ?? sheets.find(({ rows }) => rows.length > 0);
  if (!sheet) return { text: '', hidden: hiddenContent(workbook, { hiddenRows: 0, hiddenColumns: [] }) };
  return { text: toCsv(sheet, headingsOf(sheet, isHeadings)), hidden: hiddenContent(workbook, sheet) };
}
