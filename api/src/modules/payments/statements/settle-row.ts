import type { Money } from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { Queryable } from '../../../database/database.ts';
import type { OrderStates } from '../../orders/order-states.ts';
import { hasEnded, isWaiting } from '../../orders/order-transitions.ts';
import { attemptState, isSettled } from '../attempts/attempt-transitions.ts';
import { createPayByTransfer } from '../providers/transfer/pay-by-transfer.ts';
import type { RefundRequests } from '../refunds/refund-requests.ts';
import { type BankRow, createBankRowsRepository, type StatedTransfer } from './bank-rows.repository.ts';
import { judge, type StatedKind } from './judge-row.ts';

export interface SettleRowDependencies {
  states: OrderStates;
  refunds: RefundRequests;
}

/** A row of a statement that names a transfer, and how that stands with it. */
export interface SettledRow {
  kind: StatedKind;
  /** Number of the order. */
  order: string;
  /** What came beyond the amount of the order; what is missing is negative. */
  difference: Money;
  /** Whether the order is paid, once the amount is there; where not, its seats are gone. */
  paid?: boolean;
}

/** Minor units that are to come for a transfer; none that staff has refused, or whose order is paid in another way. */
function owedFor({ state, orderState, amount }: StatedTransfer): number {
  if (isSettled(state)) return amount.minor;
  const payable = state !== attemptState.rejected && (isWaiting(orderState) || hasEnded(orderState));
  return payable ? amount.minor : 0;
}

/** How a transfer stands with a row that names it. */
export async function standingOf(
  tx: Queryable,
  transfer: StatedTransfer,
  { amount }: Pick<BankRow, 'amount'>,
): Promise<SettledRow> {
  const received = await createBankRowsRepository(tx).received(transfer.id);
  const owed = owedFor(transfer);
  return {
    kind: judge({ owed, received, row: amount.minor }),
    order: transfer.number,
    difference: { minor: received - owed, currency: amount.currency },
  };
}

/** Makes the function that settles a stored row which names a transfer whose order is locked. */
export function createSettleRow({ states, refunds }: SettleRowDependencies) {
  const payByTransfer = createPayByTransfer({ states, refunds });

  /**
   * Pays the order once its amount is there.
   * @param pays false for a look at what would happen
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
    const standing = await standingOf(tx, transfer, row);
    if (standing.kind !== 'exact' && standing.kind !== 'in-parts') return standing;
    if (pays && !isSettled(transfer.state)) {
      const order = { id: transfer.orderId, state: transfer.orderState };
      return { ...standing, paid: await payByTransfer(tx, { order, attempt: transfer, by }) };
    }
    await createBankRowsRepository(tx).apply(transfer.id);
    // Staff has validated the transfer before its statement came.
    return isSettled(transfer.state) ? { ...standing, paid: transfer.state === attemptState.paid } : standing;
  };
}
