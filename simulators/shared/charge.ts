import type { Money } from '@idavuelta/shared/contracts/money';

/** A payment as identified by the shop when it started it. */
export interface NamedPayment {
  reference: string;
  /** The requested amount. */
  amount: Money;
}

/** An amount charged to a buyer, with its refunds. */
export interface Charge extends NamedPayment {
  charged: Money;
  refunded: Money;
  /** Refunded amounts, oldest first. */
  refunds: Money[];
}
