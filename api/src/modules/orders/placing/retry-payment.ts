import { createHash } from 'node:crypto';
import type { OrderId, PaymentRequest, PlacedOrder } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { AllowedOrigins } from '../../../http/allowed-origins.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { extendHold } from '../../seats/seats.service.ts';
import { holdForAttempt } from '../ending/holds.ts';
import type { OrderStates } from '../order-states.ts';
import { isWaiting } from '../order-transitions.ts';
import { createOrdersRepository } from '../orders.repository.ts';
import type { StoredOrder } from '../stored-order.ts';
import { assertChargeShown } from './order-checks.ts';
import type { OrderPayments } from './order-payments.ts';
import { toPlacedOrder } from './placed-order.ts';
import { createTransferHolds } from './transfer-holds.ts';

export interface RetryDependencies {
  db: Database;
  jobs: Jobs;
  allowedOrigins: AllowedOrigins;
  states: OrderStates;
  payments: OrderPayments;
  transferHoldShare: number;
}

export interface Retry {
  orderId: OrderId;
  customerId: number;
  /** Identifies the attempt: the same key with the same request is the same attempt. */
  idempotencyKey: string;
}

interface RetriedRequest {
  request: PaymentRequest;
  siteOrigin: string;
  requestHash: string;
}

/** Excludes the charge shown: a retry under the same key must match even after the rate changed. */
const hashOf = ({ charge: _, ...request }: PaymentRequest) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/** Creates the function that starts another payment attempt. */
export function createRetryPayment(dependencies: RetryDependencies) {
  const { db, jobs, allowedOrigins, states, payments } = dependencies;
  const transferHolds = createTransferHolds(dependencies);

  /** Replaces earlier attempts by a new one and renews the hold. @returns the id of the attempt */
  async function openAttempt(tx: Queryable, order: StoredOrder, retry: Retry, retried: RetriedRequest) {
    const { request, siteOrigin, requestHash } = retried;
    const { id: orderId } = order;
    const method = await transferHolds.methodFor(tx, payments.provider(request.paymentCode), order.customerId);
    method.assertInTime?.(order.startsAt);
    const charge = await payments.charge(tx, { code: method.code, country: order.countryCode, total: order.total });
    assertChargeShown(request.charge, charge.amount);

    await payments.abandonOpen(tx, orderId);
    const until = holdForAttempt(order, method);
    if (method.waiting !== order.state)
      await states.transition(tx, orderId, method.waiting, { by: 'buyer', reason: `pays by ${method.code}` });
    await createOrdersRepository(tx).payBy(orderId, { paymentCode: method.code, siteOrigin });
    await extendHold(tx, orderId, until);
    await jobs.send('expire-order', { orderId }, { tx, startAfter: until });
    const key = { key: retry.idempotencyKey, requestHash };
    const attemptId = await payments.open(tx, { orderId, code: method.code, charge, key });
    await transferHolds.assertShare(tx, orderId, method);
    return attemptId;
  }

  /** Finds the attempt under this key, or opens it. */
  async function findOrOpen(tx: Queryable, retry: Retry, retried: RetriedRequest) {
    const order = await createOrdersRepository(tx).lock(retry.orderId);
    if (order?.customerId !== retry.customerId) throw new AppError('NOT_FOUND');
    const earlier = await payments.byKey(tx, order.id, retry.idempotencyKey);
    if (earlier && earlier.requestHash !== retried.requestHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (earlier) return earlier.id;
    const { confirming, undecided } = await payments.attemptsSummary(tx, order.id);
    // A buyer who may have paid already must not pay twice.
    const payable = isWaiting(order.state) && order.heldUntil > order.readAt && !confirming && !undecided;
    if (!payable) throw new AppError('STATE_CONFLICT');
    return openAttempt(tx, order, retry, retried);
  }

  /**
   * Starts another attempt, with the same or another method, to pay an order whose seats are held.
   * @throws NOT_FOUND, URL_NOT_ALLOWED, IDEMPOTENCY_KEY_REUSED, STATE_CONFLICT, PAYMENT_…, CHARGE_CHANGED,
   *   TRANSFER_TOO_LATE, TRANSFER_LIMIT_REACHED
   */
  return async function retryPayment(request: PaymentRequest, retry: Retry): Promise<PlacedOrder> {
    const siteOrigin = await allowedOrigins.match(request.url);
    if (!siteOrigin) throw new AppError('URL_NOT_ALLOWED', { errors: [{ field: 'url', reason: 'unknown' }] });
    const retried = { request, siteOrigin, requestHash: hashOf(request) };
    const attemptId = await db.transaction().execute((tx) => findOrOpen(tx, retry, retried));
    const payment = await payments.start(attemptId);
    const order = await states.find(retry.orderId);
    if (!order) throw new AppError('NOT_FOUND');
    return toPlacedOrder(order, payment, await payments.chargeOf(order.id));
  };
}
