import type { OrderDetail } from '@idavuelta/shared/contracts';

export interface ResultProps {
  detail: OrderDetail;
  refresh: () => unknown;
}
