import type { Queryable } from '../../../database/database.ts';
import { withAmount } from '../../../database/with-amount.ts';
import type { PaymentAttempt } from './payment-attempt.ts';

/** Columns read from `payment as p`. */
export const paymentColumns = [
  'p.id',
  'p.order_id as orderId',
  'p.provider',
  'p.reference',
  'p.token',
  'p.amount_minor as minor',
  'p.currency',
  'p.state',
  'p.response',
  'p.charge_id as chargeId',
  'p.created_at as createdAt',
  'p.request_hash as requestHash',
  'p.charged_back_at as chargedBackAt',
] as const;

type Payments = ReturnType<typeof selectPayments>;

/** Selects all attempts; `firstOf` and `allOf` map the rows to `PaymentAttempt`. */
export const selectPayments = (db: Queryable) => db.selectFrom('payment as p').select(paymentColumns);

export async function firstOf(payments: Payments): Promise<PaymentAttempt | undefined> {
  const row = await payments.executeTakeFirst();
  return row && withAmount(row);
}

export const allOf = async (payments: Payments): Promise<PaymentAttempt[]> =>
  (await payments.execute()).map(withAmount);
