import type { Queryable } from '../../../database/database.ts';
import { type BankRow, createBankRowsRepository } from './bank-rows.repository.ts';
import { withoutForm } from './row-keys.ts';

/**
 * Whether another row may be the same transfer with another description: day, amount and payer are equal, and the two
 * rows do not name different orders.
 * @param id of the row, once it is stored
 * @param paymentId the transfer that it names
 */
export async function isMaybeSameMoney(
  db: Queryable,
  { id = 0, paymentId, ...row }: Pick<BankRow, 'bookedOn' | 'amount' | 'payer' | 'paymentId'> & { id?: number },
): Promise<boolean> {
  const payer = withoutForm(row.payer);
  if (!payer) return false;
  const others = await createBankRowsRepository(db).withAmountOf(row);
  return others.some(
    (other) =>
      other.id !== id &&
      withoutForm(other.payer) === payer &&
      (paymentId === null || other.paymentId === null || other.paymentId === paymentId),
  );
}
