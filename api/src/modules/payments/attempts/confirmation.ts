import type { Database } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { couldRetakeSeats } from '../../orders/ending/retake-seats.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { hasEnded, isWaiting } from '../../orders/order-transitions.ts';
import { attemptState, nextAttemptState } from './attempt-transitions.ts';
import type { PaymentAttempt } from './payment-attempt.ts';
import { createPaymentsRepository } from './payments.repository.ts';

/** Longer than a call that confirms, in seconds: a caller still confirming by then has died. */
export const lookUpAfterSeconds = 20;

export type Confirmation = ReturnType<typeof createConfirmation>;

/** Stores the intent to confirm a payment before the provider is asked to charge. */
export function createConfirmation({ db, jobs, states }: { db: Database; jobs: Jobs; states: OrderStates }) {
  return {
    /**
     * Stores the intent and queues the job that queries the payment in case the response is lost. Nothing is confirmed,
     * and so nothing charged, when the order could not keep its seats.
     * @returns `later` while another attempt of the order is being confirmed
     */
    begin: ({ id, orderId }: PaymentAttempt): Promise<'confirm' | 'later' | 'never'> =>
      db.transaction().execute(async (tx) => {
        const payments = createPaymentsRepository(tx);
        const order = await states.lock(tx, orderId);
        const attempt = await payments.lock(id);
        if (!order || !attempt) return 'never';
        const begun = attempt.state === attemptState.confirming;
        if (!begun && !nextAttemptState(attempt.state, attemptState.confirming)) return 'never';
        const payable = isWaiting(order.state) || (hasEnded(order.state) && (await couldRetakeSeats(tx, orderId)));
        if (!payable) {
          await payments.changeState(id, attemptState.abandoned);
          return 'never';
        }
        const others = (await payments.open(orderId)).filter((other) => other.id !== id);
        if (others.some(({ state }) => state === attemptState.confirming)) return 'later';
        if (begun) return 'confirm';
        await payments.changeState(id, attemptState.confirming);
        await jobs.send('verify-payment', { paymentId: id }, { tx, delayMs: lookUpAfterSeconds * 1000 });
        return 'confirm';
      }),

    /** The provider stated that there is nothing to confirm yet. */
    withdraw: ({ id, orderId }: PaymentAttempt) =>
      db.transaction().execute(async (tx) => {
        const order = await states.lock(tx, orderId);
        const payments = createPaymentsRepository(tx);
        if ((await payments.lock(id))?.state !== attemptState.confirming) return;
        await payments.changeState(id, order && isWaiting(order.state) ? attemptState.started : attemptState.abandoned);
      }),
  };
}
