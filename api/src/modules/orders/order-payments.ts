import type { OrderId, PaymentMethodCode, PaymentResponse, PaymentState } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';
import type { MinorUnits } from '../../money/money.ts';

/** A way to pay, as far as placing an order is concerned. */
export interface OrderPaymentMethod {
  code: PaymentMethodCode;
  /** State of an order that waits for this payment. */
  waiting: PaymentState;
  /** Seconds the seats are held. */
  holdSeconds: number;
  /** Seconds after the order was placed until which its buyer may hold the seats; absent where a hold is not renewed. */
  maxHoldSeconds?: number;
  /** @throws an AppError when the event starts too soon for this way to pay */
  assertInTime?(eventStartsAt: Date): void;
}

/** An attempt to pay an order. */
export interface NewAttempt {
  orderId: OrderId;
  code: PaymentMethodCode;
  amount: MinorUnits;
}

/** What orders need from payments. Declared here, so that payments may import orders and not the other way round. */
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
  /** Starts the attempt of an order that was placed before. @returns an empty response when nothing is to be paid */
  resume(orderId: OrderId): Promise<PaymentResponse>;
}
