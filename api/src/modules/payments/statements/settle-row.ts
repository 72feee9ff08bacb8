import type { Money } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { Queryable } from '../../../database/database.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { hasEnded, isWaiting } from '../../orders/order-transitions.ts';
import { attemptState, isSettled } from '../attempts/attempt-transitions.ts';
import { createPayByTransfer } from '../providers/transfer/pay-by-transfer.ts';
import type { RefundRequests } from '../refunds/refund-requests.ts';
import { type BankRow, createBankRowsRepository, type StatedTransfer } from './bank-rows.repository.ts';
import { classifyRow, type StatedKind } from './classify-row.ts';

export interface SettleRowDependencies {
  jobs: Jobs;
  states: OrderStates;
  refunds: RefundRequests;
}

/** A statement row that names a transfer, and how the two compare. */
export interface SettledRow {
  kind: StatedKind;
  /** Number of the order. */
  order: string;
  /** Received amount minus the order's amount; negative when money is missing. */
  difference: Money;
  /** Whether the order was paid once the amount was complete; false when its seats are gone. */
  paid?: boolean;
}

/**
 * Returns the expected amount in minor units; zero when staff rejected the transfer or the order was paid in another
 * way.
 */
function owedFor({ state, orderState, amount }: StatedTransfer): number {
  if (isSettled(state)) return amount.minor;
  const payable = state !== attemptState.rejected && (isWaiting(orderState) || hasEnded(orderState));
  return payable ? amount.minor : 0;
}

/** Compares a transfer with a row that names it. */
export async function compareRow(
  tx: Queryable,
  transfer: StatedTransfer,
  { amount }: Pick<BankRow, 'amount'>,
): Promise<SettledRow> {
  const received = await createBankRowsRepository(tx).received(transfer.id);
  const owed = owedFor(transfer);
  return {
    kind: classifyRow({ owed, received, row: amount.minor }),
    order: transfer.number,
    difference: { minor: received - owed, currency: amount.currency },
  };
}

/** Creates the function that settles a stored row naming a transfer. The order must be locked. */
export function createSettleRow({ jobs, states, refunds }: SettleRowDependencies) {
  const payByTransfer = createPayByTransfer({ jobs, states, refunds });

  /**
   * Pays the order once its amount is complete.
   * @param pays false for a dry run
   */
  return async function settleRow(
    tx: Queryable,
    {
      row,
      transfer,
      by,
      pays,
    }: { row: Pick<BankRow, 'amount'>; transfer: StatedTransfer; by: StaffActor; pays: boolean },
  ): Promise<SettledRow> {
    const compared = await compareRow(tx, transfer, row);
    if (compared.kind !== 'exact' && compared.kind !== 'in-parts') return compared;
    if (pays && !isSettled(transfer.state)) {
      const order = { id: transfer.orderId, state: transfer.orderState };
      return { ...compared, paid: await payByTransfer(tx, { order, attempt: transfer, by }) };
    }
    await createBankRowsRepository(tx).apply(transfer.id);
    // Staff validated the transfer before its statement arrived.
    return isSettled(transfer.state) ? { ...compared, paid: transfer.state === attemptState.paid } : compared;
  };
}
