import type { PaymentState } from '@idavuelta/shared/contracts';
import type { AttemptState, FlagReason } from '../../../database/column-types.ts';

/** Whether and why an order is flagged for staff. */
export interface OrderFlag {
  flaggedAt: Date | null;
  flagReasons: FlagReason[];
}

/** In these states a flag means that money may have moved: the provider charged another amount, or never responded. */
const reasonOf: Partial<Record<AttemptState, FlagReason>> = {
  refused: 'payment-does-not-fit-order',
  abandoned: 'payment-undecided',
};

/** Tells whether the attempt may have moved money and the order is flagged for it. */
export function isUndecided(attempt: { state: AttemptState }, { flaggedAt, flagReasons }: OrderFlag): boolean {
  const reason = reasonOf[attempt.state];
  return flaggedAt !== null && reason !== undefined && flagReasons.includes(reason);
}

/** Like `isUndecided`, from the order's flag alone, for lists that do not load attempts. */
export const hasUndecided = ({ state, flaggedAt, flagReasons }: OrderFlag & { state: PaymentState }): boolean =>
  state !== 'paid' &&
  state !== 'refunded' &&
  flaggedAt !== null &&
  Object.values(reasonOf).some((reason) => flagReasons.includes(reason));
