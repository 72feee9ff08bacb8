import type { Money } from '@idavuelta/shared/contracts/money';

/** A payment as the shop named it when it was started. */
export interface NamedPayment {
  reference: string;
  /** What was asked for. */
  amount: Money;
}

/** Money that a simulator took from a buyer, and what it has paid back of it. */
export interface Charge extends NamedPayment {
  charged: Money;
  refunded: Money;
  /** Whose refund was asked for with which amounts, the oldest first. */
  refunds: Money[];
}
