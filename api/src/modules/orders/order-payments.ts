import type { OrderId, PaymentMethodCode, PaymentResponse, PaymentState } from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

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

/** What placing an order needs of payments. */
export interface OrderPayments {
  /** @throws PAYMENT_METHOD_UNAVAILABLE */
  provider(code: string): OrderPaymentMethod;
  /** Opens the order's attempt to pay, in the transaction that stores the order. */
  open(tx: Queryable, orderId: OrderId, code: PaymentMethodCode, amountCents: number): Promise<unknown>;
  /** Starts the attempt at its provider, once the order is stored. @throws PAYMENT_PROVIDER_FAILED */
  start(orderId: OrderId): Promise<void>;
  /** What the browser needs next; empty when nothing is to be paid. */
  responseOf(orderId: OrderId): Promise<PaymentResponse>;
}
