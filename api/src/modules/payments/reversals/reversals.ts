import type { Money, PaymentState } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Database, Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { attemptState, isSettled } from '../attempts/attempt-transitions.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.ts';
import { createPaymentsRepository } from '../attempts/payments.repository.ts';
import type { PaidBack, PaymentProvider } from '../provider.ts';
import { createTellTravellers } from '../refunds/refund-tickets.ts';
import { createRefundsRepository } from '../refunds/refunds.repository.ts';
import { createChargebacks } from './chargebacks.ts';
import { createFlagAttempt } from './flag-attempt.ts';

export type Reversals = ReturnType<typeof createReversals>;

export interface ReversalsDependencies {
  db: Database;
  jobs: Jobs;
  states: OrderStates;
  log: Log;
}

/**
 * Finds money of attempts that went back at the provider without our doing, whatever became of their orders since. Each sum
 * counts once, however often it is told.
 */
export function createReversals({ db, jobs, states, log }: ReversalsDependencies) {
  const tellTravellers = createTellTravellers({ jobs, states });
  const chargebacks = createChargebacks({ jobs, states, log });
  const flag = createFlagAttempt({ states, log });

  /** All of the charge is back with its buyer, so nobody rides for it any more. */
  async function endOrder(tx: Queryable, { orderId, provider }: PaymentAttempt, refundId: number, amount: Money) {
    const by = `provider:${provider}` as const;
    const repository = createRefundsRepository(tx);
    const tickets = (await repository.tickets(orderId)).filter(({ refunded }) => !refunded).map(({ number }) => number);
    if (tickets.length > 0) await repository.markTickets(orderId, tickets, refundId);
    const detail = { refundId, tickets, amount };
    await createAuditRepository(tx).add({ actor: by, action: 'refund', subject: orderId, detail });
    await tellTravellers(tx, orderId, tickets);
    await jobs.send('send-mail', { kind: 'refund', orderId, refundId }, { tx });
    await states.transition(tx, orderId, 'refunded', { by, reason: 'paid back at the provider' });
  }

  /** What was paid back beyond our own refunds is recorded as one, so that nothing is paid back twice. */
  async function recordRefund(tx: Queryable, state: PaymentState, attempt: PaymentAttempt, paidBack: Money) {
    const refunds = createRefundsRepository(tx);
    const { requested, open } = await refunds.ofPayment(attempt.id);
    // The provider's figure may or may not include a refund that is under way here: the next look-up waits until that has ended.
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
    const isOver = state !== 'paid' || attempt.state !== attemptState.paid;
    if (isOver) await flag(tx, attempt, 'moved-after-end', { refundId, amount });
    else if (paidBack.minor >= attempt.amount.minor) await endOrder(tx, attempt, refundId, amount);
    else await flag(tx, attempt, 'refunded-in-part', { refundId, amount });
    return true;
  }

  return {
    /**
     * Asks the provider of an attempt that was charged what was paid back of it, and records what we do not know yet.
     * @returns whether there was any
     * @throws when the provider does not tell
     */
    async check(payment: PaymentAttempt, provider: Pick<PaymentProvider, 'paidBack'>): Promise<boolean> {
      if (!isSettled(payment.state)) return false;
      const reported: PaidBack | undefined = await provider.paidBack?.(payment);
      if (!reported) return false;
      const { amount, chargedBack } = reported;
      if (amount.minor <= 0 && !chargedBack && payment.chargedBackAt === null) return false;
      return db.transaction().execute(async (tx) => {
        // The order first, as everywhere. What was told is older than the refunds that are counted now.
        const order = await states.lock(tx, payment.orderId);
        const attempt = await createPaymentsRepository(tx).lock(payment.id);
        if (!order || !attempt) return false;
        if (chargedBack) await chargebacks.begin(tx, attempt);
        else await chargebacks.end(tx, attempt, order.state);
        // What does not fit an order is paid back by staff, at the provider: that is no news.
        if (attempt.state === attemptState.mismatch) return false;
        return recordRefund(tx, order.state, attempt, amount);
      });
    },
  };
}
