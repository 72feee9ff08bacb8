import type { OrderId, PaymentMethodCode, PlacedOrder } from '@idavuelta/shared/contracts';
import { type Money, toDecimalAmount } from '@idavuelta/shared/contracts/money';
import type { ApiProblem } from '@idavuelta/shared/platform';
import { useRef } from 'react';
import { isUnanswered } from '../../state/checkout/order-errors.ts';
import { newDraftId } from '../../state/draft/draft.ts';
import { usePayOrder } from '../../state/orders/orders.api.ts';

/** Starts an attempt to pay an order. A request without a response is repeated under its key, so that it is one attempt. */
export function useNewAttempt(id: OrderId, onStarted: (order: PlacedOrder) => void) {
  const [payOrder, { isLoading: starting, error }] = usePayOrder();
  const unanswered = useRef<{ paymentCode: PaymentMethodCode; key: string }>(undefined);

  const start = async (paymentCode: PaymentMethodCode, shown: Money) => {
    const key = unanswered.current?.paymentCode === paymentCode ? unanswered.current.key : newDraftId();
    unanswered.current = { paymentCode, key };
    const request = { paymentCode, url: window.location.origin, charge: toDecimalAmount(shown) };
    const { data, error } = await payOrder({ id, request, key });
    if (!error || !isUnanswered((error as ApiProblem).code)) unanswered.current = undefined;
    if (data) onStarted(data);
  };
  return {
    start: (paymentCode: PaymentMethodCode, shown: Money) => void start(paymentCode, shown),
    starting,
    problem: error as ApiProblem | undefined,
  };
}
