import type { PlacedOrder } from '@idavuelta/shared/contracts';
import { useDispatch } from '@idavuelta/shared/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import { holdExpired } from '../../state/checkout/checkout.slice.ts';
import { isWaiting } from '../../state/orders/is-waiting.ts';
import { useOrder } from '../../state/orders/orders.api.ts';
import { useRenewal } from '../../state/orders/useRenewal.ts';
import { HoldTimer } from '../../ui/HoldTimer.tsx';

/** Milliseconds between two questions once the time is up, and after which the seats count as released. */
const pollingInterval = 2_000;
const patience = 10_000;

/** The time left to pay. When it is up the API is asked, since the provider may have been paid in the last moment. */
export function CheckoutHold({ order, heldUntil }: { order: PlacedOrder; heldUntil: string }) {
  const renewal = useRenewal(order.orderId, heldUntil);
  // which time is up: it may be extended, and then end again
  const [over, setOver] = useState<string>();
  return (
    <>
      <HoldTimer
        heldUntil={heldUntil}
        renewal={order.paymentState === 'awaiting_payment' ? renewal : undefined}
        onExpired={() => setOver(heldUntil)}
      />
      {over === heldUntil && <EndOfHold id={order.orderId} />}
    </>
  );
}

/** Asks what the order has become; the state follows what is answered. */
function EndOfHold({ id }: { id: PlacedOrder['orderId'] }) {
  const dispatch = useDispatch();
  const { data, isError } = useOrder({ id }, { pollingInterval });
  const state = data?.order.paymentState;
  const released = isError || (state !== undefined && !isWaiting(state));
  const release = useEffectEvent(() => void dispatch(holdExpired()));

  useEffect(() => {
    if (released) release();
    const timer = setTimeout(() => release(), patience);
    return () => clearTimeout(timer);
  }, [released]);
  return null;
}
