import type { PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import { isWaiting, type OrderStates } from '../orders/order-states.ts';
import { attemptState, createPaymentsRepository, type Payment } from './payments.repository.ts';
import { ForgedNotificationError, type NotificationMessage, type PaymentProvider } from './provider.ts';
import type { Settlement } from './settlement.ts';

export interface PaymentVerificationDependencies {
  db: Database;
  jobs: Jobs;
  providers: PaymentProvider[];
  settlement: Settlement;
  states: OrderStates;
  log: Log;
  /** Called when seats of the event were given back. */
  stockChanged: (eventId: number) => void;
}

export type PaymentVerification = ReturnType<typeof createPaymentVerification>;
export type VerifiedOrder = NonNullable<Awaited<ReturnType<PaymentVerification['returned']>>>;

/** Asks providers what became of attempts to pay, and settles them by their verdicts. */
export function createPaymentVerification(dependencies: PaymentVerificationDependencies) {
  const { db, jobs, providers, settlement, states, log, stockChanged } = dependencies;
  const payments = createPaymentsRepository(db);

  const providerOf = (name: string) => providers.find(({ code }) => code === name);

  async function verify(payment: Payment) {
    const provider = providerOf(payment.provider);
    if (!provider) return;
    const verdict = provider.confirm ? await provider.confirm(payment) : await provider.lookup(payment);
    await settlement.settle(payment, verdict);
  }

  async function orderOf(payment: Payment) {
    const order = await states.find(payment.orderId);
    if (order) stockChanged(order.eventId);
    return order;
  }

  return {
    byToken: payments.byToken,
    /** The attempt that we named so, if it is one at that provider. */
    async byReference(code: PaymentMethodCode, reference: string) {
      const payment = await payments.byReference(reference);
      return payment?.provider === code ? payment : undefined;
    },

    /** The buyer came back from the payment page, which proves nothing: the provider is asked. @returns the order as it is now */
    async returned(payment: Payment) {
      if (payment.state === attemptState.started || payment.state === attemptState.abandoned) {
        try {
          await verify(payment);
        } catch (error) {
          // The payment may have been made, so a job verifies it until the provider responds.
          log.error({ orderId: payment.orderId, reason: (error as Error).message }, 'payment not verified yet');
          await jobs.send('verify-payment', { paymentId: payment.id });
        }
      }
      return orderOf(payment);
    },

    /** The buyer left the payment page, after which the provider charges nothing. @returns the order as it is now */
    async abandoned(payment: Payment) {
      await settlement.abandon(payment);
      return orderOf(payment);
    },

    /**
     * A provider told that there is news. What cannot be read now, the provider tells again.
     * @throws UNAUTHENTICATED for a message that is not the provider's; PAYMENT_PROVIDER_FAILED
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
      await settlement.settle(payment, notification.verdict ?? (await provider.lookup(payment)));
      await orderOf(payment);
    },

    /** Job: verifies an attempt whose response was lost. @throws while the provider has not decided, so that it is retried */
    async verifyAgain(paymentId: number) {
      const payment = await payments.byId(paymentId);
      if (!payment) return;
      await verify(payment);
      const [attempt, order] = await Promise.all([payments.byId(paymentId), states.find(payment.orderId)]);
      if (attempt?.state === attemptState.started && order && isWaiting(order.state)) throw new Error('still pending');
    },
  };
}
