import type { Money, OrderId, PaymentMethodCode, PaymentResponse } from '@idavuelta/shared/contracts';
import type { AttemptState } from '../../../database/column-types.ts';

/** A single attempt to pay an order. */
export interface PaymentAttempt {
  id: number;
  orderId: OrderId;
  provider: PaymentMethodCode;
  reference: string;
  token: string | null;
  amount: Money;
  state: AttemptState;
  response: PaymentResponse | null;
  /** The provider's id of the charge, if it has one. */
  chargeId: string | null;
  createdAt: Date;
  requestHash: string | null;
  /** Start of a chargeback that is still in effect. */
  chargedBackAt: Date | null;
}
