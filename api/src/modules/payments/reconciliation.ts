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

/** Maximum number of attempts per run; the next run continues. */
export const reconciliationBatch = 500;

/** Hours without a response from a provider after which staff must look. */
const giveUpAfterHours = 24;

export interface ReconciliationDependencies {
  db: Database;
  providers: PaymentProvider[];
  verification: Pick<PaymentVerification, 'verify' | 'orderOf'>;
  results: ProviderResults;
  reversals: Reversals;
  states: OrderStates;
  log: Log;
  /** Age limit of the attempts to query. */
  days: number;
}

/** Finds charges that a provider knows and we do not, and settles, refunds or flags them. */
export function createReconciliation(dependencies: ReconciliationDependencies) {
  const { db, providers, verification, results, reversals, states, log, days } = dependencies;
  const payments = createPaymentsRepository(db);
  // Ends before the attempts are too old to be queried, so that none is dropped silently.
  const giveUpAfterMs = Math.min(giveUpAfterHours, days * 24 - 4) * 3600_000;
  const reportingProviders = providers.filter(({ charges, paidBack }) => charges ?? paidBack).map(({ code }) => code);

  async function lookUp(payment: PaymentAttempt, provider: PaymentProvider) {
    // Only attempts that may have lost their confirmation are confirmed here; the others are looked up.
    if (payment.state === attemptState.confirming) return void (await verification.verify(payment));
    await payments.lookedUp(payment.id);
    const charges = (await provider.charges?.(payment)) ?? [];
    for (const result of charges) await results.apply(payment, result);
    if (await reversals.check(payment, provider)) await verification.orderOf(payment);
    if (!isSettled(payment.state)) await results.apply(payment, await provider.lookup(payment));
  }

  /** Notifies staff of an attempt that its provider never decided. A later result still counts. */
  const reportSilence = ({ id, orderId }: PaymentAttempt) =>
    db.transaction().execute(async (tx) => {
      await states.lock(tx, orderId);
      const attempts = createPaymentsRepository(tx);
      await attempts.changeState(id, attemptState.abandoned);
      await attempts.silenceReported(id);
      await states.flag(tx, orderId, 'payment-undecided');
    });

  /** Tells whether the provider has been silent about an undecided attempt for too long. */
  async function isTooSilent({ id, state, createdAt }: PaymentAttempt) {
    const silent = await payments.recordSilence(id, giveUpAfterMs);
    if (state === attemptState.confirming) return Date.now() - createdAt.getTime() > giveUpAfterMs;
    return silent && (state === attemptState.started || state === attemptState.abandoned);
  }

  async function reconcile(id: number) {
    const payment = await payments.byId(id);
    const provider = providers.find(({ code }) => code === payment?.provider);
    if (!payment || !provider) return;
    try {
      await lookUp(payment, provider);
      await payments.recordResponse(payment.id);
    } catch (error) {
      log.warn({ orderId: payment.orderId, reason: (error as Error).message }, 'payment not reconciled yet');
      if (await isTooSilent(payment)) await reportSilence(payment);
    }
  }

  return {
    /** Job: queries the providers of all recent attempts that may still change. */
    async run() {
      for (const id of await payments.toReconcile({ days, reportingProviders, limit: reconciliationBatch }))
        await reconcile(id);
    },
  };
}
