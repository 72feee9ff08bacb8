import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId, PaymentResponse } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isLostConnection, isUnavailable } from '../../../database/unavailable.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import { issueDocument } from '../../fiscal/documents/issue.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { isWaiting } from '../../orders/order-transitions.ts';
import { type CashPayment, cash, type NewAttempt } from '../../orders/placing/order-payments.ts';
import type { PaymentMethods } from '../payment-methods.ts';
import type { PaymentProvider } from '../provider.ts';
import type { ClaimedPayment } from './attempt-start.repository.ts';
import { attemptState, isSettled } from './attempt-transitions.ts';
import { attemptsSummary } from './attempts-summary.ts';
import { createPaymentsRepository } from './payments.repository.ts';

export interface PaymentsDependencies {
  db: Database;
  jobs: Jobs;
  providers: PaymentProvider[];
  /** Codes of all providers, configured or not. */
  knownCodes: string[];
  methods: PaymentMethods;
  states: OrderStates;
  log: Log;
}

/** Opens payment attempts in the order's transaction and starts them at the provider afterwards. */
export function createPaymentsService({ db, jobs, providers, knownCodes, methods, states, log }: PaymentsDependencies) {
  const payments = createPaymentsRepository(db);
  const startSeconds = Object.fromEntries(providers.map((provider) => [provider.code, provider.startSeconds]));
  const maxStartSeconds = Math.max(...Object.values(startSeconds));
  const byCode = new Map<string, PaymentProvider>(providers.map((provider) => [provider.code, provider]));

  const provider = (code: string) => {
    const found = byCode.get(code);
    if (found) return found;
    if (knownCodes.includes(code)) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    throw invalidFields({ field: 'paymentCode', reason: 'unknown' });
  };

  /**
   * Abandons an attempt that could not be started. If the order was placed with it, the order is cancelled, which
   * releases its seats, coupon and idempotency key; an order whose payment was retried keeps waiting.
   */
  const abandonUnstarted = ({ id, orderId, requestHash, provider: code }: ClaimedPayment) =>
    db.transaction().execute(async (tx) => {
      const attempts = createPaymentsRepository(tx);
      const order = await states.lock(tx, orderId);
      const attempt = await attempts.lock(id);
      if (attempt?.state !== attemptState.started) return;
      await attempts.changeState(id, attemptState.abandoned);
      await attempts.releaseKey(id);
      if (requestHash !== null || !order || !isWaiting(order.state)) return;
      await states.releaseKey(tx, orderId);
      await states.transition(tx, orderId, 'cancelled', { by: `provider:${code}`, reason: 'payment not started' });
    });

  async function startAtProvider(attempt: ClaimedPayment): Promise<PaymentResponse> {
    const { id, orderId } = attempt;
    try {
      const { response, token } = await requestPayment(attempt);
      const stored = await payments.started(id, response, token);
      if (stored === response && response.transfer)
        await jobs.send('send-mail', { kind: 'transfer-instructions', orderId });
      return stored;
    } catch (error) {
      // Without the database the attempt cannot be abandoned either: the same key resumes it later, or the hold ends.
      if (!isUnavailable(error as Error)) await abandonUnstarted(attempt);
      throw error;
    }
  }

  async function requestPayment(attempt: ClaimedPayment) {
    const { orderId, provider: code } = attempt;
    try {
      return await provider(code).start(attempt);
    } catch (error) {
      if (isLostConnection(error as Error)) throw error;
      // Logs the message only: the error of the provider's library contains our API key.
      log.error({ orderId, provider: code, reason: (error as Error).message }, 'payment not started');
      throw error instanceof AppError ? error : new AppError('PAYMENT_PROVIDER_FAILED');
    }
  }

  /**
   * Starts the attempt at its provider exactly once, however many callers ask at the same time. If the starting process
   * is killed, another caller takes over after the provider's time limit.
   * @returns what the browser needs to continue, the same for every caller
   * @throws PAYMENT_PROVIDER_FAILED
   */
  async function start(attemptId: number): Promise<PaymentResponse> {
    for (let waited = 0; waited <= maxStartSeconds * 1000; waited += 100) {
      const claimed = await payments.claimStart(attemptId, startSeconds);
      if (claimed) return startAtProvider(claimed);
      const attempt = await payments.byId(attemptId);
      if (attempt?.response) return attempt.response;
      // Cash, or money moved although the starting process was killed before it stored the response.
      if (attempt && isSettled(attempt.state)) return {};
      if (attempt?.state !== attemptState.started) break;
      // Another caller is starting it; wait for its response.
      await sleep(100);
    }
    throw new AppError('PAYMENT_PROVIDER_FAILED');
  }

  return {
    provider,
    start,
    charge: methods.charge,
    cashCharge: methods.cashCharge,
    onlineMethod: methods.online,
    chargeOf: payments.charge,

    /** Opens a payment attempt in the transaction that stores the order. @returns the id of the attempt */
    async open(tx: Queryable, { orderId, code, charge, key }: NewAttempt) {
      const attempts = createPaymentsRepository(tx);
      const reference = provider(code).newReference(await attempts.nextAttempt(orderId));
      return attempts.add({ orderId, provider: code, reference, charge, key });
    },

    /** Records cash taken by staff as a settled attempt. */
    async takeCash(tx: Queryable, { orderId, charge, by }: CashPayment) {
      const attempts = createPaymentsRepository(tx);
      const { orderNumber } = await attempts.nextAttempt(orderId);
      const id = await attempts.add({ orderId, provider: cash, reference: `${cash}-${orderNumber}`, charge });
      await attempts.changeState(id, attemptState.paid, { raw: { takenBy: by } });
      await issueDocument(tx, jobs, id);
    },

    /**
     * Starts the order's first attempt unless that happened before.
     * @returns the first response again; an empty one when the browser has nothing to do
     */
    async resume(orderId: OrderId): Promise<PaymentResponse> {
      const attempt = await payments.placedWith(orderId);
      return attempt ? start(attempt.id) : {};
    },

    byKey: (tx: Queryable, orderId: OrderId, key: string) => createPaymentsRepository(tx).byKey(orderId, key),

    ...attemptsSummary,
  };
}
