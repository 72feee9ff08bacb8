import type { ListPage, OrderId } from '@idavuelta/shared/contracts';
import { id as idSchema } from '@idavuelta/shared/contracts/schemas';
import { Type } from 'typebox';
import type { StaffActor } from '../../../database/actor.ts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import { createCursor, type PageQuery } from '../../../http/cursor.ts';
import { type BankRow, createBankRowsRepository, type DismissedRow } from './bank-rows.repository.ts';
import type { RowKind } from './classify-row.ts';
import { isPossibleDuplicate } from './possible-duplicate.ts';
import { referencesIn } from './references-in-text.ts';
import { compareRow, createSettleRow, type SettledRow, type SettleRowDependencies } from './settle-row.ts';

const cursor = createCursor('bank-rows', Type.Tuple([idSchema]));
const dismissedCursor = createCursor('dismissed-bank-rows', Type.Tuple([idSchema]));

/** A statement row that staff must look at. */
export type OpenRow = Pick<BankRow, 'id' | 'bookedOn' | 'amount' | 'text' | 'payer'> & {
  kind: RowKind;
} & Partial<Omit<SettledRow, 'kind'>>;

interface Match {
  id: number;
  orderId: OrderId;
  by: StaffActor;
  /** False for a dry run. */
  pays: boolean;
}

const conflict = (reason: string, message: string) =>
  new AppError('STATE_CONFLICT', { message, errors: [{ field: 'row', reason }] });

const settledBefore = (id: number) => conflict('settled', `There is no open row ${id}.`);

/** Lets staff handle statement rows that paid no order automatically. */
export function createOpenRows({ db, jobs, states, refunds }: SettleRowDependencies & { db: Database }) {
  const rows = createBankRowsRepository(db);
  const settleRow = createSettleRow({ jobs, states, refunds });

  /** Returns the current state of the row, which may differ from the one at import. */
  async function currentState(row: BankRow): Promise<Pick<OpenRow, 'kind' | 'order' | 'difference'>> {
    const transfer = row.paymentId === null ? undefined : await rows.transfer(row.paymentId);
    if (transfer) return compareRow(db, transfer, row);
    const { numbers, words } = referencesIn(row.text);
    if (await isPossibleDuplicate(db, row))
      return { kind: 'maybe-twice', order: (await rows.namedBy(numbers))?.number };
    const [nearly, other] = await rows.nearlyNamedBy(words, row.amount.currency);
    return nearly && !other ? { kind: 'typo', order: nearly } : { kind: 'unknown' };
  }

  async function matchIn(tx: Queryable, { id, orderId, by, pays }: Match) {
    const inTransaction = createBankRowsRepository(tx);
    if (!(await states.lock(tx, orderId))) throw new AppError('NOT_FOUND');
    const row = await inTransaction.lock(id);
    if (row?.state !== 'open') throw settledBefore(id);
    const transfer = await inTransaction.transferOf(orderId);
    if (!transfer) throw conflict('no_transfer', 'No transfer is expected for it.');
    const { currency } = transfer.amount;
    if (currency !== row.amount.currency)
      throw conflict('currency', `It is paid in ${currency}, not in ${row.amount.currency}.`);
    await inTransaction.assign(id, transfer.id);
    const detail = { bankRow: id, amount: row.amount };
    await createAuditRepository(tx).add({ actor: by, action: 'match-bank-row', subject: orderId, detail });
    return settleRow(tx, { row, transfer, by, pays });
  }

  return {
    /** Oldest first. */
    async list(page: PageQuery): Promise<ListPage<OpenRow>> {
      const [after] = cursor.read(page.cursor) ?? [];
      const items: { item: OpenRow; keys: [number] }[] = [];
      for (const row of await rows.open(page.limit + 1, after)) {
        const { id, bookedOn, amount, text, payer } = row;
        items.push({ item: { id, bookedOn, amount, text, payer, ...(await currentState(row)) }, keys: [id] });
      }
      return cursor.page(items, page.limit);
    },

    /**
     * Assigns a row to an order as if it had named it; this pays the order once its full amount has arrived.
     * @throws NOT_FOUND for an unknown order; STATE_CONFLICT, with a message, when row and order do not match
     */
    match: (id: number, orderId: OrderId, by: StaffActor): Promise<SettledRow> =>
      db.transaction().execute((tx) => matchIn(tx, { id, orderId, by, pays: true })),

    /** Previews `match` without changing anything. @throws as `match` does */
    async tryMatch(id: number, orderId: OrderId, by: StaffActor): Promise<SettledRow> {
      const tx = await db.startTransaction().execute();
      try {
        return await matchIn(tx, { id, orderId, by, pays: false });
      } finally {
        await tx.rollback().execute();
      }
    },

    /** Marks the row as handled: refunded, or not for any order. @throws STATE_CONFLICT */
    dismiss: (id: number, by: StaffActor, note: string): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await createBankRowsRepository(tx).dismiss(id, { by, note }))) throw settledBefore(id);
        const subject = `bank-row:${id}`;
        await createAuditRepository(tx).add({ actor: by, action: 'dismiss-bank-row', subject, detail: { note } });
      }),

    /** Newest first. */
    async dismissed(page: PageQuery): Promise<ListPage<DismissedRow>> {
      const [before] = dismissedCursor.read(page.cursor) ?? [];
      const found = await rows.dismissed(page.limit + 1, before);
      return dismissedCursor.page(
        found.map((item) => ({ item, keys: [item.id] as [number] })),
        page.limit,
      );
    },

    /** Opens a row that was dismissed by mistake. @throws NOT_FOUND for a row that is not dismissed */
    reopen: (id: number, by: StaffActor): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await createBankRowsRepository(tx).reopen(id))) throw new AppError('NOT_FOUND');
        await createAuditRepository(tx).add({ actor: by, action: 'reopen-bank-row', subject: `bank-row:${id}` });
      }),
  };
}
