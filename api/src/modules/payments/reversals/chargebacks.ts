import type { PaymentState } from '@idavuelta/shared/contracts';
import { createAuditRepository } from '../../../database/audit.repository.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { Log } from '../../../log/log.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.ts';
import { createRefundsRepository } from '../refunds/refunds.repository.ts';
import { createChargebacksRepository } from './chargebacks.repository.ts';
import { createFlagAttempt } from './flag-attempt.ts';

export interface ChargebacksDependencies {
  jobs: Jobs;
  states: OrderStates;
  log: Log;
}

/** Charges that the bank of a buyer takes back, and gives back when the shop wins the dispute. */
export function createChargebacks({ jobs, states, log }: ChargebacksDependencies) {
  const flag = createFlagAttempt({ states, log });

  /** The money is ours again: refunds that waited are paid now. An order that has ended without one may owe its buyer. */
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
    /** The bank took the charge of a locked order back. It is flagged once. */
    async begin(tx: Queryable, attempt: PaymentAttempt): Promise<void> {
      if (await createChargebacksRepository(tx).begin(attempt.id))
        await flag(tx, attempt, 'charged-back', { amount: attempt.amount });
    },

    /** The provider tells of no chargeback (any more). @param state of the order, which is locked */
    async end(tx: Queryable, attempt: PaymentAttempt, state: PaymentState): Promise<void> {
      if (await createChargebacksRepository(tx).end(attempt.id)) await end(tx, attempt, state);
    },
  };
}
