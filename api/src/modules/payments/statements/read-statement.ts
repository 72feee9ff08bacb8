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

/** Money that came in, as the bank tells it. */
export interface StatementRow {
  /** Line of the file, from 1. */
  row: number;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  amount: Money;
  /** Reference and description. */
  text: string;
  payer: string;
  /** Absent where the bank does not tell it. */
  payerAccount?: string;
  /** The bank's own name for the row; empty where it has none. */
  bankId: string;
}

/** What is wrong with a cell. `other-currency` is judged later: it is not the order's. */
export type CellMistake = 'amount' | 'amount-of-currency' | 'date' | 'currency' | 'other-currency';

/** A row that cannot be imported, with the heading of the wrong column. */
export interface RowError {
  row: number;
  column: string;
  reason: CellMistake;
  /** What stands there. */
  cell: string;
  /** The currency of the row, or of its order. */
  currency?: Currency;
  /** Number of the order that it names. */
  order?: string;
}

export interface Statement {
  rows: StatementRow[];
  errors: RowError[];
  /** How many rows are of money that went out; they are left out. */
  outgoing: number;
  /** What stands above each column. */
  headings: Partial<Record<StatementColumn, string>>;
  /** All columns of the file, and what each was taken for. */
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

function moneyOf(decimal: number, currency: Currency, written: string): Money {
  try {
    return fromDecimal(decimal, currency);
  } catch (error) {
    if (error instanceof RangeError)
      throw new UnreadableCell('amount', { reason: 'amount-of-currency', cell: written, currency });
    throw error;
  }
}

/** @returns undefined for money that went out. @throws UnreadableCell */
function readRow(cell: Cell, defaultCurrency: Currency | undefined): Omit<StatementRow, 'row'> | undefined {
  const written = cell('amount');
  if (!written && cell('debit')) return undefined;
  const decimal = readDecimal(written);
  if (decimal === undefined) throw new UnreadableCell('amount', { reason: 'amount', cell: written });
  // Some banks write a zero beside what went out.
  if (decimal <= 0) return undefined;
  const bookedOn = readDay(cell('date'));
  if (!bookedOn) throw new UnreadableCell('date', { reason: 'date', cell: cell('date') });
  const currency = cell('currency') ? readCurrency(cell('currency')) : defaultCurrency;
  if (!currency) throw new UnreadableCell('currency', { reason: 'currency', cell: cell('currency') });
  const amount = moneyOf(decimal, currency, written);
  const payerAccount = cell('payerAccount');
  return {
    ...{ bookedOn, amount, text: cell('text'), payer: cell('payer'), bankId: cell('bankId') },
    ...(payerAccount && { payerAccount }),
  };
}

/**
 * Reads a bank statement in CSV. A row that cannot be read is an error of its own; the others count.
 * @param currency of a statement that has no column for it
 * @param corrected what people say that its columns have
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
