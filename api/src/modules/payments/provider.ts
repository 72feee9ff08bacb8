import { randomBytes } from 'node:crypto';
import type {
  CountryCode,
  OrderId,
  PaymentMethodCode,
  PaymentResponse,
  PaymentState,
} from '@idavuelta/shared/contracts';
import type { MinorUnits } from '../../money/money.ts';

/** One attempt to pay one order. */
interface Attempt {
  orderId: OrderId;
  /** Our name for it, unique. */
  reference: string;
  amount: MinorUnits;
  heldUntil: Date;
  countryCode: CountryCode;
}

/** A way to pay. Everything that differs between providers is behind it. */
export interface PaymentProvider {
  code: PaymentMethodCode;
  /** State in which an order waits for its money. */
  waiting: Extract<PaymentState, 'awaiting_payment' | 'awaiting_transfer_payment'>;
  /** Seconds the seats are held for it. */
  holdSeconds: number;
  newReference(): string;
  /** Refuses an event that starts too soon for this way to pay. */
  assertInTime?(eventStartsAt: Date): void;
  /** Starts the attempt at the provider. @returns what the browser needs next @throws when the provider does not respond in time */
  start(attempt: Attempt): Promise<{ token?: string; response: PaymentResponse }>;
}

/** What a provider says for certain about an attempt. */
export type Verdict =
  | { outcome: 'approved' | 'rejected'; reference: string; amount: MinorUnits; raw: object }
  | { outcome: 'pending' };

// Without letters and digits that are taken for one another when written by hand.
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** `length` random characters that read well. */
export const readableCode = (length: number) =>
  Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
