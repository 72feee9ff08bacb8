import type { OrderDetail, PlacedOrder } from '@idavuelta/shared/contracts';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { useOrderEvent, usePayOrder } from '../../state/orders/orders.api.ts';
import { PayForm } from './PayForm.tsx';
import { useNewAttempt } from './useNewAttempt.ts';

interface PayAgainProps {
  detail: OrderDetail;
  /** Called with what the chosen provider needs next. */
  onStarted: (order: PlacedOrder) => void;
}

/** Another attempt to pay an order, with the same or another method. */
export default function PayAgain({ detail: { order, event }, onStarted }: PayAgainProps) {
  const { data: country } = useOrderEvent(event.slug, {
    selectFromResult: ({ data }) => ({ data: data?.countryCode }),
  });
  const [payOrder, { isLoading: starting, error }] = usePayOrder();
  const start = useNewAttempt((attempt) => payOrder({ id: order.id, ...attempt }), onStarted);
  return (
    <PayForm
      order={order}
      country={country}
      startDate={event.startDate}
      start={start}
      starting={starting}
      problem={error as ApiProblem | undefined}
    />
  );
}
