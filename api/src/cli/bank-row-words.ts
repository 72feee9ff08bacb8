import { formatMoney } from '@idavuelta/shared/contracts/money';
import type { RowKind } from '../modules/payments/statements/classify-row.ts';
import type { CellMistake, RowError } from '../modules/payments/statements/read-statement.ts';
import type { ImportedRow, ImportedStatement } from '../modules/payments/statements/statement-import.ts';
import { table } from './table.ts';

/** The part of a row that determines its next step. */
type RowToSettle = Pick<ImportedRow, 'kind' | 'id' | 'order' | 'difference' | 'paid'>;

const seatsGone = (order: string) => `the seats are gone: pay it back by hand, then flags resolve ${order}`;

const amountOf = ({ difference }: RowToSettle) =>
  difference ? formatMoney({ ...difference, minor: Math.abs(difference.minor) }) : '';

/** What was done with a row of each kind, or what staff can do next. `id` is absent in a dry run. */
const steps: Record<RowKind, (row: RowToSettle) => string> = {
  exact: ({ order = '', paid }) => (paid === false ? seatsGone(order) : 'the order is paid'),
  'in-parts': ({ order = '', paid }) => (paid === false ? seatsGone(order) : 'a part; the order is paid'),
  underpaid: (row) =>
    `${amountOf(row)} missing: wait for it, transfers validate ${row.order}, or transfers refuse ${row.order} and pay it back`,
  overpaid: (row) =>
    `${amountOf(row)} too much: transfers validate ${row.order} if it waits, pay the rest back, transfers dismiss ${row.id ?? '<row>'}`,
  typo: ({ id = '<row>', order }) => `probably ${order}: npm run staff -- transfers match ${id} ${order}`,
  unknown: ({ id = '<row>' }) => `transfers match ${id} <order>, or pay it back and transfers dismiss ${id}`,
  'maybe-twice': ({ id = '<row>', order = '<order>' }) =>
    `a row of this day, amount and payer came before: if it is another transfer, transfers match ${id} ${order}; if not, transfers dismiss ${id}`,
  twice: () => 'imported before',
};

export const nextStep = (row: RowToSettle): string => steps[row.kind](row);

const mistakes: Record<CellMistake, (error: RowError) => string> = {
  amount: ({ cell }) => `"${cell}" is no amount.`,
  'amount-of-currency': ({ cell, currency }) => `"${cell}" is no amount of ${currency}.`,
  date: ({ cell }) => `"${cell}" is no day such as 31/12/2026.`,
  currency: ({ cell }) => `"${cell}" is none of PEN, CLP and EUR.`,
  'other-currency': ({ cell, currency, order }) => `Order ${order} is paid in ${currency}, not in ${cell}.`,
};

function counts({ rows, errors, outgoing }: ImportedStatement) {
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return [
    ...[...byKind].map(([kind, { length }]) => `${length} ${kind}`),
    ...(errors.length > 0 ? [`${errors.length} with an error, not imported`] : []),
    ...(outgoing > 0 ? [`${outgoing} of money that went out, left out`] : []),
  ].join(', ');
}

/** Summarises an imported statement: a table of its rows, the errors by row and column, and the totals. */
export function importedStatement(statement: ImportedStatement, dryRun: boolean): string {
  const { rows, errors } = statement;
  if (rows.length === 0 && errors.length === 0) return 'The statement has no row of money that came in.';
  const lines = table(rows, [
    ['Line', ({ row }) => row],
    ['Date', ({ bookedOn }) => bookedOn],
    ['Amount', ({ amount }) => formatMoney(amount)],
    ['What', ({ kind }) => kind],
    ['Order', ({ order = '' }) => order],
    ['Done, or to do', nextStep],
    ['Text', ({ text }) => text],
  ]);
  return [
    ...(rows.length > 0 ? [lines] : []),
    ...errors.map((error) => `Line ${error.row}, column ${error.column}: ${mistakes[error.reason](error)}`),
    `${counts(statement)}.`,
    ...(dryRun ? ['This was a dry run: nothing has changed.'] : []),
  ].join('\n');
}
