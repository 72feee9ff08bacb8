import { selectIsLoggedIn } from '@idavuelta/shared/contracts';
import { useSelector } from '@idavuelta/shared/platform';
import { lazy, Suspense } from 'react';
import { selectCheckout } from '../../state/checkout/checkout.selectors.ts';
import { selectCurrentStep } from '../../state/wizard/step.selectors.ts';

// few visitors have an unpaid order
const OpenOrder = lazy(() => import('./OpenOrder.tsx'));
const EndedOrder = lazy(() => import('./EndedOrder.tsx'));

/** An order of this event that awaits its payment, e.g. when the buyer came back from the provider without paying. */
export function OpenOrderNotice({ onOutdated }: { onOutdated?: () => void }) {
  const checkout = useSelector(selectCheckout);
  const { status, openOrder } = checkout;
  const step = useSelector(selectCurrentStep);
  const loggedIn = useSelector(selectIsLoggedIn);
  // the payment step shows this itself, and offers to order the seats again
  if (status === 'expired' && step !== 'payment')
    return (
      <Suspense>
        <EndedOrder ended={checkout} />
      </Suspense>
    );
  if (!openOrder || status === 'placed' || !loggedIn) return null;
  return (
    <Suspense>
      <OpenOrder openOrder={openOrder} onOutdated={onOutdated} />
    </Suspense>
  );
}
