import type { PaymentState } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { createFlagAttempt } from '../attempts/flag-attempt.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.ts';
import { createRefundsRepository } from '../refunds/refunds.repository.ts';
import { createChargebacksRepository } from './chargebacks.repository.ts';

export interface ChargebacksDependencies {
  jobs: Jobs;
  states: OrderStates;
  log: Log;
}

/** Handles charges that a bank takes back in a dispute, or returns when the shop wins it. */
export function createChargebacks({ jobs, states, log }: ChargebacksDependencies) {
  const flag = createFlagAttempt({ states, log });

  /**
   * The dispute is won: pending refunds are paid now. An order that ended without a full refund is flagged, because its
   * buyer may be owed money.
   */
  async function end(tx: Queryable, attempt: PaymentAttempt, state: PaymentState) {
    const { id, orderId, amount, provider, reference } = attempt;
    const actor = `provider:${provider}`;
    const detail = { reference, amount };
    await createAuditRepository(tx).add({ actor, action: 'chargeback-ended', subject: orderId, detail });
    await states.unflag(tx, orderId, 'charged-back');
    const refunds = createRefundsRepository(tx);
    for (const refundId of await refunds.waiting(id)) await jobs.send('pay-refund', { refundId }, { tx });
    const { requested } = await refunds.ofPayment(id);
    if (state !== 'paid' && requested < amount.minor) await flag(tx, attempt, 'moved-after-end', { amount });
  }

  return {
    /** Records a chargeback and flags its order once; the order must be locked. */
    async begin(tx: Queryable, attempt: PaymentAttempt): Promise<void> {
      if (await createChargebacksRepository(tx).begin(attempt.id))
        await flag(tx, attempt, 'charged-back', { amount: attempt.amount });
    },

    /**
     * Records that the provider reports no chargeback, or none any more.
     * @param state of the order, which must be locked
     */
    async end(tx: Queryable, attempt: PaymentAttempt, state: PaymentState): Promise<void> {
      if (await createChargebacksRepository(tx).end(attempt.id)) await end(tx, attempt, state);
    },
  };
}
