import { randomBytes } from 'node:crypto';
import type {
  CountryCode,
  Currency,
  Money,
  OrderId,
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
}

/** What a provider has decided about an attempt, checked with the provider itself. */
export type Verdict =
  | { outcome: 'approved' | 'rejected'; reference: string; amount: Money; raw: object }
  /** The provider knows the attempt and has not decided. */
  | { outcome: 'pending' }
  /** The provider knows nothing of the attempt, or cannot tell. */
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
  verdict?: Verdict;
}

/** A notification whose signature is not the provider's. It changes nothing. */
export class ForgedNotificationError extends Error {}

/** What became of a refund: money on its way back, or a way to pay that staff must pay back by hand. */
export type RefundResult = { outcome: 'refunded'; raw: object } | { outcome: 'unsupported' };

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
  /** The only currencies that it charges in; absent when it charges in any. */
  currencies?: readonly Currency[];
  /** State of an order that waits for this payment. */
  waiting: Extract<PaymentState, 'awaiting_payment' | 'awaiting_transfer_payment'>;
  /** Seconds the seats are held for it. */
  holdSeconds: number;
  /** Seconds after the order was placed until which its buyer may hold the seats; absent where a hold is not renewed. */
  maxHoldSeconds?: number;
  /** @returns a reference that no other attempt has */
  newReference(parts: ReferenceParts): string;
  /** @throws an AppError when the event starts too soon for this way to pay */
  assertInTime?(eventStartsAt: Date): void;
  /** Starts the attempt at the provider. @returns what the browser needs next @throws when the provider does not respond in time */
  start(attempt: AttemptToStart): Promise<{ token?: string; response: PaymentResponse }>;
  /** Confirms the payment; only where the provider charges at that moment. It moves money. @throws as `start` */
  confirm?(attempt: StartedAttempt): Promise<Verdict>;
  /** What the provider knows about the attempt. It moves nothing. @throws as `start` */
  lookup(attempt: StartedAttempt): Promise<Verdict>;
  /**
   * Reads a call of the provider.
   * @returns undefined when it is about nothing of ours
   * @throws ForgedNotificationError
   */
  parseNotification?(message: NotificationMessage): Promise<ProviderNotification | undefined>;
  /**
   * Pays back all or part of what was charged.
   * @param key names this refund: the same key pays back once, where the provider knows such keys
   * @throws when the provider refuses or does not respond in time
   */
  refund(attempt: StartedAttempt, amount: Money, key: string): Promise<RefundResult>;
}

// Without 0, O, 1 and I, which are confused when written by hand.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `length` random characters that are easy to read and copy. */
export const readableCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
