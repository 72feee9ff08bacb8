import type { OrderId } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../../database/database.ts';
import { AppError } from '../../../errors.ts';
import type { OrderPaymentMethod } from './order-payments.ts';
import { createTransferHoldsRepository, type TransfersInPool } from './transfer-holds.repository.ts';

/** Seats that may wait for transfers however small their share is, at most half of the pool. */
const leastSeats = 4;

/** Keeps many accounts from holding the seats of a departure for days without paying for them. */
export function createTransferHolds({ transferHoldShare }: { transferHoldShare: number }) {
  const limitOf = ({ capacity }: TransfersInPool) =>
    Math.max(Math.floor(capacity * transferHoldShare), Math.min(leastSeats, Math.ceil(capacity / 2)));

  return {
    /** The way to pay, as long as this customer's seats are held for it: shorter where nothing was ever paid. */
    async methodFor(tx: Queryable, method: OrderPaymentMethod, customerId: number): Promise<OrderPaymentMethod> {
      const { firstHoldSeconds, holdSeconds } = method;
      if (firstHoldSeconds === undefined || firstHoldSeconds >= holdSeconds) return method;
      if (await createTransferHoldsRepository(tx).hasPaid(customerId)) return method;
      return { ...method, holdSeconds: firstHoldSeconds };
    },

    /**
     * Refuses an order that holds its seats and waits for a transfer, when such orders then have too many of a pool.
     * Others who want seats of these pools wait until the transaction ends.
     * @throws TRANSFER_LIMIT_REACHED
     */
    async assertShare(tx: Queryable, orderId: OrderId, { waiting }: OrderPaymentMethod) {
      // With a share of 1, transfers may hold all seats.
      if (waiting !== 'awaiting_transfer_payment' || transferHoldShare >= 1) return;
      const holds = createTransferHoldsRepository(tx);
      await holds.lockPools(orderId);
      // A statement of its own, which sees the orders of the transactions that it waited for.
      const pools = await holds.inPoolsOf(orderId);
      if (pools.some((pool) => pool.waiting > limitOf(pool))) throw new AppError('TRANSFER_LIMIT_REACHED');
    },
  };
}

export type TransferHolds = ReturnType<typeof createTransferHolds>;
