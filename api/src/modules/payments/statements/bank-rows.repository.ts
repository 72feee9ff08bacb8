import type { Currency, Money, OrderId, PaymentMethodCode, PaymentState } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { AttemptState, BankRowState } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import { moneyIn } from '../../../database/money.repository.ts';
import type { KeyedRow } from './row-keys.ts';

/** A transfer that a row may pay: the latest one of its order. */
export interface StatedTransfer {
  id: number;
  orderId: OrderId;
  /** Of the order. */
  number: string;
  provider: PaymentMethodCode;
  reference: string;
  amount: Money;
  state: AttemptState;
  orderState: PaymentState;
}

/** A row that was imported. */
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

export interface NewBankRow extends Omit<KeyedRow, 'row' | 'bankId'> {
  paymentId: number | null;
  by: string;
}

const forgotten = { text: '', payer: '' };

export function createBankRowsRepository(db: Queryable) {
  const rows = db
    .selectFrom('bank_row as b')
    .select([
      'b.id',
      sql<string>`to_char(b.booked_on, 'YYYY-MM-DD')`.as('bookedOn'),
      moneyIn('b.amount_minor', 'b.currency').as('amount'),
      'b.text',
      'b.payer',
      'b.payment_id as paymentId',
      'b.state',
    ]);

  const transfers = db
    .selectFrom('payment as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'p.id',
      'p.order_id as orderId',
      'o.number',
      'p.provider',
      'p.reference',
      moneyIn('p.amount_minor', 'p.currency').as('amount'),
      'p.state',
      'o.state as orderState',
    ])
    .where('p.provider', '=', 'transferencia');

  return {
    /** @returns its id; undefined when the row was imported before */
    async add({ key, bookedOn, amount, text, payer, paymentId, by }: NewBankRow) {
      const added = await db
        .insertInto('bank_row')
        .values({
          key,
          booked_on: bookedOn,
          amount_minor: amount.minor,
          currency: amount.currency,
          text,
          payer,
          payment_id: paymentId,
          imported_by: by,
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst();
      return added?.id;
    },

    /** Those that somebody must look at, the oldest first. @param after id of the last row of the page before */
    open: (count: number, after = 0): Promise<BankRow[]> =>
      rows.where('b.state', '=', 'open').where('b.id', '>', after).orderBy('b.id').limit(count).execute(),

    lock: (id: number): Promise<BankRow | undefined> => rows.where('b.id', '=', id).forUpdate().executeTakeFirst(),

    /** The transfer that one of these numbers names; undefined when none does, or several do. */
    async namedBy(numbers: string[]): Promise<StatedTransfer | undefined> {
      if (numbers.length === 0) return undefined;
      const found = await transfers.where('o.number', 'in', numbers).orderBy('p.id', 'desc').execute();
      return new Set(found.map(({ orderId }) => orderId)).size === 1 ? found[0] : undefined;
    },

    transferOf: (orderId: OrderId): Promise<StatedTransfer | undefined> =>
      transfers.where('o.id', '=', orderId).orderBy('p.id', 'desc').limit(1).executeTakeFirst(),

    transfer: (paymentId: number): Promise<StatedTransfer | undefined> =>
      transfers.where('p.id', '=', paymentId).executeTakeFirst(),

    /** Numbers of the orders that wait for a transfer in this currency and are one letter away from one of these words. */
    async nearlyNamedBy(words: string[], currency: Currency): Promise<string[]> {
      if (words.length === 0) return [];
      const { rows: found } = await sql<{ number: string }>`
        SELECT DISTINCT o.number FROM orders o JOIN payment p ON p.order_id = o.id
        WHERE o.state = 'awaiting_transfer_payment' AND p.provider = 'transferencia' AND p.currency = ${currency}
          AND EXISTS (SELECT FROM unnest(${words}::text[]) word
            WHERE levenshtein_less_equal(word, o.number, 1) <= 1 OR levenshtein_less_equal(word, 'IV' || o.number, 1) <= 1)
        LIMIT 2`.execute(db);
      return found.map(({ number }) => number);
    },

    /** What came for a transfer, in minor units; what was dealt with otherwise does not count. */
    async received(paymentId: number): Promise<number> {
      const { total } = await db
        .selectFrom('bank_row')
        .select(sql<number>`COALESCE(sum(amount_minor), 0)::bigint`.as('total'))
        .where('payment_id', '=', paymentId)
        .where('state', '<>', 'dismissed')
        .executeTakeFirstOrThrow();
      return total;
    },

    /** Nobody has to look at the rows of this transfer any more. */
    apply: (paymentId: number) =>
      db
        .updateTable('bank_row')
        .set({ state: 'applied', ...forgotten })
        .where('payment_id', '=', paymentId)
        .where('state', '=', 'open')
        .execute(),

    assign: (id: number, paymentId: number) =>
      db.updateTable('bank_row').set({ payment_id: paymentId }).where('id', '=', id).execute(),

    /** @returns whether somebody had to look at it until now */
    async dismiss(id: number) {
      const { numUpdatedRows } = await db
        .updateTable('bank_row')
        .set({ state: 'dismissed', ...forgotten })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      return numUpdatedRows > 0;
    },
  };
}
