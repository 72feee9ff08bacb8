import type {
  CountryCode,
  Money,
  OrderId,
  PaymentMethodCode,
  PaymentResponse,
  PaymentState,
} from '@idavuelta/shared/contracts';
import type { StaffActor } from '../../../database/actor.ts';
import type { Queryable } from '../../../database/database.ts';

/** A way to pay, as far as placing an order is concerned. */
export interface OrderPaymentMethod {
  code: PaymentMethodCode;
  /** State of an order that waits for this payment. */
  waiting: PaymentState;
  /** Seconds the seats are held. */
  holdSeconds: number;
  /** The same for a buyer who has not paid anything yet, where that is shorter. */
  firstHoldSeconds?: number;
  /** Seconds after the order was placed until which its buyer may hold the seats; absent where a hold is not renewed. */
  maxHoldSeconds?: number;
  /** Its payment page ends with the hold it was started with: that hold is not renewed, only another attempt begins one. */
  pageEndsWithHold?: boolean;
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

/** Names a call that asks for an attempt: the same key with the same request is the same attempt. */
export interface AttemptKey {
  key: string;
  requestHash: string;
}

/** An attempt to pay an order. */
export interface NewAttempt {
  orderId: OrderId;
  code: PaymentMethodCode;
  charge: Charge;
  /** Absent for the first attempt, which the order's own key names. */
  key?: AttemptKey;
}

/** The code of cash: staff takes it, no buyer can choose it, and it is paid back by hand. */
export const cash = 'efectivo';

/** Asked for by staff: the buyer gets a link, and chooses on the site how to pay. */
export const paymentLink = 'enlace';

/** Cash that was taken for an order. */
export interface CashPayment {
  orderId: OrderId;
  charge: Charge;
  by: StaffActor;
}

/** Where the attempts of an order stand. */
export interface AttemptsSummary {
  /** Nobody knows yet how one of them ends. */
  open: boolean;
  /** The same, of one whose provider can be asked. */
  atProvider: boolean;
  /** The provider was asked to charge, and its answer is not known. */
  confirming: boolean;
  /** Money may have moved by one of them, and staff looks at it. */
  undecided: boolean;
  /** The latest attempt was refused. */
  rejected: boolean;
}

/** What orders need from payments. Declared here, so that payments may import orders and not the other way round. */
export interface OrderPayments {
  /** @throws PAYMENT_METHOD_UNAVAILABLE where it is not configured, VALIDATION_FAILED for a code of none */
  provider(code: string): OrderPaymentMethod;
  /** What the method charges now. @throws PAYMENT_METHOD_UNAVAILABLE, also for a method of another country */
  charge(tx: Queryable, request: ChargeRequest): Promise<Charge>;
  /** The first way to pay of a country that is no transfer. @throws PAYMENT_METHOD_UNAVAILABLE */
  onlineMethod(tx: Queryable, country: CountryCode): Promise<OrderPaymentMethod>;
  /** What is taken in cash for it now. @throws PAYMENT_METHOD_UNAVAILABLE without a fresh rate */
  cashCharge(tx: Queryable, request: Omit<ChargeRequest, 'code'>): Promise<Charge>;
  /** Records cash, in the transaction that makes the order paid. */
  takeCash(tx: Queryable, payment: CashPayment): Promise<void>;
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
  /**
   * Starts the attempt that an order was placed with, unless that was done before.
   * @returns the first answer again; an empty one where the browser has nothing to do for it
   */
  resume(orderId: OrderId): Promise<PaymentResponse>;
  /** The attempt that was asked for under a key. */
  byKey(tx: Queryable, orderId: OrderId, key: string): Promise<{ id: number; requestHash: string | null } | undefined>;
  attemptsSummary(tx: Queryable, orderId: OrderId): Promise<AttemptsSummary>;
  /** Abandons undecided attempts, except one that is being confirmed. */
  abandonOpen(tx: Queryable, orderId: OrderId): Promise<void>;
  /** The order's transfers pay it no more, should their money still come: it is to be paid back. */
  rejectTransfers(tx: Queryable, orderId: OrderId, by: StaffActor): Promise<void>;
  /**
   * Asks the providers what became of the order's attempts, and settles them.
   * @param withinMs for somebody who waits: what takes longer is undecided, and a job goes on with it
   * @returns whether one of them may still be charged without our doing
   */
  queryProvider(orderId: OrderId, withinMs?: number): Promise<boolean>;
}
