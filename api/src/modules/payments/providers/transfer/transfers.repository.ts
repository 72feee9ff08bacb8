import type { BankTransfer, CountryCode, Money, OrderId } from '@idavuelta/shared/contracts';
import { sql } from 'kysely';
import type { Queryable } from '../../../../database/database.ts';
import { exactMoment } from '../../../../database/exact-moment.ts';
import { withAmount } from '../../../../database/with-amount.ts';

export interface WaitingTransfer {
  orderId: OrderId;
  reference: string;
  total: Money;
  /** Expected amount. */
  amount: Money;
  customer: string;
  event: string;
  heldUntil: Date;
}

/** End of the hold, and the order's id. */
export type TransferKeys = [until: string, orderId: OrderId];

export interface BankAccount extends Omit<BankTransfer, 'reference' | 'amount' | 'deadline' | 'holder'> {
  holder: string | null;
}

export function createTransfersRepository(db: Queryable) {
  return {
    /**
     * Returns orders awaiting a transfer, most urgent first.
     * @param after keys of the last order on the previous page
     */
    async waiting(count: number, after?: TransferKeys): Promise<(WaitingTransfer & { until: string })[]> {
      const rows = await db
        .selectFrom('orders as o')
        .innerJoin('payment as p', 'p.order_id', 'o.id')
        .innerJoin('seat_hold as h', 'h.order_id', 'o.id')
        .innerJoin('customer as c', 'c.id', 'o.customer_id')
        .innerJoin('event as e', 'e.id', 'o.event_id')
        .select(['o.id as orderId', 'p.reference', 'o.amount_minor as totalMinor', 'p.amount_minor as minor'])
        .select('o.currency as orderCurrency')
        .select(['p.currency', 'c.email as customer', 'e.slug as event', 'h.held_until as heldUntil'])
        .select(exactMoment(sql.ref('h.held_until')).as('until'))
        .where('o.state', '=', 'awaiting_transfer_payment')
        .where('p.state', '=', 'started')
        .where('p.provider', '=', 'transferencia')
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple, cast, val }) => {
            const [until, id] = after as TransferKeys;
            return eb(refTuple('h.held_until', 'o.id'), '>', tuple(cast<Date>(val(until), 'timestamptz'), val(id)));
          }),
        )
        .orderBy('h.held_until')
        .orderBy('o.id')
        .limit(count)
        .execute();
      return rows.map(({ totalMinor, orderCurrency, ...row }) => ({
        ...withAmount(row),
        total: { minor: totalMinor, currency: orderCurrency },
      }));
    },

    accountOf: (country: CountryCode): Promise<BankAccount | undefined> =>
      db
        .selectFrom('bank_account')
        .select(['bank_name as bankName', 'account_id as accountId', 'account_type as accountType', 'holder', 'dni'])
        .select(['email', 'currency'])
        .where('country_code', '=', country)
        .executeTakeFirst(),
  };
}
