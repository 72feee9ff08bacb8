import type { OrderId, PaymentState } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../../database/actor.ts';
import { createAuditRepository } from '../../../../database/audit.repository.ts';
import type { Queryable } from '../../../../database/database.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { issueDocument } from '../../../fiscal/documents/issue.ts';
import type { OrderStates } from '../../../orders/order-states.ts';
import { hasEnded } from '../../../orders/order-transitions.ts';
import { attemptState } from '../../attempts/attempt-transitions.ts';
import type { PaymentAttempt } from '../../attempts/payment-attempt.ts';
import { createPaymentsRepository } from '../../attempts/payments.repository.ts';
import type { RefundRequests } from '../../refunds/refund-requests.ts';
import { createBankRowsRepository } from '../../statements/bank-rows.repository.ts';

export interface ArrivedTransfer {
  /** Must be locked. */
  order: { id: OrderId; state: PaymentState };
  attempt: Pick<PaymentAttempt, 'id' | 'provider' | 'reference' | 'amount'>;
  by: StaffActor;
}

/** Creates the function that records a transfer once its full amount has arrived. */
export const createPayByTransfer =
  ({ jobs, states, refunds }: { jobs: Jobs; states: OrderStates; refunds: RefundRequests }) =>
  /** @returns whether the order is paid; if not, its seats are gone and staff must refund the money manually */
  async (tx: Queryable, { order, attempt, by }: ArrivedTransfer): Promise<boolean> => {
    const late = hasEnded(order.state);
    const paid = await states.pay(tx, order.id, attempt.provider, {
      by,
      reason: late ? 'transfer came late' : 'transfer came',
    });
    const response = { raw: { validatedBy: by } };
    const state = paid ? attemptState.paid : attemptState.toRefund;
    await createPaymentsRepository(tx).changeState(attempt.id, state, response);
    await issueDocument(tx, jobs, attempt.id);
    if (!paid) await refunds.request(tx, { attempt, reason: 'late_payment', by });
    const rows = createBankRowsRepository(tx);
    // A surplus stays open for staff to refund.
    if ((await rows.received(attempt.id)) <= attempt.amount.minor) await rows.apply(attempt.id);
    const detail = { reference: attempt.reference, paid };
    await createAuditRepository(tx).add({ actor: by, action: 'validate-transfer', subject: order.id, detail });
    return paid;
  };
