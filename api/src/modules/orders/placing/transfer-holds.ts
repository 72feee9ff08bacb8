import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { OrderPaymentMethod } from './order-payments.ts';
import { createTransferHoldsRepository, type TransfersInPool } from './transfer-holds.repository.ts';

/** Seats that may await transfers even when the share is smaller, up to half of the pool. */
const minSeats = 4;

/** Keeps many accounts from blocking a departure for days with unpaid transfers. */
export function createTransferHolds({ transferHoldShare }: { transferHoldShare: number }) {
  const limitOf = ({ capacity }: TransfersInPool) =>
    Math.max(Math.floor(capacity * transferHoldShare), Math.min(minSeats, Math.ceil(capacity / 2)));

  return {
    /** Returns the payment method with the hold that applies to this customer: shorter if they never paid anything. */
    async methodFor(tx: Queryable, method: OrderPaymentMethod, customerId: number): Promise<OrderPaymentMethod> {
      const { firstHoldSeconds, holdSeconds } = method;
      if (firstHoldSeconds === undefined || firstHoldSeconds >= holdSeconds) return method;
      if (await createTransferHoldsRepository(tx).hasPaid(customerId)) return method;
      return { ...method, holdSeconds: firstHoldSeconds };
    },

    /**
     * Rejects an order awaiting a transfer if such orders now hold too much of a pool. Other buyers of these pools wait
     * until the transaction ends.
     * @throws TRANSFER_LIMIT_REACHED
     */
    async assertShare(tx: Queryable, orderId: OrderId, { waiting }: OrderPaymentMethod) {
      // With a share of 1, transfers may hold every seat.
      if (waiting !== 'awaiting_transfer_payment' || transferHoldShare >= 1) return;
      const holds = createTransferHoldsRepository(tx);
      await holds.lockPools(orderId);
      // A separate statement, so that it sees the orders of the transactions it waited for.
      const pools = await holds.inPoolsOf(orderId);
      if (pools.some((pool) => pool.waiting > limitOf(pool))) throw new AppError('TRANSFER_LIMIT_REACHED');
    },
  };
}

export type TransferHolds = ReturnType<typeof createTransferHolds>;
