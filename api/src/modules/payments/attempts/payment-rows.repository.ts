import type { Queryable } from '../../../database/database.ts';
import { moneyIn } from '../../../database/money.repository.ts';

/** What is read of the table `payment as p`. */
export const paymentColumns = [
  'p.id',
  'p.order_id as orderId',
  'p.provider',
  'p.reference',
  'p.token',
  moneyIn('p.amount_minor', 'p.currency').as('amount'),
  'p.state',
  'p.response',
  'p.charge_id as chargeId',
  'p.created_at as createdAt',
  'p.request_hash as requestHash',
] as const;

/** Every attempt, as a `Payment`. */
export const selectPayments = (db: Queryable) => db.selectFrom('payment as p').select(paymentColumns);
