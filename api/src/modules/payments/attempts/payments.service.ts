import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId, PaymentResponse } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../../database/database.ts';
import { isLostConnection, isUnavailable } from '../../../database/unavailable.ts';
import { AppError, invalidFields } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
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
  /** Of every provider, configured or not. */
  knownCodes: string[];
  methods: PaymentMethods;
  states: OrderStates;
  log: Log;
}

/** Attempts to pay an order: opened in the order's transaction, started at the provider after it. */
export function createPaymentsService({ db, jobs, providers, knownCodes, methods, states, log }: PaymentsDependencies) {
  const payments = createPaymentsRepository(db);
  const startSeconds = Object.fromEntries(providers.map((provider) => [provider.code, provider.startSeconds]));
  const longestStart = Math.max(...Object.values(startSeconds));
  const byCode = new Map<string, PaymentProvider>(providers.map((provider) => [provider.code, provider]));

  const provider = (code: string) => {
    const found = byCode.get(code);
    if (found) return found;
    if (knownCodes.includes(code)) throw new AppError('PAYMENT_METHOD_UNAVAILABLE');
    throw invalidFields({ field: 'paymentCode', reason: 'unknown' });
  };

  /**
   * Gives up an attempt that could not be started. An order that was placed with it is cancelled: its seats, coupon and
   * idempotency key are free again. One that was being paid another time waits on.
   */
  const giveUp = ({ id, orderId, requestHash, provider: code }: ClaimedPayment) =>
    db.transaction().execute(async (tx) => {
      const attempts = createPaymentsRepository(tx);
      const order = await states.lock(tx, orderId);
      const attempt = await attempts.lock(id);
      if (attempt?.state !== attemptState.started) return;
      await attempts.changeState(id, attemptState.abandoned);
      await attempts.forgetKey(id);
      if (requestHash !== null || !order || !isWaiting(order.state)) return;
      await states.forgetKey(tx, orderId);
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
      // Without the database nothing can be given up either: the same key goes on later, or the hold ends.
      if (!isUnavailable(error as Error)) await giveUp(attempt);
      throw error;
    }
  }

  async function requestPayment(attempt: ClaimedPayment) {
    const { orderId, provider: code } = attempt;
    try {
      return await provider(code).start(attempt);
    } catch (error) {
      if (isLostConnection(error as Error)) throw error;
      // Only the message is logged, because the error of the provider's library contains our API key.
      log.error({ orderId, provider: code, reason: (error as Error).message }, 'payment not started');
      throw error instanceof AppError ? error : new AppError('PAYMENT_PROVIDER_FAILED');
    }
  }

  /**
   * Starts the attempt at its provider, once, however many callers ask at the same time. When the process that does it is
   * killed, the next one does it as soon as the provider's time is over.
   * @returns what the browser needs next, to each of the callers
   * @throws PAYMENT_PROVIDER_FAILED
   */
  async function start(attemptId: number): Promise<PaymentResponse> {
    for (let waited = 0; waited <= longestStart * 1000; waited += 100) {
      const claimed = await payments.claimStart(attemptId, startSeconds);
      if (claimed) return startAtProvider(claimed);
      const attempt = await payments.byId(attemptId);
      if (attempt?.response) return attempt.response;
      // Cash, or the process that started it was killed before it had stored the response: the money has moved.
      if (attempt && isSettled(attempt.state)) return {};
      if (attempt?.state !== attemptState.started) break;
      // Another caller is starting it: wait for its response.
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

    /** Opens an order's attempt to pay, in the transaction that stores the order. @returns the id of the attempt */
    async open(tx: Queryable, { orderId, code, charge, key }: NewAttempt) {
      const attempts = createPaymentsRepository(tx);
      const reference = provider(code).newReference(await attempts.nextAttempt(orderId));
      return attempts.add({ orderId, provider: code, reference, charge, key });
    },

    /** Records cash that one of staff has taken for an order, as a payment of its own. */
    async takeCash(tx: Queryable, { orderId, charge, by }: CashPayment) {
      const attempts = createPaymentsRepository(tx);
      const { orderNumber } = await attempts.nextAttempt(orderId);
      const id = await attempts.add({ orderId, provider: cash, reference: `${cash}-${orderNumber}`, charge });
      await attempts.changeState(id, attemptState.paid, { raw: { takenBy: by } });
    },

    /**
     * Starts the attempt that an order was placed with, unless that was done before.
     * @returns the first answer again; an empty one where the browser has nothing to do for it
     */
    async resume(orderId: OrderId): Promise<PaymentResponse> {
      const attempt = await payments.placedWith(orderId);
      return attempt ? start(attempt.id) : {};
    },

    byKey: (tx: Queryable, orderId: OrderId, key: string) => createPaymentsRepository(tx).byKey(orderId, key),

    ...attemptsSummary,
  };
}
