import { type Currency, fromDecimal, type Money } from '@idavuelta/shared/contracts/money';
import { readCurrency, readDay, readDecimal } from './statement-cells.ts';
import {
  type CorrectedColumns,
  type ReadColumn,
  readColumns,
  type StatementColumn,
  type StatementColumns,
} from './statement-columns.ts';
import { StatementRejected, statementRecords } from './statement-records.ts';

/** An incoming payment as the bank reports it. */
export interface StatementRow {
  /** Line in the file, from 1. */
  row: number;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  amount: Money;
  /** Reference and description. */
  text: string;
  payer: string;
  /** Absent when the bank does not report it. */
  payerAccount?: string;
  /** The bank's id of the row; empty without one. */
  bankId: string;
}

/** What is wrong with a cell. `other-currency` is detected later, by comparison with the order. */
export type CellMistake = 'amount' | 'amount-of-currency' | 'date' | 'currency' | 'other-currency';

/** A row that cannot be imported, with the heading of the faulty column. */
export interface RowError {
  row: number;
  column: string;
  reason: CellMistake;
  /** Content of the cell. */
  cell: string;
  /** Currency of the row or its order. */
  currency?: Currency;
  /** Number of the order it names. */
  order?: string;
}

export interface Statement {
  rows: StatementRow[];
  errors: RowError[];
  /** Number of outgoing rows, which are skipped. */
  outgoing: number;
  headings: Partial<Record<StatementColumn, string>>;
  /** All columns of the file, and how each was interpreted. */
  columns: ReadColumn[];
}

class UnreadableCell extends Error {
  readonly column: StatementColumn;
  readonly mistake: Pick<RowError, 'reason' | 'cell' | 'currency'>;

  constructor(column: StatementColumn, mistake: UnreadableCell['mistake']) {
    super(mistake.reason);
    this.column = column;
    this.mistake = mistake;
  }
}

type Cell = (column: StatementColumn) => string;

const cellOf =
  (cells: string[], columns: StatementColumns): Cell =>
  (column) =>
    (columns[column] ?? [])
      .slice(0, column === 'text' ? undefined : 1)
      .map((index) => cells[index]?.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join(' ');

function toMoney(decimal: number, currency: Currency, written: string): Money {
  try {
    return fromDecimal({ amount: decimal, currency });
  } catch (error) {
    if (error instanceof RangeError)
      throw new UnreadableCell('amount', { reason: 'amount-of-currency', cell: written, currency });
    throw error;
  }
}

/** @returns undefined for an outgoing payment. @throws UnreadableCell */
function readRow(cell: Cell, defaultCurrency: Currency | undefined): Omit<StatementRow, 'row'> | undefined {
  const written = cell('amount');
  if (!written && cell('debit')) return undefined;
  const decimal = readDecimal(written);
  if (decimal === undefined) throw new UnreadableCell('amount', { reason: 'amount', cell: written });
  // Some banks write a zero in outgoing rows.
  if (decimal <= 0) return undefined;
  const bookedOn = readDay(cell('date'));
  if (!bookedOn) throw new UnreadableCell('date', { reason: 'date', cell: cell('date') });
  const currency = cell('currency') ? readCurrency(cell('currency')) : defaultCurrency;
  if (!currency) throw new UnreadableCell('currency', { reason: 'currency', cell: cell('currency') });
  const amount = toMoney(decimal, currency, written);
  const payerAccount = cell('payerAccount');
  return {
    ...{ bookedOn, amount, text: cell('text'), payer: cell('payer'), bankId: cell('bankId') },
    ...(payerAccount && { payerAccount }),
  };
}

/**
 * Reads a bank statement in CSV. Unreadable rows become errors; the others are still imported.
 * @param currency of a statement that has no column for it
 * @param corrected columns as corrected by a person
 * @throws StatementRejected for a file that is no statement
 */
export function readStatement(file: Buffer, currency?: Currency, corrected?: CorrectedColumns): Statement {
  const { headings, columns, records } = statementRecords(file, corrected);
  if (!columns.currency && !currency) throw new StatementRejected('currency');
  const above = Object.fromEntries(
    Object.entries(columns).map(([column, [first = -1]]) => [column, headings[first]]),
  ) as Statement['headings'];
  const read = readColumns(
    headings,
    columns,
    records.map(({ cells }) => cells),
  );
  const statement: Statement = { rows: [], errors: [], outgoing: 0, headings: above, columns: read };
  for (const { line: row, cells } of records) {
    try {
      const money = readRow(cellOf(cells, columns), currency);
      if (money) statement.rows.push({ row, ...money });
      else statement.outgoing += 1;
    } catch (error) {
      if (!(error instanceof UnreadableCell)) throw error;
      statement.errors.push({ row, column: above[error.column] ?? error.column, ...error.mistake });
    }
  }
  return statement;
}
