import type { ErrorCode, OrderId, PlacedOrder } from '@idavuelta/shared/contracts';

export interface OrderProblem {
  code: ErrorCode;
  /** Variants that are sold out, when that is why. */
  variantIds: number[];
}

type CheckoutStatus =
  | { status: 'idle' }
  | { status: 'placing' }
  | { status: 'placed'; order: PlacedOrder }
  /** The buyer can go on in the wizard. */
  | ({ status: 'refused' } & OrderProblem)
  /** The order failed: on to the page that says so. */
  | { status: 'rejected'; code: ErrorCode }
  | { status: 'expired' };

export interface OpenOrder {
  orderId: OrderId;
  /** ISO 8601 UTC. */
  heldUntil: string;
}

export type CheckoutState = CheckoutStatus & { openOrder?: OpenOrder };

/** Navigation state of a link to the page of a rejected order. */
export interface OrderRejectedLinkState {
  eventSlug?: string;
}
