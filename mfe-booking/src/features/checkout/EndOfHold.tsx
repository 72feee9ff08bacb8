import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useDispatch, useTranslation } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent } from 'react';
import { holdExpired } from '../../state/checkout/checkout.actions.ts';
import { endedOrder } from '../../state/checkout/ended-order.ts';
import { isWaiting } from '../../state/orders/order-state.ts';
import { useOrder } from '../../state/orders/orders.api.ts';
import { usePollingWithBackoff } from '../../state/orders/usePollingWithBackoff.ts';

/**
 * The time to pay is up on the buyer's clock. The server holds the seats for some minutes more while it asks the provider,
 * so only the server says that they were released: silence and failures never do.
 */
export function EndOfHold({ id }: { id: PlacedOrder['orderId'] }) {
  const { t } = useTranslation('booking');
  const dispatch = useDispatch();
  // the error of the last attempt stays while the next one is under way
  const { data, error, refetch } = useOrder({ id });
  const order = data?.order;
  usePollingWithBackoff(true, refetch);

  // the step shows a paid order itself, since its state follows this response
  const ended = order && !isWaiting(order.paymentState) && order.paymentState !== 'paid';
  const release = useEffectEvent(() => order && dispatch(holdExpired(endedOrder(order))));
  useEffect(() => {
    if (ended) release();
  }, [ended]);

  if (error) return t('hold.unreachable');
  // the buyer's clock may be fast
  return t(order?.payable ? 'hold.kept' : 'hold.asking');
}
