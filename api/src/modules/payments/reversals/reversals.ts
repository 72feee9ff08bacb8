import type { Money, PaymentState } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import { issueCreditNote } from '../../fiscal/documents/issue.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { announce } from '../../webhooks/outbox/announce.ts';
import { attemptState, isSettled } from '../attempts/attempt-transitions.ts';
import { createFlagAttempt } from '../attempts/flag-attempt.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.ts';
import { createPaymentsRepository } from '../attempts/payments.repository.ts';
import type { PaidBack, PaymentProvider } from '../provider.ts';
import { createNotifyOfCancellation } from '../refunds/refund-tickets.ts';
import { createRefundsRepository } from '../refunds/refunds.repository.ts';
import { createChargebacks } from './chargebacks.ts';

export type Reversals = ReturnType<typeof createReversals>;

export interface ReversalsDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  log: Log;
}

/**
 * Detects refunds and chargebacks made at the provider without us, whatever state the order is in. Each sum counts
 * once, however often it is reported.
 */
export function createReversals({ db, jobs, states, log }: ReversalsDependencies) {
  const notifyOfCancellation = createNotifyOfCancellation({ jobs, states });
  const chargebacks = createChargebacks({ jobs, states, log });
  const flag = createFlagAttempt({ states, log });

  /** The full charge is back with the buyer, so nobody may travel on it any more. */
  async function endOrder(tx: Queryable, { orderId, provider }: PaymentAttempt, refundId: number, amount: Money) {
    const by = `provider:${provider}` as const;
    const repository = createRefundsRepository(tx);
    const tickets = (await repository.tickets(orderId)).filter(({ refunded }) => !refunded).map(({ number }) => number);
    if (tickets.length > 0) await repository.markTickets(orderId, tickets, refundId);
    const detail = { refundId, tickets, amount };
    await createAuditRepository(tx).add({ actor: by, action: 'refund', subject: orderId, detail });
    await notifyOfCancellation(tx, orderId, tickets);
    await jobs.send('send-mail', { kind: 'refund', orderId, refundId }, { tx });
    await states.transition(tx, orderId, 'refunded', { by, reason: 'paid back at the provider' });
  }

  /** Records what the provider paid back beyond our own refunds as one more refund, so that it is not paid twice. */
  async function recordRefund(tx: Queryable, state: PaymentState, attempt: PaymentAttempt, paidBack: Money) {
    const refunds = createRefundsRepository(tx);
    const { requested, open } = await refunds.ofPayment(attempt.id);
    // The provider's total may or may not include a refund in progress here: the next check waits until that has ended.
    if (open > 0 || paidBack.minor <= requested) return false;
    const amount = { ...paidBack, minor: paidBack.minor - requested };
    const by = `provider:${attempt.provider}`;
    const refundId = await refunds.add({
      paymentId: attempt.id,
      amount,
      reason: 'asked_for',
      by,
      done: { seen: paidBack },
    });
    await issueCreditNote(tx, jobs, refundId);
    const isOver = state !== 'paid' || attempt.state !== attemptState.paid;
    if (isOver) await flag(tx, attempt, 'moved-after-end', { refundId, amount });
    else if (paidBack.minor >= attempt.amount.minor) await endOrder(tx, attempt, refundId, amount);
    else await flag(tx, attempt, 'refunded-in-part', { refundId, amount });
    await announce(tx, jobs, { type: 'order.refunded', orderId: attempt.orderId, refundId });
    return true;
  }

  return {
    /**
     * Asks the provider how much of a charged attempt was paid back, and records what is new.
     * @returns whether anything was new
     * @throws when the provider does not respond
     */
    async check(payment: PaymentAttempt, provider: Pick<PaymentProvider, 'paidBack'>): Promise<boolean> {
      if (!isSettled(payment.state)) return false;
      const reported: PaidBack | undefined = await provider.paidBack?.(payment);
      if (!reported) return false;
      const { amount, chargedBack } = reported;
      if (amount.minor <= 0 && !chargedBack && payment.chargedBackAt === null) return false;
      return db.transaction().execute(async (tx) => {
        // Locks the order first, as everywhere. The provider's report is older than the refunds counted now.
        const order = await states.lock(tx, payment.orderId);
        const attempt = await createPaymentsRepository(tx).lock(payment.id);
        if (!order || !attempt) return false;
        if (chargedBack) await chargebacks.begin(tx, attempt);
        else await chargebacks.end(tx, attempt, order.state);
        // Staff refunds mismatched payments at the provider, so a reversal of one is expected.
        if (attempt.state === attemptState.mismatch) return false;
        return recordRefund(tx, order.state, attempt, amount);
      });
    },
  };
}
