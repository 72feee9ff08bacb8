import type { Database } from '../../database/database.ts';
import type { Log } from '../../log/log.ts';
import type { OrderStates } from '../orders/order-states.ts';
import { attemptState, isSettled } from './attempts/attempt-transitions.ts';
import type { PaymentAttempt } from './attempts/payment-attempt.ts';
import { createPaymentsRepository } from './attempts/payments.repository.ts';
import type { ProviderResults } from './attempts/provider-results.ts';
import type { PaymentVerification } from './attempts/verification.ts';
import type { PaymentProvider } from './provider.ts';
import type { Reversals } from './reversals/reversals.ts';

/** Most attempts of one run; the next one goes on with the others. */
export const reconciliationBatch = 500;

/** A provider that has not told after so many hours is asked by staff. */
const giveUpAfterHours = 24;

export interface ReconciliationDependencies {
  db: Database;
  providers: PaymentProvider[];
  verification: Pick<PaymentVerification, 'verify' | 'orderOf'>;
  results: ProviderResults;
  reversals: Reversals;
  states: OrderStates;
  log: Log;
  /** How far back attempts are looked at. */
  days: number;
}

/** Finds every charge that a provider knows and we do not: it is settled, paid back or flagged. */
export function createReconciliation(dependencies: ReconciliationDependencies) {
  const { db, providers, verification, results, reversals, states, log, days } = dependencies;
  const payments = createPaymentsRepository(db);
  // Before the attempts are too old to be looked at, so that none ends in silence.
  const giveUpAfterMs = Math.min(giveUpAfterHours, days * 24 - 4) * 3600_000;
  const tellsOfPaid = providers.filter(({ charges, paidBack }) => charges ?? paidBack).map(({ code }) => code);

  async function lookUp(payment: PaymentAttempt, provider: PaymentProvider) {
    // Only one whose confirmation may have been lost is confirmed here; the others are looked up.
    if (payment.state === attemptState.confirming) return void (await verification.verify(payment));
    await payments.lookedUp(payment.id);
    const charges = (await provider.charges?.(payment)) ?? [];
    for (const result of charges) await results.apply(payment, result);
    if (await reversals.check(payment, provider)) await verification.orderOf(payment);
    if (!isSettled(payment.state)) await results.apply(payment, await provider.lookup(payment));
  }

  /** An attempt that its provider never decided: staff is notified. A later result still counts. */
  const giveUp = ({ id, orderId }: PaymentAttempt) =>
    db.transaction().execute(async (tx) => {
      await states.lock(tx, orderId);
      const attempts = createPaymentsRepository(tx);
      await attempts.changeState(id, attemptState.abandoned);
      await attempts.silenceReported(id);
      await states.flag(tx, orderId, 'payment-undecided');
    });

  /** Whether nobody can wait any longer for the provider's word on an attempt that it has never told the end of. */
  async function isTooSilent({ id, state, createdAt }: PaymentAttempt) {
    const silent = await payments.unanswered(id, giveUpAfterMs);
    if (state === attemptState.confirming) return Date.now() - createdAt.getTime() > giveUpAfterMs;
    return silent && (state === attemptState.started || state === attemptState.abandoned);
  }

  async function reconcile(id: number) {
    const payment = await payments.byId(id);
    const provider = providers.find(({ code }) => code === payment?.provider);
    if (!payment || !provider) return;
    try {
      await lookUp(payment, provider);
      await payments.answered(payment.id);
    } catch (error) {
      log.warn({ orderId: payment.orderId, reason: (error as Error).message }, 'payment not reconciled yet');
      if (await isTooSilent(payment)) await giveUp(payment);
    }
  }

  return {
    /** Job: queries the providers of all attempts of the last days that may still change. */
    async run() {
      for (const id of await payments.toReconcile({ days, tellsOfPaid, limit: reconciliationBatch }))
        await reconcile(id);
    },
  };
}
