import type { Queryable } from '../../../database/database.ts';
import { type BankRow, createBankRowsRepository } from './bank-rows.repository.ts';
import { normalizedText } from './row-keys.ts';

/**
 * Tells whether another row may be the same transfer with another description: same day, amount and payer, and not
 * naming different orders.
 * @param id of the row, if stored
 * @param paymentId the transfer that it names
 */
export async function isPossibleDuplicate(
  db: Queryable,
  { id = 0, paymentId, ...row }: Pick<BankRow, 'bookedOn' | 'amount' | 'payer' | 'paymentId'> & { id?: number },
): Promise<boolean> {
  const payer = normalizedText(row.payer);
  if (!payer) return false;
  const others = await createBankRowsRepository(db).withAmountOf(row);
  return others.some(
    (other) =>
      other.id !== id &&
      normalizedText(other.payer) === payer &&
      (paymentId === null || other.paymentId === null || other.paymentId === paymentId),
  );
}
