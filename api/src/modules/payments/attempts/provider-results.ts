import type { PaymentState } from '@idavuelta/shared/contracts';
import { isSameMoney } from '@idavuelta/shared/contracts/money';
import type { Database, Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import { issueDocument } from '../../fiscal/documents/issue.ts';
import type { CardLimit } from '../../orders/limits/card-limit.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { hasEnded, isWaiting } from '../../orders/order-transitions.ts';
import type { DecidedResult, ProviderResult } from '../provider.ts';
import type { RefundRequests } from '../refunds/refund-requests.ts';
import { attemptState, isOpen, isSettled } from './attempt-transitions.ts';
import { createFlagAttempt } from './flag-attempt.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { createPaymentsRepository } from './payments.repository.ts';

export type ProviderResults = ReturnType<typeof createProviderResults>;

export interface ProviderResultsDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  refunds: RefundRequests;
  cardLimit: CardLimit;
  log: Log;
}

const actorOf = ({ provider }: PaymentAttempt) => `provider:${provider}` as const;

/** Applies provider results to orders. Each attempt counts once, even if its result arrives twice or late. */
export function createProviderResults({ db, jobs, states, refunds, cardLimit, log }: ProviderResultsDependencies) {
  const flag = createFlagAttempt({ states, log });

  /** Flags the order if its card has paid more tickets of the event than it allows. */
  async function checkCard(tx: Queryable, attempt: PaymentAttempt, card: string) {
    const paid = await cardLimit.countPaid(tx, attempt.orderId, `${attempt.provider} ${card}`);
    if (paid.isAbove) await flag(tx, attempt, 'card-above-limit', { orders: paid.otherOrders });
  }

  /** Applies a charge: it pays the order or goes back to the buyer. */
  async function approve(tx: Queryable, attempt: PaymentAttempt, result: DecidedResult, orderState: PaymentState) {
    const by = actorOf(attempt);
    const late = hasEnded(orderState);
    const paid = await states.pay(tx, attempt.orderId, attempt.provider, {
      by,
      reason: late ? 'paid late' : 'payment approved',
    });
    const payments = createPaymentsRepository(tx);
    await payments.changeState(attempt.id, paid ? attemptState.paid : attemptState.toRefund, result);
    if (paid && result.card) await checkCard(tx, attempt, result.card);
    await issueDocument(tx, jobs, attempt.id);
    if (!paid) await refunds.request(tx, { attempt, reason: late ? 'late_payment' : 'second_payment', by });
  }

  /**
   * Handles a second charge of an attempt: either the buyer paid twice, which is recorded once, or the result is a
   * repeat, which is ignored.
   */
  async function applySurplus(
    tx: Queryable,
    attempt: PaymentAttempt,
    { outcome, chargeId, raw }: DecidedResult,
    fits: boolean,
  ) {
    if (outcome !== 'approved' || !chargeId || !attempt.chargeId || chargeId === attempt.chargeId) return;
    const state = fits ? attemptState.toRefund : attemptState.mismatch;
    const id = await createPaymentsRepository(tx).addSurplus(attempt, { chargeId, raw, state });
    if (id === undefined) return;
    if (!fits) return flag(tx, attempt, 'payment-does-not-fit-order');
    await issueDocument(tx, jobs, id);
    await refunds.request(tx, { attempt: { ...attempt, id }, reason: 'second_payment', by: actorOf(attempt) });
  }

  async function reject(tx: Queryable, attempt: PaymentAttempt, result: DecidedResult, orderState: PaymentState) {
    const { id, orderId } = attempt;
    if (!isOpen(attempt.state)) return;
    await createPaymentsRepository(tx).changeState(id, attemptState.rejected, result);
    if (isWaiting(orderState)) await jobs.send('send-mail', { kind: 'payment-failed', orderId }, { tx });
  }

  return {
    /** Records the provider's decision; a result without a decision changes nothing. */
    apply: (payment: PaymentAttempt, result: ProviderResult) =>
      db.transaction().execute(async (tx) => {
        if (result.outcome === 'pending' || result.outcome === 'unknown') return;
        const payments = createPaymentsRepository(tx);
        // Locks are taken in the same order everywhere, the order first, so that transactions cannot deadlock.
        const order = await states.lock(tx, payment.orderId);
        const attempt = await payments.lock(payment.id);
        if (!order || !attempt) return;
        const fits = result.reference === attempt.reference && isSameMoney(result.amount, attempt.amount);
        if (isSettled(attempt.state)) {
          await applySurplus(tx, attempt, result, fits);
        } else if (!fits) {
          await payments.changeState(attempt.id, attemptState.mismatch, result);
          await flag(tx, attempt, 'payment-does-not-fit-order');
        } else if (result.outcome === 'rejected') {
          await reject(tx, attempt, result, order.state);
        } else if (result.outcome === 'abandoned') {
          if (isOpen(attempt.state)) await payments.changeState(attempt.id, attemptState.abandoned, result);
        } else {
          await approve(tx, attempt, result, order.state);
        }
      }),

    /** Records that the buyer returned without paying. The order keeps waiting and may be paid by another attempt. */
    abandon: (payment: PaymentAttempt) =>
      db.transaction().execute(async (tx) => {
        await states.lock(tx, payment.orderId);
        const attempt = await createPaymentsRepository(tx).lock(payment.id);
        if (attempt?.state === attemptState.started)
          await createPaymentsRepository(tx).changeState(attempt.id, attemptState.abandoned);
      }),
  };
}
