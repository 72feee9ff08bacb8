import type { PaymentState } from '@idavuelta/shared/contracts';
import type { AttemptState, FlagReason } from '../../../database/column-types.ts';

/** Whether staff must look at an order, and why. */
export interface OrderFlag {
  flaggedAt: Date | null;
  flagReasons: FlagReason[];
}

/** Of an attempt in such a state, a flag says that money may have moved: the provider charged another amount, or never told. */
const reasonOf: Partial<Record<AttemptState, FlagReason>> = {
  refused: 'payment-does-not-fit-order',
  abandoned: 'payment-undecided',
};

/** Money may have moved by the attempt, and staff looks at it until the flag is resolved. */
export function isUndecided(attempt: { state: AttemptState }, { flaggedAt, flagReasons }: OrderFlag): boolean {
  const reason = reasonOf[attempt.state];
  return flaggedAt !== null && reason !== undefined && flagReasons.includes(reason);
}

/** The same of an order by its flag alone: for lists, which read no attempts. */
export const hasUndecided = ({ state, flaggedAt, flagReasons }: OrderFlag & { state: PaymentState }): boolean =>
  state !== 'paid' &&
  state !== 'refunded' &&
  flaggedAt !== null &&
  Object.values(reasonOf).some((reason) => flagReasons.includes(reason));
