import type { ErrorCode, OrderId, PlacedOrder } from '@idavuelta/shared/contracts';
import type { CouponReason } from '../payment/payment.types.ts';

/** A value that the API rejected, by its path in the request: `tickets[0].passengers[0].phone`. */
export interface RejectedField {
  field: string;
  value: unknown;
}

export interface OrderProblem {
  code: ErrorCode;
  /** What to correct when the code is `VALIDATION_FAILED`. */
  rejectedFields: RejectedField[];
  /** Set when the code is about a coupon. */
  couponReason?: CouponReason;
  /** The sold-out variants when the code is `OUT_OF_STOCK`. */
  variantIds: number[];
}

export interface EndedOrder {
  /** Read in the background while the buyer was doing something else, so the notice does not take the focus. */
  background?: boolean;
  /** Cancelled before its deadline: by its buyer elsewhere, or by our staff. */
  endedBeforeDeadline?: boolean;
  /** Id of the order when money may have moved for it: the buyer must check it before paying again. */
  unsettled?: OrderId;
}

type StatusWithDetails =
  | { status: 'idle' }
  | { status: 'placing' }
  /** The open order belongs to the same purchase: it is paid again. */
  | { status: 'resuming' }
  /** The open order could not be paid: it is fetched again. */
  | { status: 'checking' }
  | { status: 'placed'; order: PlacedOrder }
  /** The buyer can correct the error in the wizard. */
  | ({ status: 'correctable' } & OrderProblem)
  /** The order failed; the wizard redirects to `/order-rejected`. */
  | { status: 'rejected'; code: ErrorCode }
  /** The server reports that the order ended without a payment: its seats are free, and the input is kept. */
  | ({ status: 'expired' } & EndedOrder)
  /** The order of this purchase is paid, or may still be: the wizard redirects to its page. */
  | { status: 'found'; orderId: OrderId };

export interface OpenOrder {
  orderId: OrderId;
  /** ISO 8601 UTC. */
  heldUntil: string;
  /** Digest of what was ordered: the same purchase is paid again, not ordered again. */
  purchase: string;
}

export type CheckoutState = StatusWithDetails & { openOrder?: OpenOrder };

export type CheckoutStatus = CheckoutState['status'];

/** Navigation state of a link to `/order-rejected`. */
export interface OrderRejectedLinkState {
  eventSlug?: string;
  /** Why the API rejected the order. */
  code?: ErrorCode;
}
