import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { createBankRowsRepository, type StatedTransfer } from './bank-rows.repository.ts';
import type { RowKind } from './classify-row.ts';
import { isPossibleDuplicate } from './possible-duplicate.ts';
import type { RowError, Statement, StatementRow } from './read-statement.ts';
import { referencesIn } from './references-in-text.ts';
import { type KeyedRow, withKeys } from './row-keys.ts';
import { createSettleRow, type SettledRow, type SettleRowDependencies } from './settle-row.ts';

export interface StatementImportDependencies extends SettleRowDependencies {
  db: Database;
}

interface Outcome extends Partial<Omit<SettledRow, 'kind'>> {
  kind: RowKind;
  /** Identifies the row among those that staff must look at; absent in a dry run and for a row already imported. */
  id?: number;
}

export type ImportedRow = Pick<StatementRow, 'row' | 'bookedOn' | 'amount' | 'text'> & Outcome;

export interface ImportedStatement {
  rows: ImportedRow[];
  errors: RowError[];
  /** Number of outgoing rows skipped. */
  outgoing: number;
}

export interface ImportOptions {
  by: StaffActor;
  /** Reports what would happen without changing anything. */
  dryRun?: boolean;
}

/** Thrown when a row's currency differs from that of the order it names. */
class OtherCurrency extends Error {
  readonly mistake: Pick<RowError, 'cell' | 'currency' | 'order'>;

  constructor(mistake: OtherCurrency['mistake']) {
    super('other-currency');
    this.mistake = mistake;
  }
}

/** Marks the earlier rows of an amount paid in parts as parts as well. */
function withParts(rows: ImportedRow[]): ImportedRow[] {
  const inParts = new Set(rows.flatMap(({ kind, order }) => (kind === 'in-parts' ? [order] : [])));
  return rows.map((row) =>
    row.kind === 'underpaid' && inParts.has(row.order) ? { ...row, kind: 'in-parts', difference: undefined } : row,
  );
}

export function createStatementImport({ db, jobs, states, refunds }: StatementImportDependencies) {
  const settleRow = createSettleRow({ jobs, states, refunds });

  /** Returns the transfer that the row names and locks its order, except in a dry run, which must not block anyone. */
  async function transferOf(tx: Queryable, numbers: string[], dryRun: boolean) {
    const rows = createBankRowsRepository(tx);
    const named = await rows.namedBy(numbers);
    if (!named || dryRun) return named;
    await states.lock(tx, named.orderId);
    return rows.transfer(named.id);
  }

  async function outcomeOf(
    tx: Queryable,
    row: KeyedRow,
    {
      transfer,
      words,
      options: { by, dryRun },
    }: { transfer?: StatedTransfer; words: string[]; options: ImportOptions },
  ): Promise<Outcome> {
    if (transfer) return settleRow(tx, { row, transfer, by, pays: !dryRun });
    const [nearly, other] = await createBankRowsRepository(tx).nearlyNamedBy(words, row.amount.currency);
    return nearly && !other ? { kind: 'typo', order: nearly } : { kind: 'unknown' };
  }

  /** @throws OtherCurrency */
  async function importRow(tx: Queryable, row: KeyedRow, { by, dryRun = false }: ImportOptions): Promise<Outcome> {
    const rows = createBankRowsRepository(tx);
    const { currency } = row.amount;
    const { numbers, words } = referencesIn(row.text);
    const transfer = await transferOf(tx, numbers, dryRun);
    if (transfer && transfer.amount.currency !== currency)
      throw new OtherCurrency({ cell: currency, currency: transfer.amount.currency, order: transfer.number });
    const paymentId = transfer?.id ?? null;
    const isMaybeTwice = await isPossibleDuplicate(tx, { ...row, paymentId });
    // Does not count toward an order until a person assigns it.
    const id = await rows.add({ ...row, paymentId: isMaybeTwice ? null : paymentId, by });
    if (id === undefined) return { kind: 'twice' };

    const outcome = isMaybeTwice
      ? { kind: 'maybe-twice' as const, order: transfer?.number }
      : await outcomeOf(tx, row, { transfer, words, options: { by, dryRun } });
    await createAuditRepository(tx).add({
      actor: by,
      action: 'import-bank-row',
      subject: transfer?.orderId ?? `bank-row:${id}`,
      detail: { bankRow: id, kind: outcome.kind, amount: row.amount },
    });
    return dryRun ? outcome : { ...outcome, id };
  }

  /** Runs the work in a transaction that is rolled back. */
  async function inRolledBackTransaction(work: (tx: Queryable) => Promise<void>) {
    const tx = await db.startTransaction().execute();
    try {
      await work(tx);
    } finally {
      await tx.rollback().execute();
    }
  }

  /**
   * Imports a statement, each row in its own transaction: importing the same file again completes an interrupted
   * import.
   */
  return async function importStatement(statement: Statement, options: ImportOptions): Promise<ImportedStatement> {
    const { rows, errors, outgoing, headings } = statement;
    const keyed = withKeys(rows);
    const imported: ImportedRow[] = [];
    const problems: RowError[] = [...errors];

    async function record(tx: Queryable, keyedRow: KeyedRow) {
      const { row, bookedOn, amount, text } = keyedRow;
      try {
        imported.push({ row, bookedOn, amount, text, ...(await importRow(tx, keyedRow, options)) });
      } catch (error) {
        if (!(error instanceof OtherCurrency)) throw error;
        problems.push({ row, column: headings.currency ?? 'currency', reason: 'other-currency', ...error.mistake });
      }
    }

    if (options.dryRun)
      await inRolledBackTransaction(async (tx) => {
        for (const row of keyed) await record(tx, row);
      });
    else for (const row of keyed) await db.transaction().execute((tx) => record(tx, row));
    return { rows: withParts(imported), errors: problems.sort((one, next) => one.row - next.row), outgoing };
  };
}
