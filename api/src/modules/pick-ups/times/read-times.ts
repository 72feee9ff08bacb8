import { CsvError, parse } from 'csv-parse/sync';
import { columnFinder } from '../../../uploads/column-headings.ts';
import { parseOrderNumber } from '../../orders/order-number.ts';

/** A row of the list: when a van calls for an order, or for one ticket of it. */
export interface TimeRow {
  /** Line of the file, from 1. */
  row: number;
  /** Number of the order. */
  order: string;
  ticket: number | undefined;
  /** Clocks at the event, `HH:mm`. */
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
  order: ['order', 'order number', 'pedido', 'número de pedido', 'compra'],
  ticket: ['ticket', 'boleto', 'billete', 'plaza', 'pasaje'],
  time: ['time', 'hora', 'hour', 'pick-up', 'recojo'],
  van: ['van', 'plate', 'placa', 'matrícula', 'patente', 'vehículo'],
  driver: ['driver', 'conductor', 'chofer', 'motorista'],
};
type Column = keyof typeof columns;
const columnOf = columnFinder(columns);
const required: Column[] = ['order', 'time', 'van', 'driver'];

const maxLength = 60;
const clock = /^([01]?\d|2[0-3]):([0-5]\d)$/;

/** @returns the rows that can be read, and what is wrong with the others */
export function readTimes(text: string): { rows: TimeRow[]; mistakes: TimeMistake[] } {
  const mistakes: TimeMistake[] = [];
  const [headings, ...lines] = cellsOf(text, mistakes);
  if (!headings)
    return { rows: [], mistakes: mistakes.length > 0 ? mistakes : [{ row: 1, reason: 'the file is empty' }] };
  const at = Object.fromEntries(headings.map((heading, index) => [columnOf(heading), index])) as Partial<
    Record<Column, number>
  >;
  const absent = required.filter((column) => at[column] === undefined);
  if (absent.length > 0)
    return { rows: [], mistakes: absent.map((column) => ({ row: 1, column, reason: 'there is no such column' })) };
  const rows = lines.flatMap((cells, index): TimeRow[] => {
    const row = index + 2;
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

function cellsOf(text: string, mistakes: TimeMistake[]): string[][] {
  try {
    return parse(text, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: [',', ';', '\t'],
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    mistakes.push({ row: 1, reason: error.message });
    return [];
  }
}
