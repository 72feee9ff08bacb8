import type { BankTransfer, CountryCode, Money, OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import { moneyIn, priceIn } from '../../database/money.repository.ts';
import { heldUntil } from '../seats/seats.repository.ts';

export interface WaitingTransfer {
  orderId: OrderId;
  reference: string;
  total: Money;
  /** What is to arrive on the account. */
  amount: Money;
  customer: string;
  event: string;
  heldUntil: Date;
}

export type BankAccount = Omit<BankTransfer, 'reference' | 'amount' | 'deadline'>;

export function createTransfersRepository(db: Queryable) {
  return {
    /** Orders that wait for a transfer, the most urgent first. */
    waiting: (): Promise<WaitingTransfer[]> =>
      db
        .selectFrom('orders as o')
        .innerJoin('payment as p', 'p.order_id', 'o.id')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .select([
          'o.id as orderId',
          'p.reference',
          priceIn('o.total_minor').as('total'),
          moneyIn('p.amount_minor', 'p.currency').as('amount'),
          'c.email as customer',
          'e.slug as event',
          heldUntil('o.id').as('heldUntil'),
        ])
        .where('o.state', '=', 'awaiting_transfer_payment')
        .orderBy('heldUntil')
        .execute(),

    /** The bank account for transfers in a country. */
    accountOf: (country: CountryCode): Promise<BankAccount | undefined> =>
      db
        .selectFrom('bank_account')
        .select([
          'bank_name as bankName',
          'account_id as accountId',
          'account_type as accountType',
          'dni',
          'email',
          'currency',
        ])
        .where('country_code', '=', country)
        .executeTakeFirst(),
  };
}
