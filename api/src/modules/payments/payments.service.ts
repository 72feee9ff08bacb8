import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId, PaymentMethodCode } from '@idavuelta/shared/contracts';
import type { Database, Queryable } from '../../database/database.ts';
import { isRefusal, refuse } from '../../errors.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../log.ts';
import type { OrderStates } from '../orders/order-states.ts';
import { createPaymentsRepository } from './payments.repository.ts';
import type { PaymentProvider } from './provider.ts';

/** Longer than any provider's own time limit. */
const claimSeconds = 20;

export type PaymentsService = ReturnType<typeof createPaymentsService>;

export interface PaymentsDependencies {
  db: Database;
  jobs: Jobs;
  providers: PaymentProvider[];
  states: OrderStates;
  log: Log;
}

/** Attempts to pay: opened with the order, started at the provider once it is stored. */
export function createPaymentsService({ db, jobs, providers, states, log }: PaymentsDependencies) {
  const byCode = new Map<string, PaymentProvider>(providers.map((provider) => [provider.code, provider]));

  const provider = (code: string) => {
    const found = byCode.get(code);
    if (!found) throw refuse('PAYMENT_METHOD_UNAVAILABLE');
    return found;
  };

  /** The buyer never reached the provider: seats, coupon and idempotency key are free for a new attempt. */
  const giveUp = (orderId: OrderId, paymentId: number) =>
    db.transaction(async (tx) => {
      await states.move(tx, orderId, 'cancelled');
      await states.forgetKey(tx, orderId);
      await createPaymentsRepository(tx).settle(paymentId, 'abandoned');
    });

  return {
    configured: new Set(byCode.keys()) as ReadonlySet<PaymentMethodCode>,
    provider,

    open: (tx: Queryable, orderId: OrderId, code: PaymentMethodCode, amountCents: number) =>
      createPaymentsRepository(tx).add(orderId, code, provider(code).newReference(), amountCents),

    /**
     * Starts the order's attempt at its provider, once, however many callers ask at the same time, and waits for the answer.
     * @throws PAYMENT_PROVIDER_FAILED
     */
    async start(orderId: OrderId) {
      const payments = createPaymentsRepository(db);
      for (let waited = 0; waited < claimSeconds * 1000; waited += 100) {
        const payment = await payments.latest(orderId);
        // Nothing to pay, or already at the provider.
        if (!payment || payment.response) return;
        if (payment.state !== 'started') throw refuse('PAYMENT_PROVIDER_FAILED');
        const claim = await payments.claimStart(payment.id, claimSeconds);
        if (!claim) {
          await sleep(100);
          continue;
        }
        try {
          const { response, token } = await provider(payment.provider).start({ ...payment, ...claim });
          await payments.started(payment.id, response, token);
          if (response.transfer) await jobs.send('send-mail', { kind: 'transfer-instructions', orderId });
          return;
        } catch (error) {
          // Only the text: the library's error carries our key with the provider.
          log.error({ orderId, provider: payment.provider, reason: (error as Error).message }, 'payment not started');
          await giveUp(orderId, payment.id);
          throw isRefusal(error) ? error : refuse('PAYMENT_PROVIDER_FAILED');
        }
      }
      throw refuse('PAYMENT_PROVIDER_FAILED');
    },

    /** What the browser needs next; empty when nothing is to be paid. */
    responseOf: async (orderId: OrderId) => (await createPaymentsRepository(db).latest(orderId))?.response ?? {},
  };
}
