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
  /** Our unique name for the attempt: the provider's order number, or the text of a transfer. */
  reference: string;
  amount: Money;
}

/** An attempt that is about to start. */
export interface AttemptToStart extends Attempt {
  heldUntil: Date;
  countryCode: CountryCode;
}

/** An attempt that the provider was asked to start. */
export interface StartedAttempt extends Attempt {
  /** The provider's own name for it, where `start` returned one. */
  token: string | null;
  /** The provider's own name for the money that it charged, where it has one. */
  chargeId: string | null;
}

/** A provider's decision about an attempt. */
export interface DecidedResult {
  /** `abandoned`: its buyer gave up, and nothing was declined. */
  outcome: 'approved' | 'rejected' | 'abandoned';
  reference: string;
  amount: Money;
  /** The provider's own name for what it charged, where one attempt may be charged more than once. */
  chargeId?: string;
  raw: object;
}

/** What a provider has decided about an attempt, checked with the provider itself. */
export type ProviderResult =
  | DecidedResult
  /** The provider has not decided, as far as we can know: the attempt may still be charged. */
  | { outcome: 'pending' }
  /** The provider knows of no payment. */
  | { outcome: 'unknown' };

/** A call that a provider makes to us, as it arrived. */
export interface NotificationMessage {
  headers: Record<string, string | string[] | undefined>;
  query: Record<string, string | undefined>;
  body: Record<string, unknown>;
}

/** What a genuine notification is about. */
export interface ProviderNotification {
  /** Of the attempt. */
  reference: string;
  /** What it proves; without it the provider is asked with `lookup`. */
  result?: ProviderResult;
}

/** A notification whose signature is not the provider's. It changes nothing. */
export class ForgedNotificationError extends Error {}

/** What became of a refund: money on its way back, or a way to pay that staff must pay back by hand. */
export type RefundResult = { outcome: 'refunded'; raw: object } | { outcome: 'unsupported' };

/** How much of an attempt was refunded, by whomever. */
export interface PaidBack {
  amount: Money;
  /** The buyer's bank took the charge back; this is not counted in `amount`. */
  chargedBack?: boolean;
}

/** The provider said no to a refund: it was not made, and asking again changes nothing. */
export class RefundRejectedError extends Error {}

/** What the reference of a new attempt is made of. */
export interface ReferenceParts {
  /** Of the order. */
  orderNumber: string;
  /** 1 for the order's first attempt. */
  attempt: number;
}

/** A way to pay. Each provider implements this interface and keeps its own protocol to itself. */
export interface PaymentProvider {
  code: PaymentMethodCode;
  /** What one pays with there, which the site describes in its languages. */
  kind: PaymentMethod['kind'];
  /** What it is called in every language; absent for a transfer, which has a word in each. */
  name?: string;
  /** The only currencies that it charges in; absent when it charges in any. */
  currencies?: readonly Currency[];
  /** State of an order that waits for this payment. */
  waiting: Extract<PaymentState, 'awaiting_payment' | 'awaiting_transfer_payment'>;
  /** Seconds the seats are held for it. */
  holdSeconds: number;
  /** The same for a buyer who has not paid anything yet, where that is shorter. */
  firstHoldSeconds?: number;
  /** Seconds after the order was placed until which its buyer may hold the seats; absent where a hold is not renewed. */
  maxHoldSeconds?: number;
  /** Its payment page ends with the hold it was started with: that hold is not renewed, only another attempt begins one. */
  pageEndsWithHold?: boolean;
  /** @returns a reference that no other attempt has */
  newReference(parts: ReferenceParts): string;
  /** @throws an AppError when the event starts too soon for this way to pay */
  assertInTime?(eventStartsAt: Date): void;
  /** Seconds within which `start` has ended, one way or the other: then another process may do it instead. */
  startSeconds: number;
  /** Starts the attempt at the provider. @returns what the browser needs next @throws when the provider does not respond in time */
  start(attempt: AttemptToStart): Promise<{ token?: string; response: PaymentResponse }>;
  /**
   * Confirms the payment; only where the provider charges at that moment. It moves money.
   * @returns `pending` only when the provider said for sure that there is nothing to confirm
   * @throws as `start`, also when it cannot be known whether the provider charged
   */
  confirm?(attempt: StartedAttempt): Promise<ProviderResult>;
  /** What the provider knows about the attempt. It moves nothing. @throws as `start` */
  lookup(attempt: StartedAttempt): Promise<ProviderResult>;
  /**
   * Reads a call of the provider.
   * @returns undefined when it is about nothing of ours
   * @throws ForgedNotificationError
   */
  parseNotification?(message: NotificationMessage): Promise<ProviderNotification | undefined>;
  /**
   * Refunds all or part of the charge.
   * @param key names this refund: the same key pays back once, where the provider knows such keys
   * @throws RefundRefusedError; any other error when it cannot be known whether it was made
   */
  refund(attempt: StartedAttempt, amount: Money, key: string): Promise<RefundResult>;
  /** A refund that is asked for again under its key is made once. */
  refundsOnceForKey?: boolean;
  /** What of the attempt was paid back so far; undefined when it cannot be told. @throws as `start` */
  paidBack?(attempt: StartedAttempt): Promise<PaidBack | undefined>;
  /** `paidBack` tells whether the buyer's bank took the charge back. */
  tellsChargebacks?: boolean;
  /** `paidBack` tells of one refund, while there may have been several: it is the least that was paid back. */
  tellsOneRefund?: boolean;
  /** Everything that was charged for the attempt, where that can be more than once. @throws as `start` */
  charges?(attempt: StartedAttempt): Promise<ProviderResult[]>;
}

// Without 0, O, 1 and I, which are confused when written by hand.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `length` random characters that are easy to read and copy. */
export const readableCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
