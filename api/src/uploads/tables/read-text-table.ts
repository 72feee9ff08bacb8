import type { TextEncoding } from '@idavuelta/shared/contracts';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from './decode-text.ts';
import { delimiters, findHeadingLine, type IsHeadings } from './delimiters.ts';
import { filledRows, type Workbook } from './sheets.ts';
import { TableRejected } from './table-rejected.ts';
import { assertSize, maxRowLength } from './table-size.ts';

/** Characters that never occur in text written for people. */
const binary = /[^\P{Cc}\t\n\r\f]/u;

/** First line that tells spreadsheets the delimiter, and which they do not show. */
const delimiterLine = /^sep=(.)\r?\n/i;

function rowsOf(text: string, delimiter: string): string[][] {
  try {
    const options = { delimiter, trim: true, relax_column_count: true, relax_quotes: true };
    return parse(text, { ...options, max_record_size: maxRowLength }) as string[][];
  } catch (error) {
    throw error instanceof CsvError ? new TableRejected('cells') : error;
  }
}

/**
 * Reads a text table as a workbook with one unnamed sheet; row numbers are those shown by a spreadsheet.
 * @throws TableRejected
 */
export function readTextTable(file: Buffer, isHeadings: IsHeadings): { workbook: Workbook; encoding: TextEncoding } {
  const { text, encoding } = decodeText(file);
  if (binary.test(text)) throw new TableRejected('type');
  const table = text.replace(delimiterLine, '');
  if (table.trim() === '') throw new TableRejected('empty');
  const declared = delimiterLine.exec(text)?.[1];
  const found = findHeadingLine(table, isHeadings, declared ? [declared] : delimiters);
  if (!found) throw new TableRejected(delimiters.some((each) => table.includes(each)) ? 'columns' : 'type');
  const rows = rowsOf(table, found.delimiter);
  assertSize(rows);
  const sheet = { name: '', rows: filledRows(rows), hiddenRows: 0, hiddenColumns: [] };
  return { workbook: { sheets: [sheet], hiddenSheets: [] }, encoding };
}
