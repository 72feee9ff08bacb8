import type { PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { ForgedNotificationError, type NotificationMessage, type PaymentProvider } from '../provider.ts';
import type { Reversals } from '../reversals/reversals.ts';
import { attemptState, isOpen } from './attempt-transitions.ts';
import type { Confirmation } from './confirmation.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { createPaymentsRepository } from './payments.repository.ts';
import type { ProviderResults } from './provider-results.ts';

export interface PaymentVerificationDependencies {
  db: Database;
  jobs: Jobs;
  providers: PaymentProvider[];
  results: ProviderResults;
  reversals: Reversals;
  confirmation: Confirmation;
  states: OrderStates;
  log: Log;
  /** Called after seats of the event were released. */
  stockChanged: (eventId: number) => void;
}

export type PaymentVerification = ReturnType<typeof createPaymentVerification>;
export type VerifiedOrder = NonNullable<Awaited<ReturnType<PaymentVerification['returned']>>>;

/** Queries providers about payment attempts and applies their results. */
export function createPaymentVerification(dependencies: PaymentVerificationDependencies) {
  const { db, jobs, providers, results, reversals, confirmation, states, log, stockChanged } = dependencies;
  const payments = createPaymentsRepository(db);

  const providerOf = (name: string) => providers.find(({ code }) => code === name);

  /** Queries a provider that charges on its own, or the outcome of a confirmation. @returns whether it is undecided */
  async function lookUp(payment: PaymentAttempt, provider: PaymentProvider) {
    const result = await provider.lookup(payment);
    await results.apply(payment, result);
    return result.outcome === 'pending';
  }

  /**
   * Confirms the payment if its order can still be paid.
   * @returns whether it may still be charged without our involvement
   */
  async function confirm(payment: PaymentAttempt, lookup: NonNullable<PaymentProvider['confirm']>) {
    const intent = await confirmation.begin(payment);
    if (intent !== 'confirm') return intent === 'later';
    const result = await lookup(payment);
    if (result.outcome === 'pending' || result.outcome === 'unknown') await confirmation.withdraw(payment);
    else await results.apply(payment, result);
    return false;
  }

  /**
   * Queries the provider about an attempt and applies the result. An attempt that may already be confirmed is looked up
   * first.
   * @returns whether it may still be charged without our involvement
   * @throws when the provider does not respond
   */
  async function verify(payment: PaymentAttempt): Promise<boolean> {
    const provider = providerOf(payment.provider);
    if (!provider) return false;
    await payments.lookedUp(payment.id);
    if (!provider.confirm) return lookUp(payment, provider);
    if (payment.state === attemptState.confirming && !(await lookUp(payment, provider))) return false;
    return confirm(payment, provider.confirm);
  }

  async function orderOf(payment: PaymentAttempt) {
    const order = await states.find(payment.orderId);
    if (order) stockChanged(order.eventId);
    return order;
  }

  /**
   * A payment that we confirm can only get lost during the confirmation; before that, the buyer's return or the end of
   * the hold confirms it.
   */
  const mayBeLost = ({ state, provider }: PaymentAttempt) =>
    state === attemptState.confirming ||
    (!providerOf(provider)?.confirm && (state === attemptState.started || state === attemptState.abandoned));

  /** Awaits a provider call made while handling its notification. @throws PAYMENT_PROVIDER_FAILED */
  async function orProviderFailed<T>(code: PaymentMethodCode, answer: T | Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (error) {
      log.warn({ provider: code, reason: (error as Error).message }, 'notification not understood yet');
      throw new AppError('PAYMENT_PROVIDER_FAILED');
    }
  }

  const report = (payment: PaymentAttempt, error: unknown) =>
    log.error({ orderId: payment.orderId, reason: (error as Error).message }, 'payment not verified yet');

  return {
    verify,
    /** Reads the attempt's order and invalidates cached responses about its event. */
    orderOf,
    byToken: payments.byToken,
    /** Finds the provider's attempt with our reference. */
    async byReference(code: PaymentMethodCode, reference: string) {
      const payment = await payments.byReference(reference);
      return payment?.provider === code ? payment : undefined;
    },

    /**
     * Handles a buyer's return from the payment page. The return proves nothing, so the provider is queried.
     * @returns the current order
     */
    async returned(payment: PaymentAttempt) {
      if (isOpen(payment.state) || payment.state === attemptState.abandoned) {
        try {
          await verify(payment);
        } catch (error) {
          // The payment may have succeeded, so a job verifies it until the provider responds.
          report(payment, error);
          await jobs.send('verify-payment', { paymentId: payment.id });
        }
      }
      return orderOf(payment);
    },

    /**
     * Handles a buyer who left the payment page, after which the provider charges nothing.
     * @returns the current order
     */
    async abandoned(payment: PaymentAttempt) {
      await results.abandon(payment);
      return orderOf(payment);
    },

    /**
     * Handles a provider's notification. On an error the provider sends it again.
     * @throws UNAUTHENTICATED for a forged notification; PAYMENT_PROVIDER_FAILED
     */
    async notified(code: PaymentMethodCode, message: NotificationMessage) {
      const provider = providerOf(code);
      const notification = await provider?.parseNotification?.(message).catch((error: Error) => {
        const forged = error instanceof ForgedNotificationError;
        log.warn({ provider: code, reason: error.message }, forged ? 'notification refused' : 'notification not read');
        throw new AppError(forged ? 'UNAUTHENTICATED' : 'PAYMENT_PROVIDER_FAILED');
      });
      if (!provider || !notification) return;
      const payment = await payments.byReference(notification.reference);
      if (payment?.provider !== code) {
        log.warn({ provider: code, reference: notification.reference }, 'notification about no payment of ours');
        return;
      }
      await results.apply(payment, notification.result ?? (await orProviderFailed(code, provider.lookup(payment))));
      await reversals.check(payment, { paidBack: async (paid) => orProviderFailed(code, provider.paidBack?.(paid)) });
      await orderOf(payment);
    },

    /**
     * Job: verifies an attempt whose response was lost.
     * @param queried the buyer asked, so an attempt that has only started is verified too
     * @throws while the provider does not respond, so that the job is retried
     */
    async verifyAgain(paymentId: number, queried = false) {
      const payment = await payments.byId(paymentId);
      if (!payment || !(mayBeLost(payment) || (queried && isOpen(payment.state)))) return;
      await verify(payment);
      await orderOf(payment);
      if ((await payments.byId(paymentId))?.state === attemptState.confirming) throw new Error('still pending');
    },
  };
}
