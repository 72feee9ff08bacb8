import { CsvError, parse } from 'csv-parse/sync';
import { decodeText } from '../../../uploads/tables/decode-text.ts';
import { assertSize, maxColumn, maxHeadingLine } from '../../../uploads/tables/table-size.ts';
import {
  type CorrectedColumns,
  incompleteColumns,
  knownHeadings,
  missingColumns,
  type ReadColumn,
  readColumns,
  type StatementColumns,
  statementColumns,
} from './statement-columns.ts';

/** Why a file is not a bank statement. */
export type StatementRejection = 'headings' | 'currency' | 'cells';

const rejectionMessages: Record<StatementRejection, string> = {
  headings:
    'It has no headings of a bank statement: a column each for the date, the amount and the reference or description, in Spanish, English or Portuguese.',
  currency: 'It has no column for the currency: name it with --currency.',
  cells: 'Its lines cannot be cut into cells.',
};

export class StatementRejected extends Error {
  readonly reason: StatementRejection;
  /** Headings of a file whose columns are unknown, for a person to assign. */
  readonly unknown: UnknownColumns | undefined;

  constructor(reason: StatementRejection, { cause, unknown }: { cause?: Error; unknown?: UnknownColumns } = {}) {
    super([rejectionMessages[reason], cause?.message].filter(Boolean).join(' '), { cause });
    this.reason = reason;
    this.unknown = unknown;
  }
}

export interface UnknownColumns {
  columns: ReadColumn[];
  missing: ReturnType<typeof missingColumns>;
}

/** The cells below the headings of a statement. */
export interface StatementRecords {
  headings: string[];
  columns: StatementColumns;
  /** `line`: in the file, from 1. */
  records: { line: number; cells: string[] }[];
}

const delimiters = [';', '\t', ','];

/** Date, amount and text. */
const minColumns = 3;

/** Maximum number of lines before the headings, where banks print the account and its holder. */
const maxLinesBefore = 30;

/** @param fromLine of the text, from 1. @throws CsvError */
function cellsOf(text: string, delimiter: string, fromLine = 1) {
  const rows: { line: number; cells: string[] }[] = [];
  parse(text, {
    delimiter,
    from_line: fromLine,
    on_record: (cells: string[], { lines: line }) => {
      rows.push({ line, cells });
      return null;
    },
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  return rows;
}

/** Splits a line of unknown meaning into cells. */
function cellsIn(line: string, delimiter: string): string[] {
  if (line.length > maxHeadingLine) return [];
  try {
    return cellsOf(line, delimiter)[0]?.cells ?? [];
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** Returns the lines that may be the headings, split at each delimiter. */
const possibleHeadings = (text: string) =>
  text
    .split(/\r?\n/, maxLinesBefore + 1)
    .flatMap((line, index) =>
      delimiters.map((delimiter) => ({ delimiter, line: index + 1, headings: cellsIn(line, delimiter) })),
    );

/** Picks the line most likely to be the headings when none is known. */
const likeliest = (lines: ReturnType<typeof possibleHeadings>) =>
  lines
    .filter(({ headings }) => headings.length >= minColumns && headings.length <= maxColumn)
    .toSorted(
      (one, other) =>
        knownHeadings(other.headings) - knownHeadings(one.headings) || other.headings.length - one.headings.length,
    )[0];

/** Finds the delimiter and the line of the headings. @throws StatementRejected */
function findHeadings(text: string, corrected?: CorrectedColumns) {
  const lines = possibleHeadings(text);
  for (const found of lines) {
    const columns = statementColumns(found.headings, corrected);
    if (columns) return { ...found, columns };
  }
  const likely = likeliest(lines);
  if (!likely) throw new StatementRejected('headings');
  const columns = incompleteColumns(likely.headings, corrected);
  const missing = missingColumns(columns);
  if (corrected?.chosen && missing.length === 0) return { ...likely, columns };
  const { headings } = likely;
  throw new StatementRejected('headings', {
    unknown: { columns: readColumns(headings, columns, [headings]), missing },
  });
}

/** Splits a statement into cells, detecting delimiter and encoding. @throws StatementRejected */
export function statementRecords(file: Buffer, corrected?: CorrectedColumns): StatementRecords {
  const { text } = decodeText(file);
  const { delimiter, columns, headings, line } = findHeadings(text, corrected);
  try {
    const records = cellsOf(text, delimiter, line + 1);
    assertSize(records.map(({ cells }) => cells));
    return { headings, columns, records: records.filter(({ cells }) => cells.some(Boolean)) };
  } catch (error) {
    throw error instanceof CsvError ? new StatementRejected('cells', { cause: error }) : error;
  }
}
