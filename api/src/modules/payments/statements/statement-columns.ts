import { folded } from '@idavuelta/shared/contracts/text';
import { columnFinder } from '../../../uploads/tables/column-headings.ts';
import { type ColumnsAt, columnsAt } from '../../../uploads/tables/find-table.ts';

/** Meanings that a column of a bank statement can have. */
export type StatementColumn = 'date' | 'amount' | 'debit' | 'currency' | 'text' | 'payer' | 'payerAccount' | 'bankId';
/** A meaning, or `none` for a column to ignore. */
export type ChosenColumn = StatementColumn | 'none';

/** Headings that banks use in Spanish, English and Portuguese; case, accents, spaces and punctuation are ignored. */
const known: Record<StatementColumn, string[]> = {
  date: [
    ...[
      'fecha',
      'fechaoperacion',
      'fechadeoperacion',
      'fechacontable',
      'fechamovimiento',
      'fechavalor',
      'fechaproceso',
      'fechavaluta',
    ],
    // BBVA
    ...['foperacion', 'fvalor', 'fcontable'],
    ...['date', 'bookingdate', 'postingdate', 'transactiondate', 'valuedate'],
    ...['data', 'datalancamento', 'datadolancamento', 'datamovimento', 'datavalor'],
  ],
  amount: [
    ...['monto', 'importe', 'abono', 'abonos', 'montoabono', 'haber', 'deposito', 'depositos', 'ingreso', 'ingresos'],
    ...['amount', 'credit', 'credits', 'creditamount', 'moneyin', 'paidin', 'deposit', 'deposits'],
    ...['valor', 'montante', 'credito', 'creditos', 'entrada', 'entradas'],
  ],
  debit: [
    ...['cargo', 'cargos', 'montocargo', 'debe', 'retiro', 'retiros', 'egreso', 'egresos', 'gasto', 'gastos'],
    ...['debit', 'debits', 'debitamount', 'moneyout', 'paidout', 'withdrawal', 'withdrawals'],
    ...['debito', 'debitos', 'saida', 'saidas'],
  ],
  currency: ['moneda', 'divisa', 'currency', 'moeda'],
  text: [
    ...['referencia', 'glosa', 'concepto', 'descripcion', 'detalle', 'mensaje', 'observaciones', 'movimiento'],
    ...['descripcionoperacion', 'descripciondelaoperacion', 'descripcionmovimiento', 'glosaoperacion'],
    ...['reference', 'description', 'details', 'memo', 'message', 'narrative', 'paymentreference'],
    ...['descricao', 'historico', 'mensagem', 'detalhe', 'lancamento'],
  ],
  payer: [
    ...['ordenante', 'pagador', 'remitente', 'nombre', 'nombreordenante', 'origen', 'titular'],
    ...['payer', 'sender', 'name', 'from', 'payername', 'counterparty'],
    ...['remetente', 'nome', 'origem'],
  ],
  payerAccount: [
    ...['cuentaordenante', 'cuentadelordenante', 'cuentaorigen', 'cuentadeorigen', 'cuentacargo', 'ibanordenante'],
    ...['payeraccount', 'senderaccount', 'fromaccount', 'counterpartyaccount', 'contaorigem', 'contadoremetente'],
  ],
  bankId: [
    ...[
      'operacion',
      'nrooperacion',
      'nooperacion',
      'noperacion',
      'numerooperacion',
      'numerodeoperacion',
      'nummovimiento',
      // BCP
      'operacionnumero',
    ],
    ...['id', 'transactionid', 'operationid', 'bankid', 'operationnumber'],
    ...['idtransacao', 'iddatransacao', 'numerodaoperacao', 'noperacao', 'identificador'],
  ],
};

const columnOf = columnFinder(known);

/** How a column of a file was interpreted. */
export interface ReadColumn {
  heading: string;
  /** Absent for an ignored column. */
  takenFor?: StatementColumn;
  /** All its cells are empty. */
  isEmpty: boolean;
}

/** Columns by meaning: a statement may have several texts, but only the first column of any other meaning counts. */
export type StatementColumns = ColumnsAt<StatementColumn>;

/** Columns as corrected by people. */
export interface CorrectedColumns {
  /** Columns of this file, from the left. */
  chosen?: ChosenColumn[] | undefined;
  /** Columns of earlier files by their `headingsKey`. */
  layouts: ReadonlyMap<string, ChosenColumn[]>;
}

/** Builds a key from the headings of a file, ignoring case and accents. */
export const headingsKey = (headings: string[]) => JSON.stringify(headings.map((heading) => folded(heading).trim()));

/** A statement must have all of these. */
const needed = ['date', 'amount', 'text'] as const;

/** Returns the required meanings that no column has. */
export const missingColumns = (columns: StatementColumns) => needed.filter((column) => !columns[column]);
const isComplete = (columns: StatementColumns) => missingColumns(columns).length === 0;

/** Maps meanings to column positions, from a person's choice for each column. */
export function toStatementColumns(chosen: ChosenColumn[]): StatementColumns {
  const columns: StatementColumns = {};
  for (const [index, column] of chosen.entries())
    if (column !== 'none') columns[column] = [...(columns[column] ?? []), index];
  return columns;
}

/**
 * @param corrected takes precedence over the known headings
 * @returns undefined for a row that is not the headings of a statement
 */
export function statementColumns(headings: string[], corrected?: CorrectedColumns): StatementColumns | undefined {
  const layout = corrected?.layouts.get(headingsKey(headings));
  const found = layout ? toStatementColumns(layout) : columnsAt(headings, columnOf);
  if (!isComplete(found)) return undefined;
  const chosen = corrected?.chosen ? toStatementColumns(corrected.chosen) : found;
  return isComplete(chosen) ? chosen : undefined;
}

/** Returns the columns of a row that may be headings, even if required ones are missing. */
export const incompleteColumns = (headings: string[], corrected?: CorrectedColumns): StatementColumns =>
  corrected?.chosen ? toStatementColumns(corrected.chosen) : columnsAt(headings, columnOf);

/** Counts the known headings; the row with more of them is more likely the header. */
export const knownHeadings = (headings: string[]) => headings.filter((heading) => columnOf(heading)).length;

/** Only texts may have more than one column. */
const isRead = (column: StatementColumn, position: number) => column === 'text' || position === 0;

/** Describes how each column of a file was interpreted. @param rows below the headings */
export function readColumns(headings: string[], columns: StatementColumns, rows: string[][]): ReadColumn[] {
  const taken = new Map(
    (Object.entries(columns) as [StatementColumn, number[]][]).flatMap(([column, indexes]) =>
      indexes
        .filter((_, position) => isRead(column, position))
        .map((index): [number, StatementColumn] => [index, column]),
    ),
  );
  return headings.map((heading, index) => {
    const takenFor = taken.get(index);
    return { heading, ...(takenFor && { takenFor }), isEmpty: rows.every((cells) => !cells[index]?.trim()) };
  });
}
