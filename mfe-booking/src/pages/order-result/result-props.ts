import type { OrderDetail, PlacedOrder } from '@idavuelta/shared/contracts';

export interface ResultProps {
  detail: OrderDetail;
  refresh: () => unknown;
  /** Another attempt to pay has begun. */
  onStarted: (placed: PlacedOrder) => void;
  /** The provider was asked what became of the payment. */
  onAsked: () => void;
}
