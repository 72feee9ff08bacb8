import type { Currency, Money, OrderId, PaymentMethodCode, PaymentState } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import { affectsRow } from '../../../database/affected-rows.ts';
import type { AttemptState, BankRowState } from '../../../database/column-types.ts';
import { now, type Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';
import type { KeyedRow } from './row-keys.ts';

/** A transfer that a statement row may pay: the latest one of its order. */
export interface StatedTransfer {
  id: number;
  orderId: OrderId;
  /** Number of the order. */
  number: string;
  provider: PaymentMethodCode;
  reference: string;
  amount: Money;
  state: AttemptState;
  orderState: PaymentState;
}

/** An imported statement row. */
export interface BankRow {
  id: number;
  /** `YYYY-MM-DD`. */
  bookedOn: string;
  amount: Money;
  text: string;
  payer: string;
  paymentId: number | null;
  state: BankRowState;
}

/** A row that staff has handled in another way. */
export type DismissedRow = Pick<BankRow, 'id' | 'bookedOn' | 'amount' | 'text' | 'payer'> & {
  /** Empty for rows dismissed by an earlier version. */
  note: string;
  by: string;
  at: Date | null;
};

export interface NewBankRow extends Omit<KeyedRow, 'row' | 'bankId'> {
  paymentId: number | null;
  by: string;
}

export function createBankRowsRepository(db: Queryable) {
  const rows = db
    .selectFrom('bank_row as b')
    .select([
      'b.id',
      sql<string>`to_char(b.booked_on, 'YYYY-MM-DD')`.as('bookedOn'),
      'b.amount_minor as minor',
      'b.currency',
      'b.text',
      'b.payer',
      'b.payment_id as paymentId',
      'b.state',
    ]);

  const transfers = db
    .selectFrom('payment as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select(['p.id', 'p.order_id as orderId', 'o.number', 'p.provider', 'p.reference', 'p.amount_minor as minor'])
    .select(['p.currency', 'p.state', 'o.state as orderState'])
    .where('p.provider', '=', 'transferencia');

  async function firstOf(found: typeof transfers): Promise<StatedTransfer | undefined> {
    const transfer = await found.executeTakeFirst();
    return transfer && withAmount(transfer);
  }

  return {
    /** @returns its id; undefined when the row was already imported */
    async add({ key, literalKey, bookedOn, amount, text, payer, payerAccount = '', paymentId, by }: NewBankRow) {
      const before = await db.selectFrom('bank_row').select('id').where('key', '=', literalKey).executeTakeFirst();
      if (before) return undefined;
      const added = await db
        .insertInto('bank_row')
        .values({
          key,
          booked_on: bookedOn,
          amount_minor: amount.minor,
          currency: amount.currency,
          text,
          payer,
          payer_account: payerAccount,
          payment_id: paymentId,
          imported_by: by,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** Returns the rows that staff must look at, oldest first. @param after id of the last row on the previous page */
    async open(count: number, after = 0): Promise<BankRow[]> {
      const open = rows.where('b.state', '=', 'open').where('b.id', '>', after).orderBy('b.id').limit(count);
      return (await open.execute()).map(withAmount);
    },

    /** Returns all rows of the same day and amount, in any state. */
    async withAmountOf({ bookedOn, amount }: Pick<BankRow, 'bookedOn' | 'amount'>): Promise<BankRow[]> {
      const found = await rows
        .where('b.booked_on', '=', sql<Date>`${bookedOn}::date`)
        .where('b.amount_minor', '=', amount.minor)
        .where('b.currency', '=', amount.currency)
        .execute();
      return found.map(withAmount);
    },

    async lock(id: number): Promise<BankRow | undefined> {
      const row = await rows.where('b.id', '=', id).forUpdate().executeTakeFirst();
      return row && withAmount(row);
    },

    /** Returns the transfer that one of these numbers names; undefined for none or several. */
    async namedBy(numbers: string[]): Promise<StatedTransfer | undefined> {
      if (numbers.length === 0) return undefined;
      const found = await transfers.where('o.number', 'in', numbers).orderBy('p.id', 'desc').execute();
      return new Set(found.map(({ orderId }) => orderId)).size === 1 ? found.map(withAmount)[0] : undefined;
    },

    transferOf: (orderId: OrderId) => firstOf(transfers.where('o.id', '=', orderId).orderBy('p.id', 'desc').limit(1)),

    transfer: (paymentId: number) => firstOf(transfers.where('p.id', '=', paymentId)),

    /**
     * Returns the numbers of orders awaiting a transfer in this currency that differ by one letter from one of these
     * words.
     */
    async nearlyNamedBy(words: string[], currency: Currency): Promise<string[]> {
      if (words.length === 0) return [];
      const isNear = sql<boolean>`EXISTS (SELECT FROM unnest(${words}::text[]) word
        WHERE levenshtein_less_equal(word, o.number, 1) <= 1 OR levenshtein_less_equal(word, 'IV' || o.number, 1) <= 1)`;
      const found = await db
        .selectFrom('orders as o')
        .innerJoin('payment as p', 'p.order_id', 'o.id')
        .select('o.number')
        .distinct()
        .where('o.state', '=', 'awaiting_transfer_payment')
        .where('p.provider', '=', 'transferencia')
        .where('p.currency', '=', currency)
        .where(isNear)
        .limit(2)
        .execute();
      return found.map(({ number }) => number);
    },

    /** Returns what arrived for a transfer in minor units, without dismissed rows. */
    async received(paymentId: number): Promise<number> {
      const { total } = await db
        .selectFrom('bank_row')
        .select(({ cast, fn }) => cast<number | null>(fn.sum('amount_minor'), 'bigint').as('total'))
        .where('payment_id', '=', paymentId)
        .where('state', '<>', 'dismissed')
        .executeTakeFirstOrThrow();
      return total ?? 0;
    },

    /** Marks the rows of this transfer as done. The payer stays stored, in case the money must be refunded. */
    apply: (paymentId: number) =>
      db
        .updateTable('bank_row')
        .set({ state: 'applied', text: '' })
        .where('payment_id', '=', paymentId)
        .where('state', '=', 'open')
        .execute(),

    /** Deletes payer data a number of days after the departure, unless a manual refund is pending. */
    deletePayers: (days: number) =>
      sql`UPDATE bank_row b SET payer = '', payer_account = ''
        FROM payment p JOIN orders o ON o.id = p.order_id JOIN departure d ON d.id = o.departure_id
        WHERE p.id = b.payment_id AND b.state = 'applied' AND (b.payer <> '' OR b.payer_account <> '')
          AND d.starts_at < now() - make_interval(days => ${days})
          AND NOT EXISTS (SELECT FROM refund r WHERE r.payment_id = p.id AND r.state = 'by_hand')`.execute(db),

    assign: (id: number, paymentId: number) =>
      db.updateTable('bank_row').set({ payment_id: paymentId }).where('id', '=', id).execute(),

    /** @returns whether the row was open */
    dismiss: (id: number, { by, note }: { by: string; note: string }) =>
      affectsRow(
        db
          .updateTable('bank_row')
          .set({ state: 'dismissed', dismissed_at: now, dismissed_by: by, dismissal_note: note })
          .where('id', '=', id)
          .where('state', '=', 'open'),
      ),

    /** Newest first. @param before id of the last row on the previous page */
    async dismissed(count: number, before?: number): Promise<DismissedRow[]> {
      const found = await rows
        .select(({ fn, val }) => [
          fn.coalesce('b.dismissal_note', val('')).as('note'),
          fn.coalesce('b.dismissed_by', val('')).as('by'),
          'b.dismissed_at as at',
        ])
        .where('b.state', '=', 'dismissed')
        .$if(before !== undefined, (query) => query.where('b.id', '<', before as number))
        .orderBy('b.id', 'desc')
        .limit(count)
        .execute();
      return found.map(({ state: _, paymentId: __, ...row }) => withAmount(row));
    },

    /** Opens a dismissed row again. @returns whether it was dismissed */
    reopen: (id: number) =>
      affectsRow(
        db
          .updateTable('bank_row')
          .set({ state: 'open', dismissed_at: null, dismissed_by: null, dismissal_note: null })
          .where('id', '=', id)
          .where('state', '=', 'dismissed'),
      ),

    /** Deletes texts and payer data of dismissed rows after a number of days. */
    deleteDismissedTexts: (days: number) =>
      db
        .updateTable('bank_row')
        .set({ text: '', payer: '', payer_account: '' })
        .where('state', '=', 'dismissed')
        .where('dismissed_at', '<', sql<Date>`now() - make_interval(days => ${days})`)
        .where(({ eb, or }) => or([eb('text', '<>', ''), eb('payer', '<>', ''), eb('payer_account', '<>', '')]))
        .execute(),
  };
}
