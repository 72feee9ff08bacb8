import { CsvError, parse } from 'csv-parse/sync';
import { parseOrderNumber } from '../../../http/order-number.ts';
import { columnFinder } from '../../../uploads/tables/column-headings.ts';

/** A row of the list: the pick-up time of an order, or of one of its tickets. */
export interface TimeRow {
  /** Line in the file, from 1. */
  row: number;
  order: string;
  ticket: number | undefined;
  /** Local time at the event, `HH:mm`. */
  time: string;
  van: string;
  driver: string;
}

export interface TimeMistake {
  row: number;
  column?: string;
  reason: string;
}

const columns = {
  order: ['order', 'order number', 'order no', 'pedido', 'n pedido', 'número de pedido', 'nro de pedido', 'compra'],
  ticket: ['ticket', 'ticket number', 'boleto', 'n boleto', 'billete', 'plaza', 'pasaje', 'passagem', 'bilhete'],
  time: ['time', 'hora', 'hour', 'pick-up', 'pick-up time', 'recojo', 'hora de recojo', 'recogida', 'hora de recogida'],
  van: ['van', 'plate', 'number plate', 'placa', 'matrícula', 'patente', 'vehículo', 'vehicle', 'veículo'],
  driver: ['driver', 'driver name', 'conductor', 'chofer', 'chófer', 'motorista', 'condutor'],
};
type Column = keyof typeof columns;
const columnOf = columnFinder(columns);
const required: Column[] = ['order', 'time', 'van', 'driver'];

const maxLength = 60;
const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** Tells whether these are the headings of a pick-up list. */
export const areTimes = (headings: string[]) =>
  required.every((column) => headings.some((heading) => columnOf(heading) === column));

/** @returns the valid rows, and the mistakes in the others */
export function readTimes(text: string): { rows: TimeRow[]; mistakes: TimeMistake[] } {
  const mistakes: TimeMistake[] = [];
  const [head, ...lines] = cellsOf(text, mistakes);
  const headings = head?.cells;
  if (!headings)
    return { rows: [], mistakes: mistakes.length > 0 ? mistakes : [{ row: 1, reason: 'the file is empty' }] };
  const at = Object.fromEntries(headings.map((heading, index) => [columnOf(heading), index])) as Partial<
    Record<Column, number>
  >;
  const absent = required.filter((column) => at[column] === undefined);
  if (absent.length > 0)
    return {
      rows: [],
      mistakes: absent.map((column) => ({ row: head.line, column, reason: 'there is no such column' })),
    };
  const rows = lines.flatMap(({ cells, line: row }): TimeRow[] => {
    if (!cells.some(Boolean)) return [];
    const cell = (column: Column) => cells[at[column] ?? -1]?.trim() ?? '';
    const wrong = problemsOf(cell);
    mistakes.push(...wrong.map((problem) => ({ row, ...problem })));
    if (wrong.length > 0) return [];
    return [
      {
        row,
        order: parseOrderNumber(cell('order')) ?? '',
        ticket: Number(cell('ticket')) || undefined,
        time: cell('time').padStart('HH:mm'.length, '0'),
        van: cell('van'),
        driver: cell('driver'),
      },
    ];
  });
  return { rows, mistakes };
}

function problemsOf(cell: (column: Column) => string) {
  const text = (column: Column) =>
    cell(column).length < 1 || cell(column).length > maxLength
      ? [{ column, reason: `"${cell(column)}" must have 1 to ${maxLength} characters` }]
      : [];
  return [
    ...(parseOrderNumber(cell('order')) ? [] : [{ column: 'order', reason: `"${cell('order')}" is no order number` }]),
    ...(/^\d{0,2}$/.test(cell('ticket'))
      ? []
      : [{ column: 'ticket', reason: `"${cell('ticket')}" is no number of a ticket` }]),
    ...(clock.test(cell('time')) ? [] : [{ column: 'time', reason: `"${cell('time')}" is no hour such as 18:20` }]),
    ...text('van'),
    ...text('driver'),
  ];
}

/** Cells of a row, and the line where it ends. */
interface Line {
  cells: string[];
  line: number;
}

function cellsOf(text: string, mistakes: TimeMistake[]): Line[] {
  const rows: Line[] = [];
  try {
    parse(text, {
      bom: true,
      on_record: (cells: string[], { lines: line }) => {
        rows.push({ line, cells });
        return null;
      },
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    mistakes.push({ row: 1, reason: error.message });
    return [];
  }
}
