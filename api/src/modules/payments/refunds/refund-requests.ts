import type { Money } from '@idavuelta/shared/contracts';
import type { RefundReason } from '../../../database/column-types.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { PaymentAttempt } from '../attempts/payment-attempt.ts';
import { createRefundsRepository } from './refunds.repository.ts';

export interface RefundRequest {
  attempt: Pick<PaymentAttempt, 'id' | 'amount'>;
  /** The full charge of the attempt when omitted. */
  amount?: Money;
  reason: RefundReason;
  /** Actor, as in an audit row. */
  by: string;
}

export type RefundRequests = ReturnType<typeof createRefundRequests>;

/** Stores the intent to refund together with the job that calls the provider. */
export const createRefundRequests = ({ jobs }: { jobs: Jobs }) => ({
  /** @returns the id of the refund */
  async request(tx: Queryable, { attempt, amount = attempt.amount, reason, by }: RefundRequest) {
    const refundId = await createRefundsRepository(tx).add({ paymentId: attempt.id, amount, reason, by });
    await jobs.send('pay-refund', { refundId }, { tx });
    return refundId;
  },
});
