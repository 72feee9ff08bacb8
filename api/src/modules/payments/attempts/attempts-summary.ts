import type { OrderPayments } from '../../orders/placing/order-payments.ts';
import { attemptState, isOpen } from './attempt-transitions.ts';
import { createPaymentsRepository } from './payments.repository.ts';

/** The part of `OrderPayments` that needs no provider. */
export const attemptsSummary: Pick<OrderPayments, 'attemptsSummary' | 'abandonOpen' | 'rejectTransfers'> = {
  async attemptsSummary(tx, orderId) {
    const attempts = await createPaymentsRepository(tx).states(orderId);
    const open = attempts.filter(({ state }) => isOpen(state));
    return {
      open: open.length > 0,
      atProvider: open.some(({ provider: code }) => code !== 'transferencia'),
      confirming: open.some(({ state }) => state === attemptState.confirming),
      undecided: attempts.some(({ undecided }) => undecided),
      rejected: attempts[0]?.state === attemptState.rejected,
    };
  },

  async abandonOpen(tx, orderId) {
    const attempts = createPaymentsRepository(tx);
    for (const { id, state } of await attempts.open(orderId))
      if (state === attemptState.started) await attempts.changeState(id, attemptState.abandoned);
  },
  async rejectTransfers(tx, orderId, by) {
    const attempts = createPaymentsRepository(tx);
    for (const { id } of await attempts.transfers(orderId))
      await attempts.changeState(id, attemptState.rejected, { raw: { rejectedBy: by } });
  },
};
