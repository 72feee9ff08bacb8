import { setTimeout as sleep } from 'node:timers/promises';
import type { OrderId } from '@idavuelta/shared/contracts';
import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { PaymentProvider } from '../provider.ts';
import { isOpen } from './attempt-transitions.ts';
import { lookUpAfterSeconds } from './confirmation.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { createPaymentsRepository } from './payments.repository.ts';
import type { PaymentVerification } from './verification.ts';

export interface QueryProvidersDependencies {
  db: Database;
  jobs: Jobs;
  providers: PaymentProvider[];
  verification: Pick<PaymentVerification, 'verify' | 'orderOf'>;
  log: Log;
}

const tooLate = Symbol('too late');

/** Creates the function that queries providers about all attempts of an order that may still be charged. */
export function createQueryProviders({ db, jobs, providers, verification, log }: QueryProvidersDependencies) {
  const payments = createPaymentsRepository(db);
  const confirms = new Set(providers.filter(({ confirm }) => confirm).map(({ code }) => code));

  /** @returns whether the attempt may still be charged. Never throws, because the waiting caller may be gone. */
  async function isUndecided(payment: PaymentAttempt): Promise<boolean> {
    try {
      const undecided = (await verification.verify(payment)) && isOpen(payment.state);
      await verification.orderOf(payment);
      return undecided;
    } catch (error) {
      log.error({ orderId: payment.orderId, reason: (error as Error).message }, 'payment not verified yet');
      return true;
    }
  }

  /** Like `isUndecided`, within a deadline: a job queries what could not be queried in time. */
  async function isUndecidedUntil(end: number, payment: PaymentAttempt): Promise<boolean> {
    const left = end - Date.now();
    if (left > 0) {
      const undecided = await Promise.race([isUndecided(payment), sleep(left, tooLate, { ref: false })]);
      if (undecided !== tooLate) return undecided;
    }
    const delayMs = lookUpAfterSeconds * 1000;
    await jobs.send('verify-payment', { paymentId: payment.id, asked: true }, { delayMs });
    return true;
  }

  /**
   * Queries the attempts one after the other.
   * @param withinMs limit when someone is waiting: a slower query counts as undecided and a job continues it
   * @returns whether an attempt may still be charged
   */
  return async function queryProvider(orderId: OrderId, withinMs = Number.POSITIVE_INFINITY): Promise<boolean> {
    const end = Date.now() + withinMs;
    let undecided = false;
    for (const payment of await payments.unsettled(orderId)) {
      // A rejected or abandoned attempt is confirmed only when its buyer returns.
      if (!isOpen(payment.state) && confirms.has(payment.provider)) continue;
      const open = withinMs < Number.POSITIVE_INFINITY ? isUndecidedUntil(end, payment) : isUndecided(payment);
      undecided = (await open) || undecided;
    }
    return undecided;
  };
}
