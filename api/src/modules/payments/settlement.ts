import { isSameMoney } from '@idavuelta/shared/contracts/money';
import { createAuditRepository } from '../../database/audit.repository.ts';
import type { AttemptState } from '../../database/column-types.ts';
import type { Database } from '../../database/database.ts';
import type { Log } from '../../log.ts';
import { isWaiting, type OrderStates } from '../orders/order-states.ts';
import { attemptState, createPaymentsRepository, type Payment } from './payments.repository.ts';
import type { Verdict } from './provider.ts';

export type Settlement = ReturnType<typeof createSettlement>;

/** States that no later verdict changes. */
const closed: ReadonlySet<AttemptState> = new Set([
  attemptState.paid,
  attemptState.paidAfterExpiry,
  attemptState.refused,
]);

export interface SettlementDependencies {
  db: Database;
  states: OrderStates;
  log: Log;
}

/** Turns a provider's verdict into the order's state. Each attempt counts once, even when its verdict comes twice or late. */
export function createSettlement({ db, states, log }: SettlementDependencies) {
  return {
    /** Records what the provider decided. A verdict that is no decision changes nothing. */
    settle: (payment: Payment, verdict: Verdict) =>
      db.transaction().execute(async (tx) => {
        if (verdict.outcome === 'pending' || verdict.outcome === 'unknown') return;
        const payments = createPaymentsRepository(tx);
        // Locks are taken in the same order everywhere, the order first, so that transactions cannot deadlock.
        const order = await states.lock(tx, payment.orderId);
        const attempt = await payments.lock(payment.id);
        if (!order || !attempt || closed.has(attempt.state)) return;

        const settle = (state: AttemptState) => payments.settle(attempt.id, state, verdict.raw);
        const flag = async (action: string) => {
          await states.flag(tx, order.id);
          await createAuditRepository(tx).add({
            actor: `provider:${attempt.provider}`,
            action,
            subject: order.id,
            detail: { reference: attempt.reference },
          });
          log.warn({ orderId: order.id, reference: attempt.reference }, action);
        };

        if (verdict.reference !== attempt.reference || !isSameMoney(verdict.amount, attempt.amount)) {
          await settle(attemptState.refused);
          await flag('payment-does-not-fit-order');
        } else if (verdict.outcome === 'rejected') {
          if (attempt.state !== attemptState.started) return;
          await settle(attemptState.rejected);
          if (isWaiting(order.state)) await states.transition(tx, order.id, 'rejected');
        } else if (isWaiting(order.state)) {
          await settle(attemptState.paid);
          await states.transition(tx, order.id, 'paid');
        } else {
          await settle(attemptState.paidAfterExpiry);
          await flag('payment-after-end-of-order');
        }
      }),

    /** The buyer came back without paying: cancels the order, unless the attempt is settled already. */
    abandon: (payment: Payment) =>
      db.transaction().execute(async (tx) => {
        const order = await states.lock(tx, payment.orderId);
        const attempt = await createPaymentsRepository(tx).lock(payment.id);
        if (attempt?.state !== attemptState.started) return;
        await createPaymentsRepository(tx).settle(attempt.id, attemptState.abandoned);
        if (order && isWaiting(order.state)) await states.transition(tx, order.id, 'cancelled');
      }),
  };
}
