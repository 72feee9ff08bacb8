import type { OrderDetail, PlacedOrder } from '@idavuelta/shared/contracts';

export interface ResultProps {
  detail: OrderDetail;
  refresh: () => unknown;
  /** Another attempt to pay has begun. */
  onStarted: (placed: PlacedOrder) => void;
  /** Called when the provider has been queried. */
  onProviderQueried: () => void;
}
