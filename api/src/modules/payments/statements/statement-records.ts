import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../../../uploads/tables/decode-text.ts';
import { assertSize, maxHeadingLine } from '../../../uploads/tables/table-size.ts';
import { type CorrectedColumns, type StatementColumns, statementColumns } from './statement-columns.ts';

/** Why a file is no bank statement. */
export type StatementRejection = 'headings' | 'currency' | 'cells';

const inWords: Record<StatementRejection, string> = {
  headings:
    'It has no headings of a bank statement: a column each for the date, the amount and the reference or description, in Spanish, English or Portuguese.',
  currency: 'It has no column for the currency: name it with --currency.',
  cells: 'Its lines cannot be cut into cells.',
};

export class StatementRejected extends Error {
  readonly reason: StatementRejection;

  constructor(reason: StatementRejection, cause?: Error) {
    super([inWords[reason], cause?.message].filter(Boolean).join(' '), { cause });
    this.reason = reason;
  }
}

/** The cells below the headings of a statement. */
export interface StatementRecords {
  headings: string[];
  columns: StatementColumns;
  /** `line`: of the file, from 1. */
  records: { line: number; cells: string[] }[];
}

const delimiters = [';', '\t', ','];

/** Lines before the headings, which banks fill with the account and its holder. */
const maxLinesBefore = 30;

/** @param fromLine of the text, from 1. @throws CsvError */
function cellsOf(text: string, delimiter: string, fromLine = 1) {
  const rows = parse(text, {
    delimiter,
    from_line: fromLine,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
}

/** The headings in a line that may be part of anything. */
function headingsIn(line: string, delimiter: string, corrected?: CorrectedColumns) {
  if (line.length > maxHeadingLine) return undefined;
  try {
    const [row] = cellsOf(line, delimiter);
    const columns = row && statementColumns(row.cells, corrected);
    return columns && { columns, headings: row.cells };
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}

/** The delimiter of cells, and the line of the headings. */
function findHeadings(text: string, corrected?: CorrectedColumns) {
  for (const [index, line] of text.split(/\r?\n/, maxLinesBefore + 1).entries()) {
    for (const delimiter of delimiters) {
      const found = headingsIn(line, delimiter, corrected);
      if (found) return { ...found, delimiter, line: index + 1 };
    }
  }
  throw new StatementRejected('headings');
}

/** Cuts a statement into cells, whatever delimiter and encoding its bank uses. @throws StatementRejected */
export function statementRecords(file: Buffer, corrected?: CorrectedColumns): StatementRecords {
  const { text } = decodeText(file);
  const { delimiter, columns, headings, line } = findHeadings(text, corrected);
  try {
    const records = cellsOf(text, delimiter, line + 1);
    assertSize(records.map(({ cells }) => cells));
    return { headings, columns, records: records.filter(({ cells }) => cells.some(Boolean)) };
  } catch (error) {
    throw error instanceof CsvError ? new StatementRejected('cells', error) : error;
  }
}
