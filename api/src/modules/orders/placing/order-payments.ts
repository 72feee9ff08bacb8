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

/** A payment method, as far as placing an order is concerned. */
export interface OrderPaymentMethod {
  code: PaymentMethodCode;
  /** State of an order while it waits for this payment. */
  waiting: PaymentState;
  /** How long seats are held, in seconds. */
  holdSeconds: number;
  /** A shorter hold for buyers who have never paid anything, in seconds. */
  firstHoldSeconds?: number;
  /** Limit for renewals in seconds since the order was placed; absent when holds cannot be renewed. */
  maxHoldSeconds?: number;
  /** Whether the payment page expires with the hold. Such a hold cannot be renewed; a new attempt gets a new one. */
  pageEndsWithHold?: boolean;
  /** @throws an AppError when the event starts too soon for this payment method */
  assertInTime?(eventStartsAt: Date): void;
}

/** The price of an order and its payment method. */
export interface ChargeRequest {
  code: PaymentMethodCode;
  /** Country of the event. */
  country: CountryCode;
  total: Money;
}

/** What a payment attempt charges, in the currency of its payment method. */
export interface Charge {
  amount: Money;
  /** Conversion of the order's total; absent when the currencies are the same. */
  exchange?: { rate: string; setAt: Date };
}

/** Identifies a request for an attempt: the same key with the same request is the same attempt. */
export interface AttemptKey {
  key: string;
  requestHash: string;
}

export interface NewAttempt {
  orderId: OrderId;
  code: PaymentMethodCode;
  charge: Charge;
  /** Absent for the first attempt, which is identified by the order's own key. */
  key?: AttemptKey;
}

/** Code of cash: only staff can take it, and refunds are manual. */
export const cash = 'efectivo';

/** Code of a payment link, chosen by staff: the buyer picks the actual method on the site. */
export const paymentLink = 'enlace';

export interface CashPayment {
  orderId: OrderId;
  charge: Charge;
  by: StaffActor;
}

export interface AttemptsSummary {
  /** An attempt is undecided. */
  open: boolean;
  /** An undecided attempt has a provider that can be queried. */
  atProvider: boolean;
  /** A provider was asked to charge and has not responded yet. */
  confirming: boolean;
  /** An attempt may have moved money and is under review by staff. */
  undecided: boolean;
  /** The latest attempt was rejected. */
  rejected: boolean;
}

/** What orders need from payments. Declared here, so that payments may import orders and not the other way round. */
export interface OrderPayments {
  /** @throws PAYMENT_METHOD_UNAVAILABLE when it is not configured, VALIDATION_FAILED for an unknown code */
  provider(code: string): OrderPaymentMethod;
  /** Returns what the method charges now. @throws PAYMENT_METHOD_UNAVAILABLE, also for a method of another country */
  charge(tx: Queryable, request: ChargeRequest): Promise<Charge>;
  /** Returns the country's first payment method other than transfer. @throws PAYMENT_METHOD_UNAVAILABLE */
  onlineMethod(tx: Queryable, country: CountryCode): Promise<OrderPaymentMethod>;
  /** Returns the current price in cash. @throws PAYMENT_METHOD_UNAVAILABLE without a fresh rate */
  cashCharge(tx: Queryable, request: Omit<ChargeRequest, 'code'>): Promise<Charge>;
  /** Records cash in the transaction that marks the order as paid. */
  takeCash(tx: Queryable, payment: CashPayment): Promise<void>;
  /** Returns the charge of the order's latest attempt; undefined for a free order. */
  chargeOf(orderId: OrderId): Promise<Charge | undefined>;
  /** Opens a payment attempt in the transaction that stores the order. @returns the id of the attempt */
  open(tx: Queryable, attempt: NewAttempt): Promise<number>;
  /**
   * Starts the attempt at its provider after the order is stored.
   * @returns what the browser needs to continue
   * @throws PAYMENT_PROVIDER_FAILED
   */
  start(attemptId: number): Promise<PaymentResponse>;
  /**
   * Starts the order's first attempt unless that happened before.
   * @returns the first response again; an empty one when the browser has nothing to do
   */
  resume(orderId: OrderId): Promise<PaymentResponse>;
  /** Finds the attempt requested under a key. */
  byKey(tx: Queryable, orderId: OrderId, key: string): Promise<{ id: number; requestHash: string | null } | undefined>;
  attemptsSummary(tx: Queryable, orderId: OrderId): Promise<AttemptsSummary>;
  /** Abandons undecided attempts, except one that is being confirmed. */
  abandonOpen(tx: Queryable, orderId: OrderId): Promise<void>;
  /** Rejects the order's transfers, so that money that still arrives is refunded. */
  rejectTransfers(tx: Queryable, orderId: OrderId, by: StaffActor): Promise<void>;
  /**
   * Queries the providers of the order's attempts and applies their results.
   * @param withinMs limit when someone is waiting: a slower query counts as undecided and a job continues it
   * @returns whether an attempt may still be charged without our involvement
   */
  queryProvider(orderId: OrderId, withinMs?: number): Promise<boolean>;
}
