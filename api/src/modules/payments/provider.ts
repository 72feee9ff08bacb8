import { randomBytes } from 'node:crypto';
import type {
  CountryCode,
  Currency,
  Money,
  OrderId,
  PaymentMethod,
  PaymentMethodCode,
  PaymentResponse,
  PaymentState,
} from '@idavuelta/shared/contracts';

/** An attempt to pay an order. */
export interface Attempt {
  orderId: OrderId;
  /** Our unique reference: the provider's order number, or the text of a transfer. */
  reference: string;
  amount: Money;
}

/** An attempt that is about to start. */
export interface AttemptToStart extends Attempt {
  heldUntil: Date;
  countryCode: CountryCode;
}

/** An attempt whose start was requested from the provider. */
export interface StartedAttempt extends Attempt {
  /** The provider's own id, if `start` returned one. */
  token: string | null;
  /** The provider's id of the charge, if it has one. */
  chargeId: string | null;
}

/** A provider's decision about an attempt. */
export interface DecidedResult {
  /** `abandoned`: the buyer gave up; nothing was declined. */
  outcome: 'approved' | 'rejected' | 'abandoned';
  reference: string;
  amount: Money;
  /** The provider's id of the charge, if one attempt may be charged more than once. */
  chargeId?: string;
  /** What the provider reveals of the card that paid: a few digits, which other cards may share. */
  card?: string;
  raw: object;
}

/** A provider's result for an attempt, verified with the provider itself. */
export type ProviderResult =
  | DecidedResult
  /** Undecided as far as we know: the attempt may still be charged. */
  | { outcome: 'pending' }
  /** The provider knows of no payment. */
  | { outcome: 'unknown' };

/** A request from a provider, as received. */
export interface NotificationMessage {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** Content of a genuine notification. */
export interface ProviderNotification {
  /** Our reference of the attempt. */
  reference: string;
  /** The result that it proves; without one, `lookup` queries the provider. */
  result?: ProviderResult;
}

/** Thrown for a notification not signed by the provider. It changes nothing. */
export class ForgedNotificationError extends Error {}

/** Result of a refund: the provider makes it, or does not support refunds and staff must pay manually. */
export type RefundResult = { outcome: 'refunded'; raw: object } | { outcome: 'unsupported' };

/** The part of an attempt that was refunded, no matter by whom. */
export interface PaidBack {
  amount: Money;
  /** Whether the charge was disputed; that sum is not part of `amount`. */
  chargedBack?: boolean;
}

/** Thrown when the provider rejects a refund for good: it was not made, and a retry is pointless. */
export class RefundRejectedError extends Error {}

/** What the reference of a new attempt is built from. */
export interface ReferenceParts {
  orderNumber: string;
  /** Starting at 1. */
  attempt: number;
}

/** A payment provider. Each implementation keeps its protocol to itself. */
export interface PaymentProvider {
  code: PaymentMethodCode;
  /** Means of payment, described by the site in its languages. */
  kind: PaymentMethod['kind'];
  /** Brand name, the same in every language; absent for transfers, which have a translated name. */
  name?: string;
  /** The only currencies it supports; absent for any currency. */
  currencies?: readonly Currency[];
  /** State of an order while it waits for this payment. */
  waiting: Extract<PaymentState, 'awaiting_payment' | 'awaiting_transfer_payment'>;
  /** How long seats are held, in seconds. */
  holdSeconds: number;
  /** A shorter hold for buyers who have never paid anything, in seconds. */
  firstHoldSeconds?: number;
  /** Limit for renewals in seconds since the order was placed; absent when holds cannot be renewed. */
  maxHoldSeconds?: number;
  /** Whether the payment page expires with the hold. Such a hold cannot be renewed; a new attempt gets a new one. */
  pageEndsWithHold?: boolean;
  /** @returns a unique reference */
  newReference(parts: ReferenceParts): string;
  /** @throws an AppError when the event starts too soon for this payment method */
  assertInTime?(eventStartsAt: Date): void;
  /** Time limit of `start` in seconds, after which another process may take over. */
  startSeconds: number;
  /**
   * Starts the attempt at the provider.
   * @returns what the browser needs to continue @throws when the provider does not respond in time
   */
  start(attempt: AttemptToStart): Promise<{ token?: string; response: PaymentResponse }>;
  /**
   * Confirms and thereby charges the payment; only for providers that charge on confirmation.
   * @returns `pending` only when the provider stated that there is nothing to confirm
   * @throws as `start` does, also when it is unknown whether the provider charged
   */
  confirm?(attempt: StartedAttempt): Promise<ProviderResult>;
  /** Queries the provider about the attempt without moving money. @throws as `start` does */
  lookup(attempt: StartedAttempt): Promise<ProviderResult>;
  /**
   * Parses a notification from the provider.
   * @returns undefined when it is not about one of our attempts
   * @throws ForgedNotificationError
   */
  parseNotification?(message: NotificationMessage): Promise<ProviderNotification | undefined>;
  /**
   * Refunds all or part of the charge.
   * @param key idempotency key of the refund, if the provider supports those
   * @throws RefundRejectedError; any other error when it is unknown whether the refund was made
   */
  refund(attempt: StartedAttempt, amount: Money, key: string): Promise<RefundResult>;
  /** Whether refunds are idempotent under their key. */
  refundsOnceForKey?: boolean;
  /** Returns the refunds of the attempt so far; undefined when unknown. @throws as `start` does */
  paidBack?(attempt: StartedAttempt): Promise<PaidBack | undefined>;
  /** Whether `paidBack` reports chargebacks. */
  reportsChargebacks?: boolean;
  /** Whether `paidBack` reports a single refund even if there were several, and so is a lower bound. */
  reportsOneRefund?: boolean;
  /** Returns every charge of the attempt, if there can be more than one. @throws as `start` does */
  charges?(attempt: StartedAttempt): Promise<ProviderResult[]>;
}

// Excludes 0, O, 1 and I, which are easily confused in handwriting.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Generates `length` random characters that are easy to read and copy. */
export const readableCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
