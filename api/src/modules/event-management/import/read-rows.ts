import { CsvError, parse } from 'csv-parse/sync';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { assertSize, maxRowLength } from '../../../uploads/tables/table-size.ts';
import { cellMistake, schemaOf } from './cell-mistake.ts';
import { unescapeCell } from './import-csv.ts';
import { type ImportMistake, InvalidImport } from './import-mistakes.ts';
import { type ImportRow, type ImportValues, importColumns } from './import-row.ts';

export type ImportFormat = 'csv' | 'json';

/** A row as written in the file. */
interface RawRow {
  row: number;
  cells: Record<string, unknown>;
}

/** The rows of a file without blank cells. */
export interface ReadRows {
  rows: ImportRow[];
  /** Invalid cells. */
  mistakes: ImportMistake[];
}

const invalid = (mistake: ImportMistake) => new InvalidImport([mistake]);

/** Converts a CSV cell to its JSON value; nothing for a blank cell. */
function parseCell(column: string, written: string): string | number | undefined {
  const cell = unescapeCell(written);
  if (cell === '') return undefined;
  const isNumeric = ['number', 'integer'].includes(schemaOf(column)?.type ?? '');
  return isNumeric && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
}

/**
 * Reads the rows below the headings. Columns are separated by commas, tabs or, where the comma is the decimal
 * separator, semicolons.
 */
function rowsOfCsv(text: string): RawRow[] {
  const [firstLine = ''] = text.split('\n', 1);
  const delimiter = firstLine.includes('\t') ? '\t' : [',', ';'];
  // `trim` also removes the byte order mark of spreadsheets.
  const options = { trim: true, relax_column_count: true, delimiter, max_record_size: maxRowLength };
  const lines = parse(text, options) as string[][];
  assertSize(lines);
  const head = lines.findIndex((cells) => cells.some(Boolean));
  const headings = lines[head] ?? [];
  const twice = headings.find((heading, index) => headings.indexOf(heading) < index);
  if (twice !== undefined)
    throw invalid({
      row: head + 1,
      code: 'heading_twice',
      values: { column: twice },
      reason: `the column "${twice}" is there twice`,
    });
  return lines.slice(head + 1).map((cells, index) => {
    const row = head + index + 2;
    if (cells.slice(headings.length).some(Boolean))
      throw invalid({
        row,
        code: 'too_many_cells',
        reason: `it has ${cells.length} cells for ${headings.length} headings`,
      });
    return {
      row,
      cells: Object.fromEntries(headings.map((heading, at) => [heading, parseCell(heading, cells[at] ?? '')])),
    };
  });
}

/** Reads a JSON list of objects. */
function rowsOfJson(text: string): RawRow[] {
  const rows: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  if (!Value.Check(Type.Array(Type.Record(Type.String(), Type.Unknown())), rows))
    throw invalid({ code: 'unreadable', reason: 'the file is not a list of objects' });
  assertSize(rows.map(Object.keys));
  return rows.map((cells, index) => ({ row: index + 1, cells }));
}

function rawRows(text: string, format: ImportFormat): RawRow[] {
  try {
    return format === 'csv' ? rowsOfCsv(text) : rowsOfJson(text);
  } catch (error) {
    if (error instanceof CsvError || error instanceof SyntaxError)
      throw invalid({ code: 'unreadable', reason: error.message });
    throw error;
  }
}

/** Returns the invalid cells. */
export function mistakesOf({ row, values }: ImportRow): ImportMistake[] {
  const mistakes = Object.entries(values).flatMap(([column, value]): ImportMistake[] => {
    const schema = schemaOf(column);
    if (!schema) return [{ row, column, code: 'no_column', reason: 'there is no such column' }];
    return Value.Check(schema as TSchema, value) ? [] : [cellMistake(row, column, value, schema)];
  });
  return values.slug === undefined
    ? [{ row, column: 'slug', code: 'missing', reason: 'it is missing' }, ...mistakes]
    : mistakes;
}

/** Reports an unknown heading once instead of for each row. */
function onceForEachHeading(mistakes: ImportMistake[]) {
  const unknown = new Set<string | undefined>();
  return mistakes.filter(({ column }) => {
    if (importColumns.some((known) => known === column)) return true;
    const isFirst = !unknown.has(column);
    unknown.add(column);
    return isFirst;
  });
}

/** @throws InvalidImport for a file without rows or an unreadable one */
export function readRows(text: string, format: ImportFormat): ReadRows {
  const rows = rawRows(text, format).flatMap(({ row, cells }) => {
    const named = Object.entries(cells).filter(([, value]) => value !== undefined && value !== null);
    return named.length > 0 ? [{ row, values: Object.fromEntries(named) as ImportValues }] : [];
  });
  if (rows.length === 0) throw invalid({ code: 'no_rows', reason: 'the file has no rows' });
  return { rows, mistakes: onceForEachHeading(rows.flatMap(mistakesOf)) };
}
