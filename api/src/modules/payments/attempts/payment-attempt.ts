import type { Money, OrderId, PaymentMethodCode, PaymentResponse } from '@idavuelta/shared/contracts';
import type { AttemptState } from '../../../database/column-types.ts';

/** One attempt to pay an order. */
export interface PaymentAttempt {
  id: number;
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  token: string | null;
  /** What it charges. */
  amount: Money;
  state: AttemptState;
  response: PaymentResponse | null;
  /** The provider's own name for the money that it charged, where it has one. */
  chargeId: string | null;
  createdAt: Date;
  requestHash: string | null;
  /** Since when its money is with the bank that took it back for the buyer. */
  chargedBackAt: Date | null;
}
