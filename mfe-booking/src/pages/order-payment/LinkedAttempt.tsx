import type { PlacedOrder } from '@idavuelta/shared/contracts';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { PayForm } from '../../features/pay-again/PayForm.tsx';
import { useNewAttempt } from '../../features/pay-again/useNewAttempt.ts';
import { usePayByLink } from '../../state/payment-link/payment-link.api.ts';
import type { LinkedOrder } from './linked-order.ts';

interface LinkedAttemptProps {
  order: LinkedOrder;
  token: string;
  /** Called with what the chosen provider needs next. */
  onStarted: (order: PlacedOrder) => void;
}

/** Starts an attempt to pay the order of a link, with the methods of its country. */
export function LinkedAttempt({ order, token, onStarted }: LinkedAttemptProps) {
  const [payByLink, { isLoading: starting, error }] = usePayByLink();
  const start = useNewAttempt(({ request, key }) => payByLink({ payment: { token, ...request }, key }), onStarted);
  return (
    <PayForm
      order={order}
      country={order.event.countryCode}
      startDate={order.event.startDate}
      start={start}
      starting={starting}
      problem={error as ApiProblem | undefined}
    />
  );
}
