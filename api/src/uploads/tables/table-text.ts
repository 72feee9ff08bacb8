import type { HiddenContent } from '@idavuelta/shared/contracts';
import { decodeText } from './decode-text.ts';
import { findHeadingLine, type IsHeadings } from './delimiters.ts';
import { maxRowsAbove } from './find-table.ts';
import { hiddenContent } from './hidden-content.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Sheet } from './sheets.ts';

/** A spreadsheet is one; text is none. */
export const isArchive = (file: Buffer) => file.subarray(0, 2).toString('latin1') === 'PK';

const quoted = (cell: string) => (cell === '' ? '' : `"${cell.replaceAll('"', '""')}"`);

/** The row of the headings of a sheet; 0 for a sheet without. */
const headingsOf = ({ rows }: Sheet, isHeadings: IsHeadings) =>
  rows.slice(0, maxRowsAbove).find(({ cells }) => isHeadings(cells))?.row ?? 0;

/** A sheet as CSV, each row in the line of its number, without what stands above the headings. */
function csvOf({ rows }: Sheet, fromRow: number): string {
  const lines: string[] = [];
  for (const { row, cells } of rows) if (row >= fromRow) lines[row - 1] = cells.map(quoted).join(',');
  return Array.from(lines, (line = '') => line).join('\n');
}

/** The text with titles above its headings left empty, so that lines keep their numbers. */
function withoutTitles(text: string, isHeadings: IsHeadings): string {
  const headings = findHeadingLine(text, isHeadings)?.line ?? 0;
  return headings > 0 ? text.split('\n').fill('', 0, headings).join('\n') : text;
}

export interface TableText {
  /** CSV. */
  text: string;
  /** Of its spreadsheet. */
  hidden?: HiddenContent | undefined;
}

/**
 * A table of staff's as CSV, whatever spreadsheet has written it: of an `.xlsx` file the sheet that has such headings.
 * @throws TableRejected for an archive without a spreadsheet
 */
export async function tableText(file: Buffer, isHeadings: IsHeadings): Promise<TableText> {
  if (!isArchive(file)) return { text: withoutTitles(decodeText(file).text, isHeadings) };
  const workbook = await readWorkbook(file);
  const { sheets } = workbook;
  const sheet = sheets.find((each) => headingsOf(each, isHeadings) > 0) ?? sheets.find(({ rows }) => rows.length > 0);
  if (!sheet) return { text: '', hidden: hiddenContent(workbook, { hiddenRows: 0, hiddenColumns: [] }) };
  return { text: csvOf(sheet, headingsOf(sheet, isHeadings)), hidden: hiddenContent(workbook, sheet) };
}
