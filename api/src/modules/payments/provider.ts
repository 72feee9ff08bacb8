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
interface Attempt {
  orderId: OrderId;
  /** Our unique name for the attempt: the provider's order number, or the text of a transfer. */
  reference: string;
  amount: Money;
  heldUntil: Date;
  countryCode: CountryCode;
}

/** A way to pay. Each provider implements this interface and keeps its own protocol to itself. */
export interface PaymentProvider {
  code: PaymentMethodCode;
  /** The only currency that it charges in; absent when it charges in any. */
  currency?: Currency;
  /** State of an order that waits for this payment. */
  waiting: Extract<PaymentState, 'awaiting_payment' | 'awaiting_transfer_payment'>;
  /** Seconds the seats are held for it. */
  holdSeconds: number;
  /** Seconds after the order was placed until which its buyer may hold the seats; absent where a hold is not renewed. */
  maxHoldSeconds?: number;
  newReference(): string;
  /** @throws an AppError when the event starts too soon for this way to pay */
  assertInTime?(eventStartsAt: Date): void;
  /** Starts the attempt at the provider. @returns what the browser needs next @throws when the provider does not respond in time */
  start(attempt: Attempt): Promise<{ token?: string; response: PaymentResponse }>;
}

/** What a provider has decided about an attempt, checked with the provider itself. */
export type Verdict =
  | { outcome: 'approved' | 'rejected'; reference: string; amount: Money; raw: object }
  | { outcome: 'pending' };

// Without 0, O, 1 and I, which are confused when written by hand.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `length` random characters that are easy to read and copy. */
export const readableCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
