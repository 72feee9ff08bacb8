import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';

// few visitors have an unpaid order
const OpenOrder = lazy(() => import('./OpenOrder.tsx'));

/** An order of this event that awaits its payment, e.g. when the buyer came back from the provider without paying. */
export function OpenOrderNotice({ onOutdated }: { onOutdated?: () => void }) {
  const { status, openOrder } = useSelector(selectCheckout);
  const loggedIn = useSelector(selectIsLoggedIn);
  if (!openOrder || status === 'placed' || !loggedIn) return null;
  return (
    <Suspense>
      <OpenOrder openOrder={openOrder} onOutdated={onOutdated} />
    </Suspense>
  );
}
