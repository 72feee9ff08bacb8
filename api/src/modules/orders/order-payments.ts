import type { OrderId, PaymentMethodCode, PaymentResponse, PaymentState } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { MinorUnits } from '../../money/money.ts';

/** What a way to pay means for the order that is paid with it. */
export interface OrderPaymentMethod {
  code: PaymentMethodCode;
  /** State in which the order waits for its money. */
  waiting: PaymentState;
  /** Seconds the seats are held. */
  holdSeconds: number;
  /** Refuses an event that starts too soon for this way to pay. */
  assertInTime?(eventStartsAt: Date): void;
}

/** One attempt to pay an order. */
export interface NewAttempt {
  orderId: OrderId;
  code: PaymentMethodCode;
  amount: MinorUnits;
}

/** What placing an order needs of payments. */
export interface OrderPayments {
  /** @throws PAYMENT_METHOD_UNAVAILABLE */
  provider(code: string): OrderPaymentMethod;
  /** Opens the order's attempt to pay, in the transaction that stores the order. @returns the id of the attempt */
  open(tx: Queryable, attempt: NewAttempt): Promise<number>;
  /**
   * Starts the attempt at its provider, once the order is stored.
   * @returns what the browser needs next
   * @throws PAYMENT_PROVIDER_FAILED
   */
  start(attemptId: number): Promise<PaymentResponse>;
  /** The same for an order that was placed before; an empty response when nothing is to be paid. */
  resume(orderId: OrderId): Promise<PaymentResponse>;
}
