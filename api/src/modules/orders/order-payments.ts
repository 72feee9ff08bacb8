import type {
  CountryCode,
  Money,
  OrderId,
  PaymentMethodCode,
  PaymentResponse,
  PaymentState,
} from '@idavuelta/shared/contracts';
import type { Queryable } from '../../database/database.ts';

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

/** What an order costs, and how it is to be paid. */
export interface ChargeRequest {
  code: PaymentMethodCode;
  /** The event's. */
  country: CountryCode;
  total: Money;
}

/** What an attempt to pay charges, in the currency of its payment method. */
export interface Charge {
  amount: Money;
  /** How the amount was made of the order's total; absent when both have the same currency. */
  exchange?: { rate: string; setAt: Date };
}

/** An attempt to pay an order. */
export interface NewAttempt {
  orderId: OrderId;
  code: PaymentMethodCode;
  charge: Charge;
}

/** What orders need from payments. Declared here, so that payments may import orders and not the other way round. */
export interface OrderPayments {
  /** @throws PAYMENT_METHOD_UNAVAILABLE */
  provider(code: string): OrderPaymentMethod;
  /** What the method charges now. @throws PAYMENT_METHOD_UNAVAILABLE, also for a method of another country */
  charge(tx: Queryable, request: ChargeRequest): Promise<Charge>;
  /** What the latest attempt of an order charges; undefined when nothing is to be paid. */
  chargeOf(orderId: OrderId): Promise<Charge | undefined>;
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
