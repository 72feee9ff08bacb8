import type { Database } from '../../../database/database.ts';
import { createRefundsRepository } from './refunds.repository.ts';

/** Refunds as described in mails. */
export const createRefundsService = ({ db }: { db: Database }) => ({
  async forMail(refundId: number) {
    const refunds = createRefundsRepository(db);
    const refund = await refunds.byId(refundId);
    if (!refund) return undefined;
    const { amount, reason, state, paidBackOn: on, paidBackReference } = refund;
    return {
      ...{ amount, reason, byHand: state === 'by_hand', tickets: await refunds.ticketsOf(refundId) },
      ...(on && { paidBack: { on, reference: paidBackReference ?? '' } }),
    };
  },
});
