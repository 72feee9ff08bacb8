import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { useOrder } from '../../state/orders/orders.api.ts';
import { usePollingWithBackoff } from '../../state/orders/usePollingWithBackoff.ts';

/**
 * The time to pay is over by the buyer's clock. The server holds the seats a few minutes longer while it queries the
 * provider, so only its response shows that they were released: a missing or failed response never does. The checkout
 * follows each response.
 */
export function ExpiredHold({ id }: { id: PlacedOrder['orderId'] }) {
  const { t } = useTranslation('booking');
  // the error of the last attempt stays during the next one
  const { data, error, refetch } = useOrder({ id });
  usePollingWithBackoff(true, refetch);

  if (error) return t('hold.unreachable');
  // the buyer's clock may be ahead
  return t(data?.order.payable ? 'hold.kept' : 'hold.asking');
}
