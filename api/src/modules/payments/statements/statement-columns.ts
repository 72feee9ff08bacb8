import { folded } from '@idavuelta/shared/contracts/text';
import { columnFinder } from '../../../uploads/tables/column-headings.ts';
import { type ColumnsAt, columnsAt } from '../../../uploads/tables/find-table.ts';

/** What the columns of a bank statement may have. */
export type StatementColumn = 'date' | 'amount' | 'debit' | 'currency' | 'text' | 'payer' | 'payerAccount' | 'bankId';
/** The same, or `none` for a column that does not count. */
export type ChosenColumn = StatementColumn | 'none';

/** What banks write above them in Spanish, English and Portuguese; case, accents, blanks and signs do not matter. */
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

/** What a column of a file was taken for. */
export interface ReadColumn {
  /** What stands above it. */
  heading: string;
  /** Absent for one that does not count. */
  takenFor?: StatementColumn;
  /** Nothing stands in any of its rows. */
  isEmpty: boolean;
}

/** A statement has several texts at most; of anything else the first column counts. */
export type StatementColumns = ColumnsAt<StatementColumn>;

/** What people say that the columns of a file have. */
export interface CorrectedColumns {
  /** Of this file, from the left. */
  chosen?: ChosenColumn[] | undefined;
  /** By the headings of earlier files, as `headingsKey` makes them. */
  layouts: ReadonlyMap<string, ChosenColumn[]>;
}

/** Names the headings of a file, whatever case and accents it has. */
export const headingsKey = (headings: string[]) => JSON.stringify(headings.map((heading) => folded(heading).trim()));

/** Without one of these a file is no statement. */
const needed = ['date', 'amount', 'text'] as const;

/** What no column of a file has. */
export const missingColumns = (columns: StatementColumns) => needed.filter((column) => !columns[column]);
const isComplete = (columns: StatementColumns) => missingColumns(columns).length === 0;

/** Where a file has what, by what a person says of each column from the left. */
export function columnsOf(chosen: ChosenColumn[]): StatementColumns {
  const columns: StatementColumns = {};
  for (const [index, column] of chosen.entries())
    if (column !== 'none') columns[column] = [...(columns[column] ?? []), index];
  return columns;
}

/**
 * @param corrected counts before what is known of all banks
 * @returns undefined for a row that is not the headings of a statement
 */
export function statementColumns(headings: string[], corrected?: CorrectedColumns): StatementColumns | undefined {
  const layout = corrected?.layouts.get(headingsKey(headings));
  const found = layout ? columnsOf(layout) : columnsAt(headings, columnOf);
  if (!isComplete(found)) return undefined;
  const chosen = corrected?.chosen ? columnsOf(corrected.chosen) : found;
  return isComplete(chosen) ? chosen : undefined;
}

/** The same of a row that may be the headings of a statement, but lacks what makes one. */
export const incompleteColumns = (headings: string[], corrected?: CorrectedColumns): StatementColumns =>
  corrected?.chosen ? columnsOf(corrected.chosen) : columnsAt(headings, columnOf);

/** How many of the headings are known; of two rows the better one is more likely the headings of a statement. */
export const knownHeadings = (headings: string[]) => headings.filter((heading) => columnOf(heading)).length;

/** Of anything but texts the first column counts. */
const isRead = (column: StatementColumn, position: number) => column === 'text' || position === 0;

/** What each column of a file was taken for. @param rows below the headings */
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
