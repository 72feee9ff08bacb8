import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useTranslation } from '@idavuelta/shared/platform';
import { useOrder } from '../../state/orders/orders.api.ts';
import { usePollingWithBackoff } from '../../state/orders/usePollingWithBackoff.ts';

/**
 * The time to pay is up on the buyer's clock. The server holds the seats for some minutes more while it asks the provider,
 * so only the server says that they were released: silence and failures never do. The checkout follows each response.
 */
export function EndOfHold({ id }: { id: PlacedOrder['orderId'] }) {
  const { t } = useTranslation('booking');
  // the error of the last attempt stays while the next one is under way
  const { data, error, refetch } = useOrder({ id });
  usePollingWithBackoff(true, refetch);

  if (error) return t('hold.unreachable');
  // the buyer's clock may be fast
  return t(data?.order.payable ? 'hold.kept' : 'hold.asking');
}
